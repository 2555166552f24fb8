// SPDX-License-Identifier: MIT

/// Builds the area of a stroke from pieces with the same orientation, so that overlaps stay filled.
struct Stroker {
  /// The largest distance of the outline from the curves, in the path's units.
  static let tolerance: CGFloat = 0.02

  let halfWidth: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var elements: [PathElement] = []

  init(halfWidth: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.halfWidth, self.cap, self.join, self.miterLimit) = (halfWidth, cap, join, miterLimit)
  }

  mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return addDot(at: line.points[0]) }
    let corners = line.isClosed ? points + [points[0]] : points
    for (start, end) in zip(corners, corners.dropFirst()) { addSegment(from: start, to: end) }
    for index in 1..<corners.count - 1 {
      addJoin(from: corners[index - 1], at: corners[index], to: corners[index + 1])
    }
    if line.isClosed {
      addJoin(from: corners[corners.count - 2], at: corners[0], to: corners[1])
    } else {
      addCap(from: corners[1], to: corners[0])
      addCap(from: corners[corners.count - 2], to: corners[corners.count - 1])
    }
  }

  /// Adds a subpath without length, which is visible only with round or square caps.
  private mutating func addDot(at point: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square:
      elements += PathShapes.rectangle(
        CGRect(x: point.x - halfWidth, y: point.y - halfWidth, width: 2 * halfWidth, height: 2 * halfWidth))
    }
  }

  private mutating func addSegment(from start: CGPoint, to end: CGPoint) {
    let normal = normal(from: start, to: end)
    addPolygon([start + normal, end + normal, end - normal, start - normal])
  }

  private mutating func addCap(from inner: CGPoint, to end: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(at: end)
    case .square:
      let normal = normal(from: inner, to: end)
      let beyond = CGPoint(x: end.x + normal.dy, y: end.y - normal.dx)
      addPolygon([end + normal, beyond + normal, beyond - normal, end - normal])
    }
  }

  private mutating func addJoin(from start: CGPoint, at corner: CGPoint, to end: CGPoint) {
    guard join != .round else { return addCircle(at: corner) }
    var (a, b) = (normal(from: start, to: corner), normal(from: corner, to: end))
    // The gap is on the outer side of the turn.
    if a.dx * b.dy - a.dy * b.dx > 0 { (a, b) = (CGVector(dx: -a.dx, dy: -a.dy), CGVector(dx: -b.dx, dy: -b.dy)) }
    let square = halfWidth * halfWidth
    let cosine = (a.dx * b.dx + a.dy * b.dy) / square
    var polygon = [corner, corner + a]
    // 1 / sin(θ/2) ≤ limit, for the angle θ between the segments.
    if join == .miter, cosine > -1, 2 / (1 + cosine) <= miterLimit * miterLimit {
      let scale = 1 / (1 + cosine)
      polygon.append(corner + CGVector(dx: (a.dx + b.dx) * scale, dy: (a.dy + b.dy) * scale))
    }
    addPolygon(polygon + [corner + b])
  }

  private mutating func addCircle(at point: CGPoint) {
    elements += PathShapes.ellipse(
      CGRect(x: point.x - halfWidth, y: point.y - halfWidth, width: 2 * halfWidth, height: 2 * halfWidth))
  }

  /// Adds a convex polygon with the orientation of the other pieces, clockwise on the screen.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += point.x * next.y - next.x * point.y
    }
    guard area != 0, let first = area > 0 ? points.first : points.last else { return }
    elements.append(.move(first))
    for point in (area > 0 ? points : points.reversed()).dropFirst() { elements.append(.line(point)) }
    elements.append(.close)
  }

  /// Returns a vector of half the line width, perpendicular to the segment.
  private func normal(from start: CGPoint, to end: CGPoint) -> CGVector {
    let length = hypot(end.x - start.x, end.y - start.y)
    return CGVector(dx: -(end.y - start.y) / length * halfWidth, dy: (end.x - start.x) / length * halfWidth)
  }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint { CGPoint(x: point.x + vector.dx, y: point.y + vector.dy) }
private func - (point: CGPoint, vector: CGVector) -> CGPoint { CGPoint(x: point.x - vector.dx, y: point.y - vector.dy) }
