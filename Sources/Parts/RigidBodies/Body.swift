// SPDX-License-Identifier: MIT
import Foundation

/// A rigid body.
public struct Body: Sendable {
  /// The material of a body, and its response to contacts.
  public struct Traits: Hashable, Sendable {
    public var elasticity = 0.0
    public var friction = 0.0
    /// The mass of 10,000 square points.
    public var density = 1.0
    /// The share of the velocity that is lost per second, for small shares: the velocity decays exponentially.
    public var resistance = 0.0
    public var angularResistance = 0.0
    public var allowsRotation = true
    public var isAnchored = false

    public init() {}
  }

  /// The forces that act on a body all the time.
  public struct Load: Hashable, Sendable {
    /// In points per square second.
    public var acceleration = Vector.zero
    /// In units of mass times points per square second.
    public var force = Vector.zero
    /// In units of mass times square points per square second.
    public var torque = 0.0

    public init() {}
  }

  public let id: Int
  public var pose: Pose
  public var motion = Motion.none
  public var load = Load()
  public var traits = Traits() { didSet { if traits != oldValue { weigh() } } }
  public var shape: Shape { didSet { if shape != oldValue { weigh() } } }
  /// The groups in which the body collides with other bodies, and with boundaries.
  public var groups = CollisionGroups()
  /// The boundaries that enclose the body.
  private(set) var enclosures: [Int] = []
  /// The pose before the latest step.
  public internal(set) var previous: Pose
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0

  /// The mass of a body with density 1 and an area of 1 square point. Apple's unit of mass is a body of 100 x 100 points.
  static let massOfSquarePoint = 1.0 / 10_000

  public init(id: Int, shape: Shape, pose: Pose) {
    self.id = id
    self.shape = shape
    self.pose = pose
    previous = pose
    weigh()
  }

  public var mass: Double { traits.density * shape.area * Self.massOfSquarePoint }
  /// The moment of inertia about the centre of mass.
  public var inertia: Double { mass * shape.unitInertia }
  var isMovable: Bool { inverseMass > 0 }

  private mutating func weigh() {
    let (mass, inertia) = (mass, inertia)
    inverseMass = traits.isAnchored || mass <= 0 ? 0 : 1 / mass
    inverseInertia = traits.isAnchored || !traits.allowsRotation || inertia <= 0 ? 0 : 1 / inertia
  }

  /// Changes the motion by an impulse at an offset from the centre of mass, in units of mass times points per second.
  public mutating func push(_ impulse: Vector, at offset: Vector) {
    motion.linear += impulse * inverseMass
    motion.angular += offset.cross(impulse) * inverseInertia
  }

  /// Puts the body somewhere else, without a motion between.
  public mutating func place(at pose: Pose) {
    self.pose = pose
    previous = pose
    enclosures = []
  }

  /// The pose between the latest two steps, at a fraction of a step.
  public func pose(at fraction: Double) -> Pose {
    guard fraction < 1 else { return pose }
    return Pose(
      position: previous.position + (pose.position - previous.position) * fraction,
      angle: previous.angle + (pose.angle - previous.angle) * fraction)
  }

  /// Changes the motion by what acts on the body.
  mutating func accelerate(time: Double) {
    guard isMovable else {
      motion = .none
      return
    }
    motion.linear += (load.acceleration + load.force * inverseMass) * time
    motion.angular += load.torque * inverseInertia * time
    if traits.resistance > 0 { motion.linear = motion.linear * exp(-traits.resistance * time) }
    if traits.angularResistance > 0 { motion.angular *= exp(-traits.angularResistance * time) }
    if !traits.allowsRotation { motion.angular = 0 }
  }

  /// Notes the boundaries that the body is inside of.
  mutating func enter(_ boundaries: [Boundary]) {
    for boundary in boundaries {
      guard let box = boundary.enclosure, groups.boundaries.contains(boundary.group), !enclosures.contains(boundary.id),
        box.contains(pose.position)
      else { continue }
      enclosures.append(boundary.id)
    }
    if !enclosures.isEmpty { enclosures.removeAll { id in !boundaries.contains { $0.id == id } } }
  }
}

/// The groups in which a body collides.
public struct CollisionGroups: Hashable, Sendable {
  /// The groups in which it collides with other bodies.
  public private(set) var bodies: [Int] = []
  /// The groups in which it collides with boundaries.
  public private(set) var boundaries: [Int] = []
  private var mask: UInt64 = 0

  public init() {}

  public mutating func collideWithBodies(in group: Int) {
    bodies.append(group)
    mask |= 1 << UInt64(group % 64)
  }

  public mutating func collideWithBoundaries(in group: Int) { boundaries.append(group) }

  /// Whether two bodies share a group.
  func meet(_ other: CollisionGroups) -> Bool {
    mask & other.mask != 0 && bodies.contains { other.bodies.contains($0) }
  }
}
