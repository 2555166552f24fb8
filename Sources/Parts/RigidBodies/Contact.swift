// SPDX-License-Identifier: MIT

/// The constraint that two bodies that touch do not overlap.
struct Contact {
  /// Identifies a contact between steps.
  struct Key: Hashable {
    let a, b: Int
    /// The line of a boundary.
    let line: Int
  }

  struct Point {
    let offsetA, offsetB: Vector
    let separation: Double
    let normalMass, tangentMass: Double
    /// The velocity along the normal at the moment of the impact. Negative if the bodies approach each other.
    let approach: Double
    var normalImpulse = 0.0
    var tangentImpulse = 0.0
    var greatestImpulse = 0.0
  }

  /// How contacts that overlap give way: after Erin Catto's Box2D 3, 2023, but stiffer.
  static let softness = Softness(frequency: 60, damping: 10, time: World.step)
  /// The overlap that is left as it is, in points, so that contacts stay.
  static let slop = 0.02
  /// The greatest speed with which overlapping bodies are moved apart, in points per second.
  static let greatestPush = 300.0
  /// Points of two steps that are closer than this are the same one, in square points.
  fileprivate static let samePoint = 4.0
  /// Slower impacts do not bounce, in points per second.
  static let leastBounce = 20.0

  let key: Key
  let a, b: Int
  let normal: Vector
  let friction, elasticity: Double
  /// The velocity along the normal of one point that an impulse of 1 at the other one causes.
  private let coupling: Double
  var first: Point
  var second: Point?

  init(
    key: Key, a: Int, b: Int, manifold: Manifold, material: (friction: Double, elasticity: Double), bodies: [Body],
    movers: Movers, time: Double, old: Contact?
  ) {
    (self.key, self.a, self.b) = (key, a, b)
    normal = manifold.normal
    (friction, elasticity) = material
    func make(_ point: Manifold.Point) -> Point {
      Point(
        point, normal: manifold.normal, (movers[a], bodies[a].pose.position), (movers[b], bodies[b].pose.position),
        time: time, old: old)
    }
    first = make(manifold.first)
    let other = manifold.second.map(make)
    second = other
    let (mover, otherMover) = (movers[a], movers[b])
    coupling =
      other.map { [first, normal] in
        mover.inverseMass + otherMover.inverseMass
          + first.offsetA.cross(normal) * $0.offsetA.cross(normal) * mover.inverseInertia
          + first.offsetB.cross(normal) * $0.offsetB.cross(normal) * otherMover.inverseInertia
      } ?? 0
  }

  var isPressing: Bool { first.greatestImpulse > 0 || second.map { $0.greatestImpulse > 0 } ?? false }
  var separation: Double { min(first.separation, second?.separation ?? first.separation) }

  /// Calls a function with each point, and its result is kept.
  @inline(__always) private mutating func eachPoint(_ change: (inout Point) -> Void) {
    change(&first)
    if var point = second {
      change(&point)
      second = point
    }
  }

  /// Applies the impulses of the previous step.
  mutating func warmStart(_ movers: Movers) {
    let (normal, tangent) = (normal, normal.turned)
    let (a, b) = (a, b)
    eachPoint { point in
      let impulse = normal * point.normalImpulse + tangent * point.tangentImpulse
      movers[a].apply(-impulse, at: point.offsetA)
      movers[b].apply(impulse, at: point.offsetB)
    }
  }

  /// Changes the velocities so that the bodies do not overlap after the step.
  ///
  /// - Parameter corrects: Whether an overlap becomes smaller too, and not only no greater.
  mutating func solve(_ movers: Movers, corrects: Bool, time: Double) {
    let normal = normal
    let (a, b) = (a, b)
    let softness = corrects ? Self.softness : .rigid
    press(movers, impulseScale: softness.impulseScale) { point in
      let moved = movers[b].shift(at: point.offsetB) - movers[a].shift(at: point.offsetA)
      let separation = point.separation + moved.dot(normal)
      if separation > 0 { return -separation / time }
      return max(0, min(-softness.biasRate * (separation + Self.slop), Self.greatestPush))
    }
    if friction > 0 { rub(movers) }
  }

  /// Makes bodies that have hit each other bounce.
  mutating func bounce(_ movers: Movers) {
    let hits = [first, second].contains {
      $0.map { $0.approach < -Self.leastBounce && $0.greatestImpulse > 0 } ?? false
    }
    guard elasticity > 0, hits else { return }
    let elasticity = elasticity
    press(movers) { point in
      if point.greatestImpulse == 0 { return -Double.infinity }
      return point.approach < -Self.leastBounce ? -elasticity * point.approach : 0
    }
    // The impulse of an impact is no estimate of that of the next step.
    eachPoint { $0.normalImpulse = 0 }
  }

