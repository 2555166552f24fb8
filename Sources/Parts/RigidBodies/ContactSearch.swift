// SPDX-License-Identifier: MIT

/// Finds the bodies that touch, or could touch in the next step.
struct ContactSearch {
  /// Bodies closer than this are in contact whatever their velocity, in points.
  private static let margin = 0.5

  let bodies: [Body]
  let boundaries: [Boundary]
  let movers: Movers
  /// The contacts of the previous step.
  let old: [Contact.Key: Contact]
  private let boxes: [Box]
  private let shapes: [PlacedShape]
  /// How far each body can move in the step.
  private let reaches: [Double]
  private var found: [Contact] = []

  init(bodies: [Body], boundaries: [Boundary], movers: Movers, old: [Contact.Key: Contact]) {
    (self.bodies, self.boundaries, self.movers, self.old) = (bodies, boundaries, movers, old)
    boxes = bodies.map { Box($0.shape, at: $0.pose) }
    shapes = bodies.map { PlacedShape($0.shape, at: $0.pose) }
    reaches = zip(bodies, boxes).map { body, box in
      let radius = (box.max - box.min).length / 2
      return (body.motion.linear.length + abs(body.motion.angular) * radius) * World.step
    }
  }

  mutating func run() -> [Contact] {
    findBodies()
    for index in bodies.indices.dropFirst() where bodies[index].isMovable {
      for boundary in boundaries where bodies[index].groups.boundaries.contains(boundary.group) {
        find(index, boundary)
      }
    }
    return found
  }

  /// Sweeps along the x axis, so that only bodies whose extents overlap there are compared.
  private mutating func findBodies() {
    let order = bodies.indices.dropFirst().sorted {
      (boxes[$0].min.x - reaches[$0], $0) < (boxes[$1].min.x - reaches[$1], $1)
    }
    for (place, a) in order.enumerated() {
      let end = boxes[a].max.x + reaches[a] + Self.margin
      for b in order[(place + 1)...] {
        guard boxes[b].min.x - reaches[b] <= end else { break }
        find(min(a, b), max(a, b))
      }
    }
  }

  private mutating func find(_ a: Int, _ b: Int) {
    let margin = Self.margin + reaches[a] + reaches[b]
    let (first, second) = (bodies[a], bodies[b])
    guard first.isMovable || second.isMovable, boxes[a].intersects(boxes[b], margin: margin),
      first.groups.meet(second.groups), let manifold = PlacedShape.meet(shapes[a], shapes[b], margin: margin)
    else { return }
    let material = (
      friction: (first.traits.friction * second.traits.friction).squareRoot(),
      elasticity: max(first.traits.elasticity, second.traits.elasticity)
    )
    add(Contact.Key(a: first.id, b: second.id, line: 0), a, b, manifold, material)
  }

  private mutating func find(_ index: Int, _ boundary: Boundary) {
    let body = bodies[index]
    let margin = Self.margin + reaches[index]
    let material = (friction: body.traits.friction, elasticity: body.traits.elasticity)
    let isInside = body.enclosures.contains(boundary.id)
    for (number, line) in boundary.lines.enumerated() {
      let key = Contact.Key(a: body.id, b: -2 - boundary.id, line: number)
      // A body inside stays behind the whole line, however fast it is.
      let manifold =
        isInside
        ? shapes[index].behind(line, margin: margin)
        : boxes[index].intersects(Box(line.corners), margin: margin)
          ? PlacedShape.meet(shapes[index], .polygon(line), margin: margin) : nil
      if let manifold { add(key, index, 0, manifold, material) }
    }
  }

  private mutating func add(
    _ key: Contact.Key, _ a: Int, _ b: Int, _ manifold: Manifold, _ material: (friction: Double, elasticity: Double)
  ) {
    found.append(
      Contact(
        key: key, a: a, b: b, manifold: manifold, material: material, bodies: bodies, movers: movers, time: World.step,
        old: old[key]))
  }
}

extension PlacedShape {
  /// Returns where a shape is closer than a margin to a line that it stays behind, or beyond it.
  func behind(_ line: Polygon, margin: Double) -> Manifold? {
    let (normal, start) = (line.normals[0], line.corners[0])
    switch self {
    case .circle(let centre, let radius):
      let separation = (start - centre).dot(normal) - radius
      guard separation < margin else { return nil }
      let position = centre + normal * (radius + separation / 2)
      return Manifold(
        normal: normal, first: Manifold.Point(position: position, separation: separation))
    case .polygon(let polygon):
      // The deepest corner, and the deeper one of its neighbours.
      let depths = polygon.corners.map { (start - $0).dot(normal) }
      guard let deepest = depths.indices.min(by: { depths[$0] < depths[$1] }), depths[deepest] < margin else {
        return nil
      }
      let (next, last) = ((deepest + 1) % polygon.count, (deepest + polygon.count - 1) % polygon.count)
      let other = depths[next] < depths[last] ? next : last
      func point(_ corner: Int) -> Manifold.Point {
        Manifold.Point(
          position: polygon.corners[corner] + normal * (depths[corner] / 2), separation: depths[corner]
        )
      }
      return Manifold(
        normal: normal, first: point(deepest), second: depths[other] < margin ? point(other) : nil)
    }
  }
}
