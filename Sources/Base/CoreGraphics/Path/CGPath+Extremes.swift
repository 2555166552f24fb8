// SPDX-License-Identifier: MIT

extension CGPath {
  /// Points of the lines and curves that include those with the smallest and the largest coordinates.
  var extremePoints: [CGPoint] {
    var points: [CGPoint] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line: break
      case .quadCurve(let control, let end):
        points += CubicSegment(from: current, quadraticControl: control, to: end).turningPoints
      case .curve(let control1, let control2, let end):
        points += CubicSegment(start: current, control1: control1, control2: control2, end: end).turningPoints
      case .close: current = start
      }
      guard let end = element.points.last else { continue }
      current = end
      points.append(end)
    }
    return points
  }
}

/// A cubic Bézier curve.
struct CubicSegment {
  let start, control1, control2, end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// The same curve as a quadratic one.
  init(from start: CGPoint, quadraticControl control: CGPoint, to end: CGPoint) {
    func cubic(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, control1: cubic(start), control2: cubic(end), end: end)
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The points inside the curve at which it is parallel to an axis.
  var turningPoints: [CGPoint] {
    (Self.turns(start.x, control1.x, control2.x, end.x) + Self.turns(start.y, control1.y, control2.y, end.y))
      .map(point)
  }

  /// The parameters between 0 and 1 at which the derivative of a coordinate is zero.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // A third of the derivative: square · t² + 2 · half · t + first.
    let (first, second, third) = (b - a, c - b, d - c)
    let (square, half) = (first - 2 * second + third, second - first)
    let root = (half * half - square * first).squareRoot()
    guard root.isFinite else { return [] }
    // This form avoids the cancellation of the usual formula. A quotient by zero does not lie between 0 and 1.
    let sum = -(half + (half < 0 ? -root : root))
    return [sum / square, first / sum].filter { $0 > 0 && $0 < 1 }
  }
}