  /// Applies impulses along the normal, so that no point is slower than its least velocity.
  ///
  /// Two points are solved together, because one after the other would make a body turn that lands on its side.
  @inline(__always) private mutating func press(_ movers: Movers, impulseScale: Double = 0, least: (Point) -> Double) {
    // A soft point gives way in proportion to its impulse.
    let give = impulseScale / (1 - impulseScale)
    let missing = Self.velocity(movers, a, b, first).dot(normal) - least(first)
    guard var other = second else {
      let total = (first.normalImpulse - first.normalMass * missing) / (1 + give)
      press(&first, to: max(total, 0), movers)
      return
    }
    let otherMissing = Self.velocity(movers, a, b, other).dot(normal) - least(other)
    let (totalFirst, totalOther) = Self.complementary(
      (first.normalMass, other.normalMass, coupling), old: (first.normalImpulse, other.normalImpulse),
      missing: (missing, otherMissing), give: give)
    press(&first, to: totalFirst, movers)
    press(&other, to: totalOther, movers)
    second = other
  }

  @inline(__always) private func press(_ point: inout Point, to total: Double, _ movers: Movers) {
    let impulse = normal * (total - point.normalImpulse)
    point.normalImpulse = total
    point.greatestImpulse = max(point.greatestImpulse, total)
    movers[a].apply(-impulse, at: point.offsetA)
    movers[b].apply(impulse, at: point.offsetB)
  }

  /// The impulses of two points. None of them pulls, and after them no point is too slow.
  ///
  /// - Parameters:
  ///   - masses: The effective masses, and the velocity of one point that an impulse of 1 at the other one causes.
  ///   - old: The impulses until now.
  ///   - missing: The velocities above the least ones, with the impulses until now.
  private static func complementary(
    _ masses: (Double, Double, coupling: Double), old: (Double, Double), missing: (Double, Double),
    give: Double
  ) -> (Double, Double) {
    let k12 = masses.coupling
    // The velocities above the least ones without any impulse.
    let rest = (
      missing.0 - old.0 / masses.0 - k12 * old.1, missing.1 - k12 * old.0 - old.1 / masses.1
    )
    let (k1, k2) = ((1 + give) / masses.0, (1 + give) / masses.1)
    let determinant = k1 * k2 - k12 * k12
    if determinant > 1e-4 * k1 * k2, rest.0.isFinite, rest.1.isFinite {
      let both = ((k12 * rest.1 - k2 * rest.0) / determinant, (k12 * rest.0 - k1 * rest.1) / determinant)
      if both.0 >= 0, both.1 >= 0 { return both }
    }
    let (one, two) = (max(-rest.0 / k1, 0), max(-rest.1 / k2, 0))
    if k12 * one + rest.1 >= -1e-9 { return (one, 0) }
    if k12 * two + rest.0 >= -1e-9 { return (0, two) }
    // The points are almost one.
    return (one / 2, two / 2)
  }

  /// Applies impulses along the contact, so that the bodies slide no faster than their friction allows.
  private mutating func rub(_ movers: Movers) {
    let (tangent, friction) = (normal.turned, friction)
    let (a, b) = (a, b)
    eachPoint { point in
      let speed = Self.velocity(movers, a, b, point).dot(tangent)
      let limit = friction * point.normalImpulse
      let total = max(-limit, min(limit, point.tangentImpulse - point.tangentMass * speed))
      let impulse = tangent * (total - point.tangentImpulse)
      point.tangentImpulse = total
      movers[a].apply(-impulse, at: point.offsetA)
      movers[b].apply(impulse, at: point.offsetB)
    }
  }

  @inline(__always) private static func velocity(_ movers: Movers, _ a: Int, _ b: Int, _ point: Point) -> Vector {
    movers[b].motion.at(point.offsetB) - movers[a].motion.at(point.offsetA)
  }
}

extension Contact.Point {
  init(
    _ point: Manifold.Point, normal: Vector, _ a: (mover: Mover, centre: Vector), _ b: (mover: Mover, centre: Vector),
    time: Double, old: Contact?
  ) {
    offsetA = point.position - a.centre
    offsetB = point.position - b.centre
    separation = point.separation
    normalMass = Self.mass(along: normal, offsetA, a.mover, offsetB, b.mover)
    tangentMass = Self.mass(along: normal.turned, offsetA, a.mover, offsetB, b.mover)
    let before = (b.mover.start.at(offsetB) - a.mover.start.at(offsetA)).dot(normal)
    let after = (b.mover.motion.at(offsetB) - a.mover.motion.at(offsetA)).dot(normal)
    // The bodies go on accelerating over the distance that is left, so that an elastic impact conserves the energy.
    let acceleration = (after - before) / time
    approach =
      before < -Contact.leastBounce
      ? -max(before * before - 2 * acceleration * max(point.separation, 0), 0).squareRoot() : 0
    for candidate in [old?.first, old?.second] {
      guard let candidate, old.map({ $0.normal.dot(normal) > 0.95 }) ?? false,
        (candidate.offsetA - offsetA).lengthSquared < Contact.samePoint
      else { continue }
      (normalImpulse, tangentImpulse) = (candidate.normalImpulse, candidate.tangentImpulse)
    }
  }

  private static func mass(
    along direction: Vector, _ offsetA: Vector, _ a: Mover, _ offsetB: Vector, _ b: Mover
  ) -> Double {
    let (leverA, leverB) = (offsetA.cross(direction), offsetB.cross(direction))
    let inverse =
      a.inverseMass + b.inverseMass + leverA * leverA * a.inverseInertia + leverB * leverB * b.inverseInertia
    return inverse > 0 ? 1 / inverse : 0
  }
}
