// SPDX-License-Identifier: MIT

extension CGMutablePath {
  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShapes.rectangle(rect).map { $0.applying(transform) }
  }

  /// Adds each rectangle as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners as a closed subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The horizontal radius of the corners, at most half the width. Larger values are reduced.
  ///   - cornerHeight: The vertical radius of the corners, at most half the height. Larger values are reduced.
  ///   - transform: A transform that is applied to the shape first.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements += PathShapes.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      .map { $0.applying(transform) }
  }

  /// Adds the ellipse inscribed in `rect` as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShapes.ellipse(rect).map { $0.applying(transform) }
  }

  /// Adds an arc of a circle, joined to the current point by a straight line if there is one.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the arc's start, in radians from the positive x-axis.
  ///   - endAngle: The angle of the arc's end, in radians from the positive x-axis.
  ///   - clockwise: The direction in a coordinate system whose y-axis points up. On the screen, where y points down, an
  ///     arc with the value `false` runs clockwise.
  ///   - transform: A transform that is applied to the arc first.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc that starts at an angle and extends through `delta` radians, joined to the current point by a straight
  /// line if there is one.
  ///
  /// Positive values of `delta` run clockwise on the screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let arc = PathShapes.arc(center: center, radius: radius, startAngle: startAngle, sweep: delta)
    let start = arc.start.applying(transform)
    elements.append(elements.isEmpty ? .move(start) : .line(start))
    elements += arc.curves.map { $0.applying(transform) }
  }

  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and from there to `tangent2End`.
  ///
  /// A straight line joins the current point to the start of the arc. Use the method to round a corner. If the points
  /// lie on one line, or the radius is not positive, only the line to `tangent1End` is added.
  ///
  /// Adds nothing and writes a warning if the path has no current point, which ``CGMutablePath/move(to:transform:)`` sets.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint(for: "addArc(tangent1End:tangent2End:radius:)") else { return }
    let start = currentPoint.applying(transform.inverted())
    guard let fillet = Fillet(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
      return addLine(to: tangent1End, transform: transform)
    }
    addRelativeArc(
      center: fillet.center, radius: radius, startAngle: fillet.startAngle, delta: fillet.sweep, transform: transform)
  }
}

/// The circle that rounds a corner between two lines.
private struct Fillet {
  let center: CGPoint
  let startAngle: CGFloat
  let sweep: CGFloat

  /// Returns nil if the lines coincide or the radius is zero, so that there is no corner to round.
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
