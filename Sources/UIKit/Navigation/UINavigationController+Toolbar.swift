// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Whether the toolbar is out of sight, as it is at first. Set, it changes without animation.
  public final var isToolbarHidden: Bool {
    get { toolbarPlace.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Takes the toolbar away, or brings it.
  ///
  /// Called from `viewWillAppear(_:)` it comes or goes with the transition, and is as it was when that is cancelled. At
  /// other times an animated change takes `hideShowBarDuration`.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard toolbarPlace.isHidden != hidden else { return }
    toolbarPlace.isHidden = hidden
    guard isViewLoaded, !isPreparingTransition else { return }
    updateSafeArea(of: topViewController)
    guard animated, isShowingChildren else { return layOutToolbar() }
    toolbar.isHidden = false
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration), animations: { self.placeToolbar() },
      completion: { [weak self] _ in self?.layOutToolbar() })
  }

  func makeToolbar(_ type: UIToolbar.Type) -> UIToolbar {
    let bar = type.init(frame: CGRect(x: 0, y: 0, width: Self.initialSize.width, height: UIToolbar.height))
    bar.setItems(topViewController?.toolbarItems, animated: false)
    return bar
  }

  /// A page has other buttons.
  func toolbarItemsDidChange(of page: UIViewController, animated: Bool) {
    guard isViewLoaded, page === topViewController, !isInTransition else { return }
    toolbar.setItems(page.toolbarItems, animated: animated && !isToolbarHidden)
  }

  private var isInTransition: Bool { activeTransition.map { !$0.phase.isEnded } ?? false }

  /// Has the toolbar follow a transition, from within the animations beside it.
  func toolbarFollows(_ run: NavigationRun) {
    if !toolbarPlace.isHidden { UIView.performWithoutAnimation { toolbar.isHidden = false } }
    toolbar.follow(to: run.to.toolbarItems ?? [])
    placeToolbar()
  }

  /// The stack and the screen agree: so does the toolbar.
  func settleToolbar() {
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
    layOutToolbar()
  }

  /// Puts the toolbar where it belongs, unless a transition moves it.
  func layOutToolbar() {
    placeToolbar(above: isInTransition ? toolbarPlace.inset : nil)
    guard !isInTransition else { return }
    toolbar.isHidden = toolbarPlace.isHidden
  }

  /// Above what takes the bottom: a tab bar, or the window's safe area.
  ///
  /// - Parameter inset: what that takes; while a transition runs what it took before, for it goes with the transition.
  private func placeToolbar(above inset: CGFloat? = nil) {
    guard let view = viewIfLoaded else { return }
    toolbarPlace.inset = inset ?? view.safeAreaInsets.bottom
    let height = UIToolbar.height + toolbarPlace.inset
    let y = toolbarPlace.isHidden ? view.bounds.height : view.bounds.height - height
    toolbar.setPlacement(CGRect(x: 0, y: y, width: view.bounds.width, height: height))
    toolbarPlace.isShownHidden = toolbarPlace.isHidden
  }
}
