// SPDX-License-Identifier: MIT
import Foundation

/// Rigid bodies that move in steps of a fixed length.
///
/// The same bodies with the same input move the same way to the last bit. The solver is a new implementation of the one
/// of Erin Catto's Box2D (sequential impulses, GDC 2006, with the soft contacts of “Solver2D”, 2024).
public struct World: Sendable {
  /// The length of a step in seconds.
  public static let step = 1.0 / 240
  private static let (iterations, relaxations) = (5, 2)
  /// A body that rests closer than this to the point that it snaps to is put there, in points.
  private static let snapDistance = 1.0

  /// The ground, which does not move, and the bodies in the order in which they were added.
  private var bodies: [Body]
  private var indices: [Int: Int] = [:]
  public var joints: [Joint] = [] {
    didSet { if joints != oldValue { impulses = impulses.filter { key, _ in joints.contains { $0.id == key } } } }
  }
  public var boundaries: [Boundary] = []
  private var contacts: [Contact] = []
  private var impulses: [Int: [Double]] = [:]
  private var touching = Touching()
  private var rest = Rest()

  public init() {
    bodies = [Body(id: -1, shape: .circle(radius: 0), pose: Pose(position: .zero))]
  }

  // MARK: Bodies

  public var isEmpty: Bool { bodies.count == 1 }

  public subscript(id: Int) -> Body? { indices[id].map { bodies[$0] } }

  public mutating func add(_ body: Body) {
    indices[body.id] = bodies.count
    bodies.append(body)
    wake()
  }

  public mutating func change(_ id: Int, _ change: (inout Body) -> Void) {
    if let index = indices[id] { change(&bodies[index]) }
  }

  /// Removes all other bodies.
  public mutating func keepBodies(_ keeps: (Int) -> Bool) {
    let count = bodies.count
    bodies.removeAll { $0.id >= 0 && !keeps($0.id) }
    guard bodies.count != count else { return }
    indices = Dictionary(uniqueKeysWithValues: bodies.indices.dropFirst().map { (bodies[$0].id, $0) })
    wake()
  }

  /// The bodies whose boundaries intersect a rectangle.
  public func bodies(in box: Box) -> [Int] {
    bodies.dropFirst().filter { Box($0.shape, at: $0.pose).intersects(box) }.map(\.id)
  }

  /// The kinetic energy, in units of mass times square points per square second.
  public var kineticEnergy: Double {
    bodies.dropFirst().filter(\.isMovable).reduce(0) {
      $0 + ($1.mass * $1.motion.linear.lengthSquared + $1.inertia * $1.motion.angular * $1.motion.angular) / 2
    }
  }

  // MARK: Rest

  /// Whether nothing has moved for half a second.
  public var isAtRest: Bool { rest.isReached }

  public mutating func wake() { rest.end() }

  /// Stops the bodies, and puts those that snap to a point there.
  private mutating func settle() {
    for index in bodies.indices { bodies[index].motion = .none }
    for joint in joints {
      guard case .snap = joint.kind, joint.bodies.second == nil, let index = indices[joint.bodies.first],
        (bodies[index].pose.position - joint.anchors.second).length < Self.snapDistance
      else { continue }
      bodies[index].pose = Pose(position: joint.anchors.second)
      bodies[index].previous = bodies[index].pose
    }
  }

  // MARK: Steps

  /// Returns the contacts that have begun and ended since the latest call.
  public mutating func takeTouches() -> [Touch] { touching.take() }

  public mutating func advance() {
    var movers = bodies.indices.map { index -> Mover in
      bodies[index].previous = bodies[index].pose
      let start = bodies[index].motion
      bodies[index].accelerate(time: Self.step)
      return Mover(bodies[index], start: start)
    }
    movers.withUnsafeMutableBufferPointer { solve($0) }
    touching.update(contacts, bodies)
    let pressed = contacts.reduce(into: Set<Int>()) { if $1.isPressing { $0.formUnion([$1.a, $1.b]) } }
    for index in pressed { bodies[index].calm() }
    rest.update(bodies, pressed)
    if isAtRest { settle() }
  }

  private mutating func solve(_ movers: Movers) {
    let time = Self.step
    contacts = findContacts(movers)
    var rows = joints.map(rows)
    for joint in rows.indices {
      let old = impulses[joints[joint].id] ?? []
      for row in rows[joint].indices {
        rows[joint][row].prepare(movers)
        guard old.count == rows[joint].count else { continue }
        rows[joint][row].impulse = old[row]
        rows[joint][row].apply(old[row], movers)
      }
    }
    for index in contacts.indices { contacts[index].warmStart(movers) }
    func iterate(_ corrects: Bool, _ world: inout World) {
      for joint in rows.indices {
        for row in rows[joint].indices { rows[joint][row].solve(movers, corrects: corrects, time: time) }
      }
      for index in world.contacts.indices {
        world.contacts[index].solve(movers, corrects: corrects, time: time)
      }
    }
    for _ in 0..<Self.iterations { iterate(true, &self) }
    move(movers)
    for _ in 0..<Self.relaxations { iterate(false, &self) }
    for index in contacts.indices { contacts[index].bounce(movers) }
    for (joint, rows) in zip(joints, rows) { impulses[joint.id] = rows.map(\.impulse) }
    for index in bodies.indices { bodies[index].motion = movers[index].motion }
  }

  private func rows(_ joint: Joint) -> [Row] {
    guard let a = indices[joint.bodies.first] else { return [] }
    let b = joint.bodies.second.map { indices[$0] } ?? 0
    guard let b else { return [] }
    return joint.rows((a, b), (bodies[a].pose, bodies[b].pose), time: Self.step)
  }

  private mutating func move(_ movers: Movers) {
    for contact in contacts where contact.isPressing {
      movers[contact.a].isConstrained = true
      movers[contact.b].isConstrained = true
    }
    for index in bodies.indices.dropFirst() {
      let mover = movers[index]
      // A body on which only forces act moves with its mean velocity, which is exact for a constant force.
      let mean = Motion(
        linear: (mover.start.linear + mover.motion.linear) * 0.5,
        angular: (mover.start.angular + mover.motion.angular) / 2)
      let motion = mover.isConstrained ? mover.motion : mean
      movers[index].shift = Motion(linear: motion.linear * Self.step, angular: motion.angular * Self.step)
      bodies[index].pose.position += movers[index].shift.linear
      bodies[index].pose.angle += movers[index].shift.angular
    }
  }

  private mutating func findContacts(_ movers: Movers) -> [Contact] {
    let old = Dictionary(uniqueKeysWithValues: contacts.map { ($0.key, $0) })
    for index in bodies.indices.dropFirst() { bodies[index].enter(boundaries) }
    var search = ContactSearch(bodies: bodies, boundaries: boundaries, movers: movers, old: old)
    return search.run()
  }
}
