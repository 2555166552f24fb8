// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation

/// A damped harmonic oscillator that travels from 0 to 1, in closed form.
///
/// The remaining distance y solves `m·y″ + c·y′ + k·y = 0` with `y(0) = 1` and `y′(0) = −v0`. With `ω = √(k/m)` and
/// `ζ = c / 2√(k·m)`:
/// - ζ < 1: `e^(−ζωt)·(cos ωd·t + (ζω − v0)/ωd · sin ωd·t)`, `ωd = ω√(1 − ζ²)`
/// - ζ = 1: `e^(−ωt)·(1 + (ω − v0)·t)`
/// - ζ > 1: `A·e^(r1·t) + B·e^(r2·t)`, `r1, r2 = −ω(ζ ∓ √(ζ² − 1))`, `A + B = 1`, `A·r1 + B·r2 = −v0`
///
/// See also `Spring+Parameters.swift` for springs by other parameters.
package struct Spring: Timing, Hashable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// In travels per second, positive towards the goal.
  package let initialVelocity: Double
  /// Seconds after which the envelope stays below a thousandth of the travel; infinite without damping.
  package let settlingDuration: Double
  private let motion: Motion

  /// The part of the travel below which a movement counts as over: under a pixel for a travel of 1000.
  package static let settlingThreshold = 0.001

  /// The defaults are those of CASpringAnimation. The velocity counts in travels per second, towards the end.
  package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
    require(mass > 0 && stiffness > 0, "Spring: mass and stiffness must be positive")
    require(
      [mass, stiffness, damping, initialVelocity].allSatisfy(\.isFinite),
      "Spring: mass, stiffness, damping and velocity must be finite numbers")
    require(damping >= 0, "Spring: damping must not be negative, the spring would never come to rest")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    motion = Motion(
      frequency: (stiffness / mass).squareRoot(), ratio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: initialVelocity)
    settlingDuration = motion.settlingDuration(threshold: Self.settlingThreshold)
  }

  /// ω, in radians per second.
  package var naturalFrequency: Double { motion.frequency }
  /// ζ: below 1 the spring overshoots.
  package var dampingRatio: Double { motion.ratio }

  package func value(at time: Double) -> Double { time <= 0 ? 0 : 1 - motion.remaining(at: time) }

  package func velocity(at time: Double) -> Double { time < 0 ? 0 : -motion.rate(at: time) }
}

extension Spring {
  /// The remaining distance as a function of time.
  struct Motion: Hashable, Sendable {
    let frequency, ratio, velocity: Double
    private let kind: Kind

    private enum Kind: Hashable {
      case under(decay: Double, frequency: Double, sine: Double)
      case critical(slope: Double)
      case over(rate1: Double, rate2: Double, amplitude1: Double, amplitude2: Double)
    }

    /// So near to critical damping, the critical form is exact to a millionth.
    private static let criticalWidth = 1e-7

    init(frequency: Double, ratio: Double, velocity: Double) {
      (self.frequency, self.ratio, self.velocity) = (frequency, ratio, velocity)
      if abs(ratio - 1) < Self.criticalWidth {
        kind = .critical(slope: frequency - velocity)
      } else if ratio < 1 {
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        kind = .under(decay: ratio * frequency, frequency: damped, sine: (ratio * frequency - velocity) / damped)
      } else {
        // r1 = −ω/(ζ + √(ζ² − 1)) is the same as −ω(ζ − √(ζ² − 1)) without the cancellation.
        let sum = ratio + (ratio * ratio - 1).squareRoot()
        let (rate1, rate2) = (-frequency / sum, -frequency * sum)
        let amplitude1 = (-velocity - rate2) / (rate1 - rate2)
        kind = .over(rate1: rate1, rate2: rate2, amplitude1: amplitude1, amplitude2: 1 - amplitude1)
      }
    }

    func remaining(at t: Double) -> Double {
      switch kind {
      case .under(let decay, let w, let sine): exp(-decay * t) * (cos(w * t) + sine * sin(w * t))
      case .critical(let slope): exp(-frequency * t) * (1 + slope * t)
      case .over(let r1, let r2, let a1, let a2): a1 * exp(r1 * t) + a2 * exp(r2 * t)
      }
    }

    func rate(at t: Double) -> Double {
      switch kind {
      case .under(let decay, let w, let sine):
        exp(-decay * t) * ((sine * w - decay) * cos(w * t) - (w + decay * sine) * sin(w * t))
      case .critical(let slope): exp(-frequency * t) * (slope - frequency * (1 + slope * t))
      case .over(let r1, let r2, let a1, let a2): a1 * r1 * exp(r1 * t) + a2 * r2 * exp(r2 * t)
      }
    }

    /// An upper bound of the distance from rest at and after `t`.
    ///
    /// Under damping it is the smaller of `e^(−ζωt)·(1 + |sine|)`, which is Core Animation's, as the durations that it
    /// reports show, and, as `|sin x| ≤ x`, `e^(−ζωt)·(1 + |ζω − v0|·t)`, which leads over to critical damping without a
    /// step; over it, in the same way, of `|A|·e^(r1·t) + |B|·e^(r2·t)` and `e^(r1·t)·(1 + |B|·(r1 − r2)·t)`.
    func envelope(at t: Double) -> Double {
      switch kind {
      case .under(let decay, let w, let sine):
        exp(-decay * t) * (1 + abs(sine) * min(1, w * t))
      case .critical(let slope): exp(-frequency * t) * (1 + abs(slope) * t)
      case .over(let r1, let r2, let a1, let a2):
        min(abs(a1) * exp(r1 * t) + abs(a2) * exp(r2 * t), exp(r1 * t) * (1 + abs(a2) * (r1 - r2) * t))
      }
    }

    /// When the envelope falls under `threshold` for good.
    func settlingDuration(threshold: Double) -> Double {
      guard ratio > 0 else { return .infinity }
      var high = 1 / frequency
      while envelope(at: high) > threshold { high *= 2 }
      var low = 0.0
      for _ in 0..<80 {
        let middle = (low + high) / 2
        if envelope(at: middle) > threshold { low = middle } else { high = middle }
      }
      return high
    }
  }
}
