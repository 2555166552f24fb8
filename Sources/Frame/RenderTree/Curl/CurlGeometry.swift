// SPDX-License-Identifier: MIT
import CoreGraphics

/// The positions of a curled page's parts, seen from above, in the page's own coordinates from its top left.
///
/// All movement is along one axis. It leads from the resting part to the corner that is lifted first. A point of the
/// page at `s` on this axis does not move if it is before the fold. Beyond it, the paper goes around the cylinder and
/// then lies upside down above the page:
///
///     s:      flat            fold
///     ════════════════════════╗╗            seen from the side: the page comes from the left, goes up over the
///         ════════════════════╝╝            cylinder that begins at the fold, and comes back above itself
///         back            fold  fold + radius
package struct CurlGeometry: Equatable, Sendable {
  package let size: CGSize
  /// The unit vector towards the corner that is lifted first.
  package let axis: CGVector
  package let radius: CGFloat
  /// The lowest and the highest position of the page on the axis.
  package let axisRange: ClosedRange<CGFloat>
  /// The position on the axis at which the page leaves the ground.
  package let fold: CGFloat

  package init(_ curl: PageCurl, size: CGSize) {
    self.size = size
    let axis = Self.axis(curl.angle)
    self.axis = axis
    let positions = [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)].map {
      CGFloat($0.0) * axis.dx + CGFloat($0.1) * axis.dy
    }
    let axisRange = (positions.min() ?? 0)...(positions.max() ?? 0)
    self.axisRange = axisRange
    radius = max(curl.radius, Self.leastRadius)
    fold = axisRange.upperBound - curl.progress * (axisRange.upperBound - axisRange.lowerBound + radius)
  }

  /// The smallest radius. A smaller one looks the same.
  private static let leastRadius: CGFloat = 1
  /// The tolerance within which a fold along an edge is made exactly parallel to it.
  private static let tolerance: CGFloat = 1e-9

  private static func axis(_ angle: CGFloat) -> CGVector {
    let (x, y) = (-cos(angle), -sin(angle))
    if abs(x) < tolerance || abs(y) < tolerance { return CGVector(dx: x.rounded(), dy: y.rounded()) }
    return CGVector(dx: x, dy: y)
  }

  /// The unit vector along the fold.
  package var along: CGVector { CGVector(dx: -axis.dy, dy: axis.dx) }

  /// The length of the page beyond the fold, at the corner that is lifted first.
  package var lifted: CGFloat { max(axisRange.upperBound - fold, 0) }

  /// The length of the paper from the fold to the top of the cylinder.
  package var halfTurn: CGFloat { .pi * radius }

  /// The distance from the fold by which the back covers the flat part. 0 while the page does not extend beyond the
  /// cylinder.
  package var overlap: CGFloat { max(lifted - halfTurn, 0) }

  /// Whether the page has curled completely, so that nothing of it remains in its bounds.
  package var isFullyCurled: Bool { fold + radius <= axisRange.lowerBound }

  /// Returns the point of the page whose front is at a position on the cylinder, between the fold and the far side.
  package func front(at position: CGFloat) -> CGFloat { fold + radius * turn(at: position) }

  /// Returns the point of the page whose back is at a position: on the cylinder, or flat above the page.
  package func back(at position: CGFloat) -> CGFloat {
    position <= fold ? fold + halfTurn + fold - position : fold + radius * (.pi - turn(at: position))
  }

  private func turn(at position: CGFloat) -> CGFloat { asin(min(max((position - fold) / radius, 0), 1)) }

  /// Returns the position of a point on the axis.
  package func position(of point: CGPoint) -> CGFloat { point.x * axis.dx + point.y * axis.dy }

  /// Returns the extent of the page along the fold at a position on the axis, or nil if the page does not reach it.
  package func extent(at s: CGFloat) -> ClosedRange<CGFloat>? {
    // The point s·axis + v·along must be inside the page.
    guard axisRange.contains(s), let x = Self.interval(s * axis.dx, -axis.dy, size.width),
      let y = Self.interval(s * axis.dy, axis.dx, size.height)
    else { return nil }
    let (low, high) = (max(x.lowerBound, y.lowerBound), min(x.upperBound, y.upperBound))
    return low <= high ? low...high : nil
  }

  /// Returns the values of v for which 0 ≤ start + slope·v ≤ length.
  private static func interval(_ start: CGFloat, _ slope: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat>? {
    if slope == 0 {
      return start >= -tolerance && start <= length + tolerance ? -CGFloat.infinity...CGFloat.infinity : nil
    }
    let (a, b) = (-start / slope, (length - start) / slope)
    return min(a, b)...max(a, b)
  }

  /// Whether the front or the back of the page is visible at a point, which otherwise shows what is below the page.
  package func covers(_ point: CGPoint) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    let position = position(of: point)
    if position <= fold { return true }
    guard position <= fold + radius else { return false }
    let v = point.x * along.dx + point.y * along.dy
    return [front(at: position), back(at: position)].contains { extent(at: $0)?.contains(v) ?? false }
  }
}
