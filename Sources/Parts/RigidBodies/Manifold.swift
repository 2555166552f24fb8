// SPDX-License-Identifier: MIT

/// Where two shapes touch, or are about to.
struct Manifold {
  struct Point {
    /// The point in the world.
    var position: Vector
    /// The distance of the shapes there in points, negative if they overlap.
    var separation: Double
  }

  /// The direction from the first shape to the second.
  var normal: Vector
  var first: Point
  var second: Point?

  /// Exchanges the shapes.
  var flipped: Manifold {
    var copy = self
    copy.normal = -normal
    return copy
  }
}

/// A shape at its position in the world.
enum PlacedShape {
  case circle(centre: Vector, radius: Double)
  case polygon(Polygon)

  init(_ shape: Shape, at pose: Pose) {
    switch shape {
    case .circle(let radius): self = .circle(centre: pose.position, radius: radius)
    case .polygon(let polygon): self = .polygon(polygon.placed(at: pose))
    }
  }

  /// Returns where two shapes are closer than a margin, or nil.
  static func meet(_ a: PlacedShape, _ b: PlacedShape, margin: Double) -> Manifold? {
    switch (a, b) {
    case (.circle(let centre, let radius), .circle(let other, let otherRadius)):
      circles(centre, radius, other, otherRadius, margin)
    case (.polygon(let polygon), .circle(let centre, let radius)): circle(polygon, centre, radius, margin)
    case (.circle(let centre, let radius), .polygon(let polygon)): circle(polygon, centre, radius, margin)?.flipped
    case (.polygon(let a), .polygon(let b)): polygons(a, b, margin)
    }
  }

  private static func circles(_ a: Vector, _ ra: Double, _ b: Vector, _ rb: Double, _ margin: Double) -> Manifold? {
    let distance = (b - a).length
    let separation = distance - ra - rb
    guard separation < margin else { return nil }
    let normal = distance > 1e-9 ? (b - a) * (1 / distance) : Vector(0, 1)
    return Manifold(
      normal: normal,
      first: Manifold.Point(position: a + normal * (ra + separation / 2), separation: separation))
  }

  private static func circle(
    _ polygon: Polygon, _ centre: Vector, _ radius: Double, _ margin: Double
  ) -> Manifold? {
    let (edge, distance) = polygon.farthestEdge(from: centre)
    guard distance - radius < margin else { return nil }
    let (a, b) = (polygon.corners[edge], polygon.corners[(edge + 1) % polygon.count])
    // Beside the edge, the nearest point is a corner.
    let along = (centre - a).dot(b - a)
    let corner = along < 0 ? a : along > (b - a).lengthSquared ? b : nil
    guard let corner, distance > 1e-9 || polygon.count == 2 else {
      let normal = polygon.normals[edge]
      return Manifold(
        normal: normal,
        first: Manifold.Point(
          position: centre - normal * ((radius + distance) / 2), separation: distance - radius))
    }
    let gap = (centre - corner).length
    guard gap - radius < margin, gap > 1e-9 else { return nil }
    return Manifold(
      normal: (centre - corner) * (1 / gap),
      first: Manifold.Point(position: corner, separation: gap - radius))
  }

  /// Separating axes, then clipping of the edges that face each other, as Erin Catto describes for Box2D, 2006.
  private static func polygons(_ a: Polygon, _ b: Polygon, _ margin: Double) -> Manifold? {
    let (edgeA, distanceA) = a.farthestEdge(from: b)
    guard distanceA < margin else { return nil }
    let (edgeB, distanceB) = b.farthestEdge(from: a)
    guard distanceB < margin else { return nil }
    // The first shape's edge is preferred, so that it does not alternate between steps.
    if distanceB > distanceA + 0.05 { return clip(b, edgeB, a, margin)?.flipped }
    return clip(a, edgeA, b, margin)
  }

  /// Keeps the part of an edge of the second polygon that is in front of an edge of the first one.
  private static func clip(_ reference: Polygon, _ edge: Int, _ incident: Polygon, _ margin: Double) -> Manifold? {
    let normal = reference.normals[edge]
    let (start, end) = (reference.corners[edge], reference.corners[(edge + 1) % reference.count])
    let tangent = (end - start).unit
    let facing = incident.edge(against: normal)
    var (p, q) = (incident.corners[(facing + 1) % incident.count], incident.corners[facing])
    let (low, high) = (start.dot(tangent), end.dot(tangent))
    let (tp, tq) = (p.dot(tangent), q.dot(tangent))
    let (nearest, farthest) = (min(tp, tq), max(tp, tq))
    guard farthest >= low, nearest <= high else { return nil }
    let way = q - p
    let span = tq - tp
    if abs(span) > 1e-9 {
      let origin = p
      let (from, to) = (
        max(0, min(1, ((span > 0 ? low : high) - tp) / span)), max(0, min(1, ((span > 0 ? high : low) - tp) / span))
      )
      (p, q) = (origin + way * from, origin + way * to)
    }
    let points = [p, q].compactMap { place -> Manifold.Point? in
      let separation = (place - start).dot(normal)
      guard separation < margin else { return nil }
      return Manifold.Point(
        position: place - normal * (separation / 2), separation: separation)
    }
    guard let first = points.first else { return nil }
    return Manifold(normal: normal, first: first, second: points.count > 1 ? points[1] : nil)
  }
}

extension Polygon {
  /// The edge whose line is the farthest in front of a point's side of the polygon.
  func farthestEdge(from point: Vector) -> (edge: Int, distance: Double) {
    var (edge, distance) = (0, -Double.infinity)
    for index in normals.indices {
      let candidate = (point - corners[index]).dot(normals[index])
      if candidate > distance { (edge, distance) = (index, candidate) }
    }
    return (edge, distance)
  }

  /// The edge that separates another polygon best, and the distance between them along its normal.
  func farthestEdge(from other: Polygon) -> (edge: Int, distance: Double) {
    var (edge, distance) = (0, -Double.infinity)
    for index in normals.indices {
      let (normal, corner) = (normals[index], corners[index])
      var nearest = Double.infinity
      for point in other.corners { nearest = min(nearest, (point - corner).dot(normal)) }
      if nearest > distance { (edge, distance) = (index, nearest) }
    }
    return (edge, distance)
  }

  /// The edge whose normal is the most opposed to a direction.
  func edge(against direction: Vector) -> Int {
    var (edge, least) = (0, Double.infinity)
    for index in normals.indices {
      let product = normals[index].dot(direction)
      if product < least { (edge, least) = (index, product) }
    }
    return edge
  }
}
