// SPDX-License-Identifier: MIT
import Foundation

/// The outline of a body, around its centre of mass.
public enum Shape: Hashable, Sendable {
  case circle(radius: Double)
  case polygon(Polygon)

  public static func rectangle(width: Double, height: Double) -> Shape {
    let (x, y) = (width / 2, height / 2)
    return .polygon(Polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)]))
  }

  /// An ellipse. It is a polygon with 32 corners, unless it is a circle.
  public static func ellipse(width: Double, height: Double) -> Shape {
    guard abs(width - height) > 1e-9 else { return .circle(radius: width / 2) }
    let corners = (0..<32).map { index -> Vector in
      let angle = Double(index) / 32 * 2 * .pi
      return Vector(cos(angle) * width / 2, sin(angle) * height / 2)
    }
    return .polygon(Polygon(corners))
  }

  /// The smallest convex polygon around points, or nil if they have no area.
  public static func hull(of points: [Vector]) -> Shape? {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let hull = chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
    guard hull.count > 2 else { return nil }
    let polygon = Polygon(Array(hull))
    return polygon.area > 1e-6 ? .polygon(polygon) : nil
  }

  /// One side of a hull. The method is A. M. Andrew's, 1979.
  private static func chain(_ sorted: [Vector]) -> [Vector] {
    var chain: [Vector] = []
    for point in sorted {
      while chain.count > 1,
        (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }

  /// The area in square points.
  public var area: Double {
    switch self {
    case .circle(let radius): .pi * radius * radius
    case .polygon(let polygon): polygon.area
    }
  }

  /// The moment of inertia of a body with a mass of 1, about its centre of mass.
  var unitInertia: Double {
    switch self {
    case .circle(let radius): radius * radius / 2
    case .polygon(let polygon): polygon.unitInertia
    }
  }
}

/// A convex polygon whose corners are in the order of increasing angles. Two corners make a line.
public struct Polygon: Hashable, Sendable {
  let corners: [Vector]
  /// The outward direction of the edge after each corner.
  let normals: [Vector]

  public init(_ corners: [Vector]) {
    self.corners = corners
    normals = corners.indices.map { index in
      let edge = corners[(index + 1) % corners.count] - corners[index]
      return Vector(edge.y, -edge.x).unit
    }
  }

  var count: Int { corners.count }

  func placed(at pose: Pose) -> Polygon {
    Polygon(corners: corners.map(pose.world), normals: normals.map(pose.rotation.apply))
  }

  private init(corners: [Vector], normals: [Vector]) {
    self.corners = corners
    self.normals = normals
  }

  private var edges: [(Vector, Vector)] { corners.indices.map { (corners[$0], corners[($0 + 1) % count]) } }

  var area: Double { edges.reduce(0) { $0 + $1.0.cross($1.1) } / 2 }

  /// The moment of inertia of a mass of 1 about the origin, which counts as the centre of mass.
  var unitInertia: Double {
    let area = area
    guard area > 1e-9 else { return 0 }
    let sum = edges.reduce(0) { sum, edge in
      let (a, b) = edge
      return sum + a.cross(b) * (a.dot(a) + a.dot(b) + b.dot(b))
    }
    return sum / (12 * area)
  }
}
