// SPDX-License-Identifier: MIT

/// A point or a direction, in points. The y axis points down.
public struct Vector: Hashable, Sendable {
  public var x, y: Double

  public static let zero = Vector(0, 0)

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public var length: Double { (x * x + y * y).squareRoot() }
  var lengthSquared: Double { x * x + y * y }

  /// The vector turned by a quarter turn, from the x axis towards the y axis.
  var turned: Vector { Vector(-y, x) }

  /// The vector with length 1, or zero for a vector without a direction.
  var unit: Vector {
    let length = length
    return length > 1e-12 ? self * (1 / length) : .zero
  }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  public static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  public static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  public static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
  public static func * (a: Vector, s: Double) -> Vector { Vector(a.x * s, a.y * s) }
  public static func += (a: inout Vector, b: Vector) { a = a + b }
  public static func -= (a: inout Vector, b: Vector) { a = a - b }
}
