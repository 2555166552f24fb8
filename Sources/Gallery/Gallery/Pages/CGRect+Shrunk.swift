// SPDX-License-Identifier: MIT
import UIKit

/// The insets of the gallery's layouts, for windows of any size.
extension CGRect {
  /// Returns the rectangle with its edges moved inward. Edges that would pass each other meet between them instead, inside
  /// the rectangle.
  ///
  /// In a rectangle that is too small, `insetBy(dx:dy:)` returns `.null`, whose origin is infinite, so that a difference of
  /// two of its coordinates is not a number. `inset(by:)` returns a rectangle of negative size there.
  func shrunk(by insets: UIEdgeInsets) -> CGRect {
    let (left, right) = Self.shrunk(minX, maxX, insets.left, insets.right)
    let (top, bottom) = Self.shrunk(minY, maxY, insets.top, insets.bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the rectangle with its edges moved inward, or its middle where it is too small.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    shrunk(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  private static func shrunk(
    _ start: CGFloat, _ end: CGFloat, _ first: CGFloat, _ second: CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    guard start + first > end - second else { return (start + first, end - second) }
    let middle = min(max((start + first + end - second) / 2, start), end)
    return (middle, middle)
  }
}
