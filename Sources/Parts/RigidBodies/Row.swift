// SPDX-License-Identifier: MIT

/// A constraint of one degree of freedom.
struct Row {
  enum Rule {
    /// The error becomes 0.
    case equal
    /// The error is at least 0.
    case atLeast
    /// A spring makes the error smaller.
    case spring
    /// An impulse of at most this much makes the velocity smaller.
    case friction(Double)
  }

  private(set) var axis: Vector
  private(set) var levers: (a: Double, b: Double)
  let a, b: Int
  let error: Double
  let softness: Softness
  let type: Rule
  /// How the anchors move, or nil if the row is for an angle.
  private let path: AnchorPath?
  var impulse = 0.0
  private var mass = 0.0

  init(
    _ indices: (Int, Int), axis: Vector, levers: (Double, Double), error: Double, softness: Softness, type: Rule,
    path: AnchorPath? = nil
  ) {
    (a, b) = indices
    (self.axis, self.levers, self.error, self.softness, self.type) = (axis, levers, error, softness, type)
    self.path = path
  }

  /// The row that acts the other way round.
  var reversed: Row {
    var row = self
    row.axis = -axis
    row.levers = (-levers.a, -levers.b)
    return row
  }

  mutating func prepare(_ movers: Movers) {
    let (first, second) = (movers[a], movers[b])
    let inverse =
      axis.lengthSquared * (first.inverseMass + second.inverseMass) + levers.a * levers.a * first.inverseInertia
      + levers.b * levers.b * second.inverseInertia
    mass = inverse > 0 ? 1 / inverse : 0
    movers[a].isConstrained = true
    movers[b].isConstrained = true
  }

  func apply(_ impulse: Double, _ movers: Movers) {
    movers[a].motion.linear -= axis * (impulse * movers[a].inverseMass)
    movers[a].motion.angular -= levers.a * impulse * movers[a].inverseInertia
    movers[b].motion.linear += axis * (impulse * movers[b].inverseMass)
    movers[b].motion.angular += levers.b * impulse * movers[b].inverseInertia
  }

  /// Changes the velocities.
  ///
  /// - Parameter corrects: Whether the error becomes smaller too, and not only its change.
  mutating func solve(_ movers: Movers, corrects: Bool, time: Double) {
    let (first, second) = (movers[a], movers[b])
    let speed = change(first.motion, second.motion, time: time) / time
    let (bias, scale) = target(first, second, corrects: corrects, time: time)
    var total = impulse - mass * scale.massScale * (speed + bias) - scale.impulseScale * impulse
    switch type {
    case .atLeast: total = max(total, 0)
    case .friction(let limit): total = max(-limit, min(limit, total))
    case .equal, .spring: break
    }
    apply(total - impulse, movers)
    impulse = total
  }

  /// Returns how much the error changes if the bodies move for a time.
  private func change(_ first: Motion, _ second: Motion, time: Double) -> Double {
    path?.change(first, second, time: time) ?? (levers.b * second.angular - levers.a * first.angular) * time
  }

  /// The speed that the row approaches, with the other sign, and how it gives way.
  private func target(_ first: Mover, _ second: Mover, corrects: Bool, time: Double) -> (bias: Double, Softness) {
    switch type {
    case .equal where corrects, .spring: return (softness.biasRate * error, softness)
    case .equal, .friction: return (0, .rigid)
    case .atLeast:
      let now = error + change(first.shift, second.shift, time: 1)
      if now > 0 { return (now / time, .rigid) }
      return corrects ? (softness.biasRate * now, softness) : (0, .rigid)
    }
  }
}
