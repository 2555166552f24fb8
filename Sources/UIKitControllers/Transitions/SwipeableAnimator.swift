// SPDX-License-Identifier: MIT

/// A stock animator whose pose depends on more than the progress, so that a drag must move it in its own way.
protocol SwipeableAnimator: StockAnimator {
  /// Returns the object that a drag from the leading edge moves while the transition is interactive.
  func makeSwipeable(of driver: TransitionDriver, startOf pan: UIPanGestureRecognizer) -> any Swipeable
}
