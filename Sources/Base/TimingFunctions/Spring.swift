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
  /// The initial velocity in multiples of the distance per second, positive towards the goal.
  package let initialVelocity: Double
  /// The time in seconds after which the envelope stays below a thousandth of the distance. Infinite without damping.
  package let settlingDuration: Double
  private let motion: Motion

  /// The fraction of the distance below which a movement counts as finished: less than a pixel for a distance of 1000.
  package static let settlingThreshold = 0.001

  /// Creates a spring. The defaults are those of CASpringAnimation. The velocity is in multiples of the distance per
  /// second, towards the goal. A parameter that no spring can have counts as its default.
  package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
    func usable(_ value: Double, _ name: String, default standard: Double, _ isUsable: (Double) -> Bool) -> Double {
      expect(isUsable(value) && value.isFinite, "Spring: the \(name) cannot be \(value); \(standard) is used")
        ? value : standard
    }
    self.mass = usable(mass, "mass", default: 1) { $0 > 0 }
    self.stiffness = usable(stiffness, "stiffness", default: 100) { $0 > 0 }
    self.damping = usable(damping, "damping", default: 10) { $0 >= 0 }
    self.initialVelocity = usable(initialVelocity, "initial velocity", default: 0) { _ in true }
    motion = Motion(
      frequency: (self.stiffness / self.mass).squareRoot(),
      ratio: self.damping / (2 * (self.stiffness * self.mass).squareRoot()), velocity: self.initialVelocity)
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

    /// The distance from critical damping within which the critical form is accurate to a millionth.
    private static let criticalWidth = 1e-7

    init(frequency: Double, ratio: Double, velocity: Double) {
      (self.frequency, self.ratio, self.velocity) = (frequency, ratio, velocity)
      if abs(ratio - 1) < Self.criticalWidth {
        kind = .critical(slope: frequency - velocity)
      } else if ratio < 1 {
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        kind = .under(decay: ratio * frequency, frequency: damped, sine: (ratio * frequency - velocity) / damped)
      } else {
        // r1 = −ω/(ζ + √(ζ² − 1)) equals −ω(ζ − √(ζ² − 1)) without the cancellation.
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

    /// Returns an upper bound of the distance from the goal at and after `t`.
    ///
    /// When underdamped, it is the smaller of `e^(−ζωt)·(1 + |sine|)`, which is Core Animation's, as the durations that it
    /// reports show, and, because `|sin x| ≤ x`, `e^(−ζωt)·(1 + |ζω − v0|·t)`, which makes the transition to critical
    /// damping continuous. When overdamped, it is in the same way the smaller of `|A|·e^(r1·t) + |B|·e^(r2·t)` and
    /// `e^(r1·t)·(1 + |B|·(r1 − r2)·t)`.
    func envelope(at t: Double) -> Double {
      switch kind {
      case .under(let decay, let w, let sine):
        exp(-decay * t) * (1 + abs(sine) * min(1, w * t))
      case .critical(let slope): exp(-frequency * t) * (1 + abs(slope) * t)
      case .over(let r1, let r2, let a1, let a2):
        min(abs(a1) * exp(r1 * t) + abs(a2) * exp(r2 * t), exp(r1 * t) * (1 + abs(a2) * (r1 - r2) * t))
      }
    }

    /// Returns the time in seconds after which the envelope stays below `threshold`.
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
