// SPDX-License-Identifier: MIT

extension CGMutablePath {
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShapes.rectangle(rect).map { $0.applying(transform) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements += PathShapes.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      .map { $0.applying(transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShapes.ellipse(rect).map { $0.applying(transform) }
  }

  /// An arc, joined to the current point by a line where there is one. Angles in radians from the x axis.
  ///
  /// `clockwise` is meant in axes whose y points up, as in Apple's: with y down, `false` looks clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// An arc through `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let arc = PathShapes.arc(center: center, radius: radius, startAngle: startAngle, sweep: delta)
    let start = arc.start.applying(transform)
    elements.append(elements.isEmpty ? .move(start) : .line(start))
    elements += arc.curves.map { $0.applying(transform) }
  }

  /// An arc that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    precondition(!elements.isEmpty, "addArc(tangent1End:…): the path has no current point; call move(to:) first")
    let start = currentPoint.applying(transform.inverted())
    guard let fillet = Fillet(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
      return addLine(to: tangent1End, transform: transform)
    }
    addRelativeArc(
      center: fillet.center, radius: radius, startAngle: fillet.startAngle, delta: fillet.sweep, transform: transform)
  }
}

/// The circle that rounds a corner.
private struct Fillet {
  let center: CGPoint
  let startAngle: CGFloat
  let sweep: CGFloat

  /// Nil where the lines are one or the radius is nothing: there is no corner to round.
  init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let lengths = hypot(ax, ay) * hypot(bx, by)
    let cross = ax * by - ay * bx
    guard radius > 0, lengths > 0, abs(cross) > 1e-9 * lengths else { return nil }
    let (aAngle, bAngle) = (atan2(ay, ax), atan2(by, bx))
    let opening = acos(max(-1, min(1, (ax * bx + ay * by) / lengths)))
    let bisector = aAngle + (cross > 0 ? opening : -opening) / 2
    let distance = radius / sin(opening / 2)
    center = CGPoint(x: corner.x + cos(bisector) * distance, y: corner.y + sin(bisector) * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    startAngle = aAngle - side * .pi / 2
    sweep = PathShapes.sweep(from: startAngle, to: bAngle + side * .pi / 2, clockwise: side > 0)
  }
}
