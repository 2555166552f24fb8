// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import RenderTree

extension RoundedRect {
  /// Adds the outline to a `cairo_t` whose units are pixels.
  func append(to context: OpaquePointer) {
    let (minX, minY) = (Double(frame.x), Double(frame.y))
    let (maxX, maxY, radius) = (Double(frame.maxX), Double(frame.maxY), Double(radius))
    guard !corners.isEmpty else { return cairo_rectangle(context, minX, minY, maxX - minX, maxY - minY) }
    /// The signs point from the corner to the inside.
    func corner(_ corner: LayerCorners, x: Double, y: Double, _ signX: Double, _ signY: Double, from angle: Double) {
      guard corners.contains(corner) else { return cairo_line_to(context, x, y) }
      guard cornerExtent > radius else {
        return cairo_arc(context, x + signX * radius, y + signY * radius, radius, angle, angle + .pi / 2)
      }
      appendContinuousCorner(x: x, y: y, signX, signY, startsUpright: signX == signY, to: context)
    }
    cairo_new_sub_path(context)
    corner(.minXMinY, x: minX, y: minY, 1, 1, from: .pi)
    corner(.maxXMinY, x: maxX, y: minY, -1, 1, from: .pi * 3 / 2)
    corner(.maxXMaxY, x: maxX, y: maxY, -1, -1, from: 0)
    corner(.minXMaxY, x: minX, y: maxY, 1, -1, from: .pi / 2)
    cairo_close_path(context)
  }

  /// Appends one corner, from the edge before it to the edge after it.
  ///
  /// - Parameter startsUpright: Whether the edge before the corner is vertical.
  private func appendContinuousCorner(
    x: Double, y: Double, _ signX: Double, _ signY: Double, startsUpright: Bool, to context: OpaquePointer
  ) {
    func converted(_ point: CGPoint) -> (x: Double, y: Double) {
      let (along, across) = startsUpright ? (point.y, point.x) : (point.x, point.y)
      return (x + signX * along, y + signY * across)
    }
    let start = converted(CGPoint(x: cornerExtent, y: 0))
    cairo_line_to(context, start.x, start.y)
    for curve in ContinuousCorner(radius: radius, extent: cornerExtent).curves {
      let (one, two, end) = (converted(curve.control1), converted(curve.control2), converted(curve.end))
      cairo_curve_to(context, one.x, one.y, two.x, two.y, end.x, end.y)
    }
  }
}
