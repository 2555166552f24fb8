// SPDX-License-Identifier: MIT

/// The requested visibility of a bar, and the one with which it was last laid out.
struct BarPlacement {
  /// Whether the client has requested that the bar is hidden.
  var isHidden = false
  /// Whether it was hidden when it was last laid out.
  var isHiddenInLayout = false
  /// The height in points of the tab bar or the window's safe area below the bar when it was last laid out.
  var inset: CGFloat = 0
  /// The parts with which the navigation bar was last laid out.
  var extent = BarExtent()
  /// Whether the navigation bar keeps its extent although the page requires another one, to which it is about to be animated.
  var keepsExtent = false
  /// The number of running animations that hide or show bars. While there is one, the bar is not removed from sight.
  var animationCount = 0
}
