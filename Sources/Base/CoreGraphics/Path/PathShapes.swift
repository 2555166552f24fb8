// SPDX-License-Identifier: MIT

/// The outlines of basic shapes, as path elements.
enum PathShapes {
  /// The position of the control points of a quarter circle's Bézier curve along its tangents: 4/3 · tan(π/8).
  private static let quarterCircle: CGFloat = 0.552_284_749_830_793_6

  static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [PathElement] {
    corners(rect, rx: rect.width / 2, ry: rect.height / 2, joiningLines: false)
  }

  /// Returns a rounded rectangle. Corners are limited to half a side.
  static func roundedRectangle(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> [PathElement] {
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return rectangle(rect) }
    return corners(rect, rx: rx, ry: ry, joiningLines: true)
  }

  /// Returns four quarter ellipses, clockwise on the screen from the right end of the top edge.
  private static func corners(_ rect: CGRect, rx: CGFloat, ry: CGFloat, joiningLines: Bool) -> [PathElement] {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (kx, ky) = (rx * (1 - quarterCircle), ry * (1 - quarterCircle))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let curves: [(start: CGPoint, curve: PathElement)] = [
      (
        point(right - rx, top),
        .curve(control1: point(right - kx, top), control2: point(right, top + ky), end: point(right, top + ry))
      ),
      (
        point(right, bottom - ry),
        .curve(
          control1: point(right, bottom - ky), control2: point(right - kx, bottom), end: point(right - rx, bottom))
      ),
      (
        point(left + rx, bottom),
        .curve(control1: point(left + kx, bottom), control2: point(left, bottom - ky), end: point(left, bottom - ry))
      ),
      (
        point(left, top + ry),
        .curve(control1: point(left, top + ky), control2: point(left + kx, top), end: point(left + rx, top))
      ),
    ]
    var elements: [PathElement] = []
    for (index, corner) in curves.enumerated() {
      if index == 0 {
        elements.append(.move(corner.start))
      } else if joiningLines {
        elements.append(.line(corner.start))
      }
      elements.append(corner.curve)
    }
    return elements + [.close]
  }

  /// Returns the signed angle from `start` to `end` in a direction, at most a full turn. It is a full turn if the angles
  /// are any number of turns apart, but not if they are equal.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let delta = clockwise ? start - end : end - start
    guard delta != 0 else { return 0 }
    var wrapped = delta > turn ? turn : delta < 0 ? delta - turn * (delta / turn).rounded(.down) : delta
    // A whole turn in the opposite direction is one in this direction, too.
    if delta < 0, wrapped < roundingError { wrapped = turn }
    return clockwise ? -wrapped : wrapped
  }

  /// The largest error in radians of an angle that a program computes.
  private static let roundingError: CGFloat = 1e-6

  /// The largest number of curves of an arc, which is a full turn at most.
  private static let maximumCurves = 4

  /// Returns an arc as Bézier curves of at most a quarter circle each.
  static func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat
  ) -> (start: CGPoint, curves: [PathElement]) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    let count = max(1, min(Int(clamping: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), maximumCurves))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    let curves = (0..<count).map { index -> PathElement in
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (start, end) = (point(from), point(to))
      return .curve(
        control1: CGPoint(x: start.x - sin(from) * handle, y: start.y + cos(from) * handle),
        control2: CGPoint(x: end.x + sin(to) * handle, y: end.y - cos(to) * handle), end: end)
    }
    return (point(startAngle), sweep == 0 ? [] : curves)
  }
}
