// SPDX-License-Identifier: MIT
import CCairo

extension CGContext {
  // MARK: Building

  /// Starts a new, empty path, and discards the current one.
  public func beginPath() { cairo_new_path(cairo) }

  /// Starts a new subpath at a point in user space.
  public func move(to point: CGPoint) { cairo_move_to(cairo, point.x, point.y) }

  /// Adds a straight line from the current point.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``move(to:)`` sets.
  public func addLine(to point: CGPoint) {
    guard hasCurrentPoint(for: "addLine(to:)") else { return }
    cairo_line_to(cairo, point.x, point.y)
  }

  /// Starts a new subpath at the first point, and adds straight lines through the others.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``move(to:)`` sets.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard hasCurrentPoint(for: "addCurve(to:control1:control2:)") else { return }
    cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``move(to:)`` sets.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard hasCurrentPoint(for: "addQuadCurve(to:control:)") else { return }
    append { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds an arc of a circle, joined to the current point by a straight line if there is one.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the arc's start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the arc's end, in radians from the positive x-axis.
  ///   - clockwise: The direction in a coordinate system whose y-axis points up. The y-axis of a context points down,
  ///     so an arc with the value `false` runs clockwise on the screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    append {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and from there to `tangent2End`.
  ///
  /// A straight line joins the current point to the start of the arc. Use the method to round a corner.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``move(to:)`` sets.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard hasCurrentPoint(for: "addArc(tangent1End:tangent2End:radius:)") else { return }
    append { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height) }

  /// Adds each rectangle as a closed subpath.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// Adds the ellipse inscribed in `rect` as a closed subpath.
  public func addEllipse(in rect: CGRect) { CGPath(elements: PathShapes.ellipse(rect)).append(to: cairo) }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { path.append(to: cairo) }

  /// Closes the current subpath with a straight line to its start.
  public func closePath() { cairo_close_path(cairo) }

  /// Replaces the current path by the outline that ``strokePath()`` would fill.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let dash = lineDash
    let lines = dash.lengths.isEmpty ? path : path.copy(dashingWithPhase: dash.phase, lengths: dash.lengths)
    let outline = lines.copy(
      strokingWithWidth: cairo_get_line_width(cairo), lineCap: CGLineCap(cairo_get_line_cap(cairo)),
      lineJoin: CGLineJoin(cairo_get_line_join(cairo)), miterLimit: cairo_get_miter_limit(cairo))
    cairo_new_path(cairo)
    outline.append(to: cairo)
  }

  // MARK: Queries

  /// A copy of the current path in user space, or `nil` if it is empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(currentPathOf: cairo) }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  /// The point at which the next element starts, in user space; zero if the path is empty.
  public var currentPointOfPath: CGPoint {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// The smallest rectangle that contains all points of the current path, control points included; null if it is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns whether drawing the current path in the given mode would paint a point in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    let isInside = mode != .stroke && (path?.contains(point, using: rule) ?? false)
    let isOnLine = mode != .fill && mode != .eoFill && cairo_in_stroke(cairo, point.x, point.y) != 0
    return isInside || isOnLine
  }

  // MARK: Helpers

  /// Appends the elements that `build` adds to a path that starts at the current point.
  private func append(_ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    let continues = !isPathEmpty
    if continues { path.move(to: currentPointOfPath) }
    build(path)
    CGPath(elements: continues ? Array(path.elements.dropFirst()) : path.elements).append(to: cairo)
  }

  private func hasCurrentPoint(for call: String) -> Bool {
    if isPathEmpty { warnOfMissingPoint("CGContext.\(call)") }
    return !isPathEmpty
  }
}
