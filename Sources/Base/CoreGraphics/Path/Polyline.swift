// SPDX-License-Identifier: MIT

/// A subpath whose curves are approximated by short lines.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool

  /// Returns how many times the closed outline winds around `point`, with a sign for the direction.
  func winding(around point: CGPoint) -> Int {
    guard points.count > 1, var previous = points.last else { return 0 }
    var winding = 0
    for current in points {
      if (previous.y <= point.y) != (current.y <= point.y) {
        let side =
          (current.x - previous.x) * (point.y - previous.y) - (point.x - previous.x) * (current.y - previous.y)
        if current.y > previous.y, side > 0 { winding += 1 }
        if current.y < previous.y, side < 0 { winding -= 1 }
      }
      previous = current
    }
    return winding
  }
}

extension CGPath {
  /// Returns the subpaths as lines that deviate from the curves by at most `tolerance`.
  func flattened(tolerance: CGFloat) -> [Polyline] {
    var lines: [Polyline] = []
    var start = CGPoint.zero
    var current: Polyline?
    func begin() -> Polyline { current ?? Polyline(points: [start], isClosed: false) }
    for element in elements {
      switch element {
      case .move(let point):
        if let current { lines.append(current) }
        start = point
        current = Polyline(points: [point], isClosed: false)
      case .close:
        var line = begin()
        line.isClosed = true
        lines.append(line)
        current = nil
      case .line(let point):
        current = begin()
        current?.points.append(point)
      case .quadCurve(let control, let end):
        var line = begin()
        line.addQuadCurve(control: control, end: end, tolerance: tolerance)
        current = line
      case .curve(let control1, let control2, let end):
        var line = begin()
        line.addCurve(control1: control1, control2: control2, end: end, tolerance: tolerance)
        current = line
      }
    }
    if let current { lines.append(current) }
    return lines
  }
}

extension Polyline {
  fileprivate mutating func addQuadCurve(control: CGPoint, end: CGPoint, tolerance: CGFloat) {
    let start = points[points.count - 1]
    let curve = CubicSegment(from: start, quadraticControl: control, to: end)
    addCurve(control1: curve.control1, control2: curve.control2, end: end, tolerance: tolerance)
  }

  /// Adds a curve in equal steps of its parameter. Their number follows from a bound of the second derivative.
  fileprivate mutating func addCurve(control1 b: CGPoint, control2 c: CGPoint, end d: CGPoint, tolerance: CGFloat) {
    let a = points[points.count - 1]
    let bend = max(hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    guard bend.isFinite else { return points.append(d) }
    let count = min(max(Int(clamping: (bend * 0.75 / tolerance).squareRoot().rounded(.up)), 1), 1000)
    for index in 1..<max(count, 1) {
      let t = CGFloat(index) / CGFloat(count)
      let u = 1 - t
      let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      points.append(
        CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y))
    }
    points.append(d)
  }
}
