// SPDX-License-Identifier: MIT
import Foundation

/// The position and the rotation of a body.
public struct Pose: Hashable, Sendable {
  /// The centre of mass, in points.
  public var position: Vector
  /// The rotation in radians.
  public var angle: Double { didSet { if angle != oldValue { rotation = Rotation(angle) } } }
  private(set) var rotation: Rotation

  public init(position: Vector, angle: Double = 0) {
    self.position = position
    self.angle = angle
    rotation = Rotation(angle)
  }

  /// The point of the world that is at a point of the body.
  public func world(_ point: Vector) -> Vector { position + rotation.apply(point) }
  /// The point of the body that is at a point of the world.
  public func local(_ point: Vector) -> Vector { rotation.undo(point - position) }
}

/// A rotation, as the sine and the cosine of its angle.
struct Rotation: Hashable, Sendable {
  let sine, cosine: Double

  init(_ angle: Double) {
    (sine, cosine) = angle == 0 ? (0, 1) : (sin(angle), cos(angle))
  }

  func apply(_ v: Vector) -> Vector { Vector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y) }
  func undo(_ v: Vector) -> Vector { Vector(cosine * v.x + sine * v.y, cosine * v.y - sine * v.x) }
}

/// How fast a body moves and turns.
public struct Motion: Hashable, Sendable {
  /// In points per second.
  public var linear: Vector
  /// In radians per second.
  public var angular: Double

  public static let none = Motion(linear: .zero, angular: 0)

  public init(linear: Vector, angular: Double) {
    self.linear = linear
    self.angular = angular
  }

  /// The velocity of the point at an offset from the centre of mass.
  func at(_ offset: Vector) -> Vector { linear + offset.turned * angular }
}
