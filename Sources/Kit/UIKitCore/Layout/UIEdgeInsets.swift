// SPDX-License-Identifier: MIT

/// Distances inward from the edges of a rectangle, in points. Negative values extend outward.
///
/// ```swift
/// @MainActor func contentFrame(of page: UIView) -> CGRect {
///   page.bounds.inset(by: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16))
/// }
/// ```
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance on any side.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  package var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }

  var horizontal: CGFloat { left + right }
  var vertical: CGFloat { top + bottom }

  /// Returns the larger inset at each edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  package static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by `insets`.
  nonisolated public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.horizontal,
      height: size.height - insets.vertical)
  }
}
