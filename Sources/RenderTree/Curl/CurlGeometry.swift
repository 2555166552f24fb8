// SPDX-License-Identifier: MIT
import CoreGraphics

/// Where a curled page's parts come to lie, seen from above, in the page's own coordinates from its top left.
///
/// Everything happens along one axis: from the part that stays to the corner that is lifted first. A point of the page
/// at `s` on this axis stays where it is below the fold; beyond it goes over the cylinder and lies on its back:
///
///     s:      flat            fold
///     ════════════════════════╗╗            seen from the side: the page comes from the left, goes up over the
///         ════════════════════╝╝            cylinder that begins at the fold, and comes back above itself
///         back            fold  fold + radius
package struct CurlGeometry: Equatable, Sendable {
  package let size: CGSize
  /// The direction of unit length towards the corner that is lifted first.
  package let axis: CGVector
  package let radius: CGFloat
  /// The least and the greatest coordinate of the page on the axis.
  package let axisRange: ClosedRange<CGFloat>
  /// Where the page leaves the ground.
  package let fold: CGFloat

  package init(_ curl: PageCurl, size: CGSize) {
    self.size = size
    let axis = Self.axis(curl.angle)
    self.axis = axis
    let places = [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)].map {
      CGFloat($0.0) * axis.dx + CGFloat($0.1) * axis.dy
    }
    let axisRange = (places.min() ?? 0)...(places.max() ?? 0)
    self.axisRange = axisRange
    radius = max(curl.radius, Self.leastRadius)
    fold = axisRange.upperBound - curl.progress * (axisRange.upperBound - axisRange.lowerBound + radius)
  }

  /// A sharper fold cannot be told from this one.
  private static let leastRadius: CGFloat = 1
  /// So that a fold along an edge is exactly along it.
  private static let tolerance: CGFloat = 1e-9

  private static func axis(_ angle: CGFloat) -> CGVector {
    let (x, y) = (-cos(angle), -sin(angle))
    if abs(x) < tolerance || abs(y) < tolerance { return CGVector(dx: x.rounded(), dy: y.rounded()) }
    return CGVector(dx: x, dy: y)
  }

  /// The direction of unit length along the fold.
  package var along: CGVector { CGVector(dx: -axis.dy, dy: axis.dx) }

  /// How much of the page is past the fold, at the corner that is lifted first.
  package var lifted: CGFloat { max(axisRange.upperBound - fold, 0) }

  /// The paper from the fold to the cylinder's top.
  package var halfTurn: CGFloat { .pi * radius }

  /// How far the back lies over the flat part, from the fold; 0 while the page does not reach over the cylinder.
  package var overlap: CGFloat { max(lifted - halfTurn, 0) }

  /// All of the page is past the bounds.
  package var isAway: Bool { fold + radius <= axisRange.lowerBound }

  /// The point of the page whose front bends through a place between the fold and the cylinder's far side.
  package func front(at place: CGFloat) -> CGFloat { fold + radius * turn(at: place) }

  /// The point of the page whose back lies at a place: on the cylinder, or flat over the page.
  package func back(at place: CGFloat) -> CGFloat {
    place <= fold ? fold + halfTurn + fold - place : fold + radius * (.pi - turn(at: place))
  }

  private func turn(at place: CGFloat) -> CGFloat { asin(min(max((place - fold) / radius, 0), 1)) }

  /// A point's place on the axis.
  package func place(_ point: CGPoint) -> CGFloat { point.x * axis.dx + point.y * axis.dy }

  /// The stretch of the page along the fold, at a place on the axis; nil where there is no page.
  package func extent(at s: CGFloat) -> ClosedRange<CGFloat>? {
    // s·axis + v·along lies in the page.
    guard axisRange.contains(s), let x = Self.interval(s * axis.dx, -axis.dy, size.width),
      let y = Self.interval(s * axis.dy, axis.dx, size.height)
    else { return nil }
    let (low, high) = (max(x.lowerBound, y.lowerBound), min(x.upperBound, y.upperBound))
    return low <= high ? low...high : nil
  }

  /// The v for which 0 ≤ start + slope·v ≤ length.
  private static func interval(_ start: CGFloat, _ slope: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat>? {
    if slope == 0 {
      return start >= -tolerance && start <= length + tolerance ? -CGFloat.infinity...CGFloat.infinity : nil
    }
    let (a, b) = (-start / slope, (length - start) / slope)
    return min(a, b)...max(a, b)
  }

  /// Whether the page, its front or its back, is seen at a point; elsewhere what lies below it is.
  package func covers(_ point: CGPoint) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    let place = place(point)
    if place <= fold { return true }
    guard place <= fold + radius else { return false }
    let v = point.x * along.dx + point.y * along.dy
    return [front(at: place), back(at: place)].contains { extent(at: $0)?.contains(v) ?? false }
  }
}
