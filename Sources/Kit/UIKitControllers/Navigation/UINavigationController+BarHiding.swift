// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Whether a tap on a page hides the navigation bar and the toolbar, and another tap shows them. The default is
  /// `false`.
  ///
  /// A tap that a control handles or that selects a collection view's item does not count, and neither does one during
  /// a transition. A toolbar that was hidden before stays hidden. The page is laid out in the same animation.
  public final var hidesBarsOnTap: Bool {
    get { barHiding.hidesOnTap }
    set { barHiding.hidesOnTap = newValue }
  }

  /// Whether an upward drag over a page hides the bars, and a downward drag shows them. The default is `false`.
  ///
  /// The drag scrolls the content too, and may change its direction. Two fingers on a touchpad and the wheel have the
  /// same effect. Drags during a transition do not count.
  public final var hidesBarsOnSwipe: Bool {
    get { barHiding.hidesOnSwipe }
    set { barHiding.hidesOnSwipe = newValue }
  }

  /// The recognizer of the tap for ``hidesBarsOnTap``. While that is `false` it is attached to no view.
  ///
  /// It may be disabled, may have any delegate, and other recognizers can require it to fail.
  public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// The recognizer of the drag for ``hidesBarsOnSwipe``. While that is `false` it is attached to no view.
  public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  /// Hides or shows both bars in one animation.
  func setBarsHidden(bar: Bool, toolbar: Bool) {
    guard bar != barPlacement.isHidden || toolbar != toolbarPlacement.isHidden else { return }
    barPlacement.isHidden = bar
    toolbarPlacement.isHidden = toolbar
    barsShouldMove(animated: true)
  }
}
