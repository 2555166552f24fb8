// SPDX-License-Identifier: MIT

/// The values of a body that the solver needs during a step.
struct Mover {
  var motion: Motion
  /// The motion before the forces of the step.
  let start: Motion
  /// How far the body has moved and turned in the step.
  var shift = Motion.none
  /// Whether a contact or a joint has acted on the body.
  var isConstrained = false
  let inverseMass, inverseInertia: Double

  init(_ body: Body, start: Motion) {
    motion = body.motion
    self.start = start
    inverseMass = body.inverseMass
    inverseInertia = body.inverseInertia
  }

  @inline(__always) mutating func apply(_ impulse: Vector, at offset: Vector) {
    motion.linear += impulse * inverseMass
    motion.angular += offset.cross(impulse) * inverseInertia
  }

  /// How far the point at an offset has moved in the step.
  @inline(__always) func shift(at offset: Vector) -> Vector { shift.at(offset) }
}

/// The bodies during a step.
typealias Movers = UnsafeMutableBufferPointer<Mover>

/// A constraint that gives way like a spring, integrated implicitly, so that it is stable however stiff it is.
///
/// The formulas are those of Erin Catto's “Soft Constraints”, 2011.
struct Softness {
  var biasRate = 0.0
  var massScale = 1.0
  var impulseScale = 0.0

  /// A constraint that only looks at velocities.
  static let rigid = Softness()

  /// A constraint that does not give way, of whose error a share is corrected per second.
  static func rigid(correction: Double) -> Softness {
    var softness = Softness()
    softness.biasRate = correction
    return softness
  }

  private init() {}

  /// - Parameters:
  ///   - frequency: In oscillations per second.
  ///   - damping: 1 is critical.
  ///   - time: The length of a step in seconds.
  init(frequency: Double, damping: Double, time: Double) {
    let omega = 2 * Double.pi * frequency
    let a1 = 2 * damping + time * omega
    let a2 = time * omega * a1
    let a3 = 1 / (1 + a2)
    (biasRate, massScale, impulseScale) = (omega / a1, a2 * a3, a3)
  }
}
