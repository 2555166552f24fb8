// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The initial size in points of a view without a container. It is the size of the main screen, that is of the first
  /// window, because code for phones uses the view's size before the view is in a window.
  package static var initialSize: CGSize { UIScreen.main.bounds.size }

  /// The edges at which the view extends below bars. The default is all.
  ///
  /// In a navigation controller, the view ends at a bar on an edge that is not in the set.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { screen.extendedEdges }
    set {
      guard screen.extendedEdges != newValue else { return }
      screen.extendedEdges = newValue
      extentPreferenceDidChange()
    }
  }

  /// Whether the view extends below bars whose `isTranslucent` is `false`. The default is `false`.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { screen.includesOpaqueBars }
    set {
      guard screen.includesOpaqueBars != newValue else { return }
      screen.includesOpaqueBars = newValue
      extentPreferenceDidChange()
    }
  }

  /// Whether scroll views of this view controller whose `contentInsetAdjustmentBehavior` is `.automatic` add the safe
  /// area to their insets. The default is `true`.
  ///
  /// Deprecated on iOS: use `UIScrollView.contentInsetAdjustmentBehavior`.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { screen.adjustsScrollViewInsets }
    set { screen.adjustsScrollViewInsets = newValue }
  }

  /// The part of the view that bars cover at the top.
  ///
  /// Deprecated on iOS: use `UIView.safeAreaInsets`.
  public final var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }

  /// The part of the view that bars cover at the bottom.
  ///
  /// Deprecated on iOS: use `UIView.safeAreaInsets`.
  public final var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  private func layoutSupport(_ side: SafeAreaLayoutSupport.Side) -> any UILayoutSupport {
    SafeAreaLayoutSupport(side) { [weak self] in self?.view }
  }

  private func extentPreferenceDidChange() { (parent as? UINavigationController)?.extentDidChange() }
}
