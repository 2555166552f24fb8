// SPDX-License-Identifier: MIT
import CCairo

extension CGContext {
  // MARK: Building

  public func beginPath() { cairo_new_path(cairo) }

  public func move(to point: CGPoint) { cairo_move_to(cairo, point.x, point.y) }

  public func addLine(to point: CGPoint) {
    requireCurrentPoint("addLine(to:)")
    cairo_line_to(cairo, point.x, point.y)
  }

  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    requireCurrentPoint("addCurve(to:control1:control2:)")
    cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    requireCurrentPoint("addQuadCurve(to:control:)")
    append { $0.addQuadCurve(to: end, control: control) }
  }

  /// `clockwise` is meant with y up, as in `CGMutablePath`: here `false` looks clockwise.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    append {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    requireCurrentPoint("addArc(tangent1End:tangent2End:radius:)")
    append { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  public func addRect(_ rect: CGRect) { cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height) }

  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  public func addEllipse(in rect: CGRect) { CGPath(elements: PathShapes.ellipse(rect)).append(to: cairo) }

  public func addPath(_ path: CGPath) { path.append(to: cairo) }

  public func closePath() { cairo_close_path(cairo) }

  /// Turns the path into the outline of its stroke.
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

  // MARK: Asking

  /// The current path, nil when empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(currentPathOf: cairo) }

  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  public var currentPointOfPath: CGPoint {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// Null when empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    let isInside = mode != .stroke && (path?.contains(point, using: rule) ?? false)
    let isOnLine = mode != .fill && mode != .eoFill && cairo_in_stroke(cairo, point.x, point.y) != 0
    return isInside || isOnLine
  }

  // MARK: Helpers

  /// Adds what `build` adds to a path that starts at the current point.
  private func append(_ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    let continues = !isPathEmpty
    if continues { path.move(to: currentPointOfPath) }
    build(path)
    CGPath(elements: continues ? Array(path.elements.dropFirst()) : path.elements).append(to: cairo)
  }

  private func requireCurrentPoint(_ call: String) {
    precondition(!isPathEmpty, "\(call): the path has no current point; call move(to:) first")
  }
}
