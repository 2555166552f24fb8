// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Whether a tap on a page takes the navigation bar and the toolbar away, and the next one brings them back; false at
  /// first. The page is laid out anew in the same animation.
  ///
  /// A tap that a control takes, or that selects an item of a collection view, leaves the bars alone; so does one while
  /// a transition runs. A toolbar that was hidden before stays hidden.
  public final var hidesBarsOnTap: Bool {
    get { barHiding.hidesOnTap }
    set { barHiding.hidesOnTap = newValue }
  }

  /// Whether a drag upwards over a page takes the bars away, and one downwards brings them back; false at first.
  ///
  /// The drag scrolls what it is over all the same, and may turn round. Also two fingers on a touchpad and the wheel
  /// count. As with ``hidesBarsOnTap`` nothing happens while a transition runs.
  public final var hidesBarsOnSwipe: Bool {
    get { barHiding.hidesOnSwipe }
    set { barHiding.hidesOnSwipe = newValue }
  }

  /// Recognises the tap of ``hidesBarsOnTap``; it belongs to no view while that is false. Other recognisers may wait for
  /// it, it may be disabled, and may have any delegate.
  public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// Recognises the drag of ``hidesBarsOnSwipe``; it belongs to no view while that is false.
  public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  /// Both bars come or go together.
  func setBarsHidden(bar: Bool, toolbar: Bool) {
    guard bar != barPlace.isHidden || toolbar != toolbarPlace.isHidden else { return }
    barPlace.isHidden = bar
    toolbarPlace.isHidden = toolbar
    barsShouldMove(animated: true)
  }
}
