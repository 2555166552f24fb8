// SPDX-License-Identifier: MIT

/// The dimensions of popovers, in points. Estimated from iPadOS 13…17; Apple documents none of the values but the margin
/// of 10 points.
enum PopoverMetrics {
  static let cornerRadius: CGFloat = 13
  /// The width of the arrow where it leaves the bubble, and its height.
  static let (arrowBase, arrowHeight): (CGFloat, CGFloat) = (37, 13)
  /// The length over which the arrow's tip is round.
  static let tipWidth: CGFloat = 9
  /// The length and the width of the bubble below which it does not shrink.
  static let leastLength: CGFloat = 2 * cornerRadius + arrowBase
  /// The distance from the edges of the window.
  static let margin: CGFloat = 10
  /// The size of the content, if the controller has no preferred one.
  static let contentSize = CGSize(width: 320, height: 480)

  static let shadowOpacity: Float = 0.2
  static let shadowRadius: CGFloat = 24
  static let shadowOffset = CGSize(width: 0, height: 4)

  /// The scale from which a popover springs out of its arrow.
  static let startScale: CGFloat = 0.7
  /// The time in seconds in which it takes another size.
  static let resizeDuration = 0.3
}
