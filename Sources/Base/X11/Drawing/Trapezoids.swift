// SPDX-License-Identifier: MIT

import CX11

/// A point in a picture, with fractions of pixels.
package struct PicturePoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Convex polygons as the protocol requires them: divided at the height of each corner into pieces with two slanted
/// sides.
struct Trapezoids {
  private(set) var list: [XTrapezoid] = []

  /// The smallest height in pixels. Lower trapezoids cover nothing, and have sides that are too flat for the server's
  /// arithmetic.
  private static let leastHeight = 1.0 / 1024

  init(_ polygons: [[PicturePoint]]) {
    for polygon in polygons where polygon.count > 2 { append(polygon) }
  }

  private mutating func append(_ polygon: [PicturePoint]) {
    let heights = Set(polygon.map(\.y)).sorted()
    for (top, bottom) in zip(heights, heights.dropFirst()) where bottom - top > Self.leastHeight {
      let middle = (top + bottom) / 2
      var sides: [(x: Double, line: XLineFixed)] = []
      for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
        guard upper.y < middle, lower.y > middle else { continue }
        let x = upper.x + (lower.x - upper.x) * (middle - upper.y) / (lower.y - upper.y)
        sides.append((x, XLineFixed(p1: Self.point(upper), p2: Self.point(lower))))
      }
      guard let left = sides.min(by: { $0.x < $1.x }), let right = sides.max(by: { $0.x < $1.x }),
        left.x < right.x
      else { continue }
      list.append(
        XTrapezoid(top: Self.fixed(top), bottom: Self.fixed(bottom), left: left.line, right: right.line))
    }
  }

  private static func point(_ point: PicturePoint) -> XPointFixed { XPointFixed(x: fixed(point.x), y: fixed(point.y)) }

  private static func fixed(_ value: Double) -> XFixed { XFixed(fixed: value) }
}
