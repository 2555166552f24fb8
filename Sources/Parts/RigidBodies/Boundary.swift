// SPDX-License-Identifier: MIT

/// Lines that do not move.
public struct Boundary: Hashable, Sendable {
  public let id: Int
  /// The group whose bodies collide with the boundary.
  public let group: Int
  let lines: [Polygon]
  /// The rectangle that the boundary encloses, or nil. A body whose centre has been inside stays inside.
  let enclosure: Box?

  /// Creates the lines between points that follow each other.
  public init(id: Int, group: Int, paths: [[Vector]]) {
    self.id = id
    self.group = group
    enclosure = nil
    lines = paths.flatMap { path in zip(path, path.dropFirst()).filter { $0 != $1 }.map { Polygon([$0, $1]) } }
  }

  /// Creates the four sides of a rectangle.
  public init(id: Int, group: Int, enclosing box: Box) {
    self.id = id
    self.group = group
    enclosure = box
    let corners = [box.min, Vector(box.max.x, box.min.y), box.max, Vector(box.min.x, box.max.y)]
    lines = corners.indices.map { Polygon([corners[$0], corners[($0 + 1) % 4]]) }
  }
}

/// A rectangle with sides along the axes.
public struct Box: Hashable, Sendable {
  public var min, max: Vector

  public init(min: Vector, max: Vector) {
    self.min = min
    self.max = max
  }

  /// The rectangle around a shape.
  init(_ shape: Shape, at pose: Pose) {
    switch shape {
    case .circle(let radius):
      self.init(min: pose.position - Vector(radius, radius), max: pose.position + Vector(radius, radius))
    case .polygon(let polygon): self.init(polygon.corners.map(pose.world))
    }
  }

  init(_ points: [Vector]) {
    (min, max) = (points[0], points[0])
    for point in points.dropFirst() {
      min = Vector(Swift.min(min.x, point.x), Swift.min(min.y, point.y))
      max = Vector(Swift.max(max.x, point.x), Swift.max(max.y, point.y))
    }
  }

  func contains(_ point: Vector) -> Bool {
    point.x >= min.x && point.x <= max.x && point.y >= min.y && point.y <= max.y
  }

  public func intersects(_ other: Box, margin: Double = 0) -> Bool {
    min.x - margin <= other.max.x && other.min.x <= max.x + margin && min.y - margin <= other.max.y
      && other.min.y <= max.y + margin
  }
}
