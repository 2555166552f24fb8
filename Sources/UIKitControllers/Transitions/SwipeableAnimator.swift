// SPDX-License-Identifier: MIT

/// A stock animator whose interactive transition shows more than its progress, and therefore is not moved by that alone.
protocol SwipeableAnimator: StockAnimator {
  /// Returns what a drag from the leading edge moves while the transition is interactive.
  func makeSwipeable(of driver: TransitionDriver, startOf pan: UIPanGestureRecognizer) -> any Swipeable
}
