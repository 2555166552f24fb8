// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation

extension Spring {
  /// A spring of mass 1 that is named by what one sees: `k = (2π/response)²`, `c = 4πζ/response`.
  ///
  /// - Parameter response: the period of the undamped spring, in seconds.
  package init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    require(response > 0, "Spring: response must be positive")
    self.init(naturalFrequency: 2 * .pi / response, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  /// A spring of mass 1 with the given ω, in radians per second, and ζ.
  package init(naturalFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.init(
      mass: 1, stiffness: naturalFrequency * naturalFrequency, damping: 2 * dampingRatio * naturalFrequency,
      initialVelocity: initialVelocity)
  }

  /// A spring by perceptual duration and bounce, as UIKit has had it since iOS 17: the duration is the response, and ζ
  /// is `1 − bounce`, or `1/(1 + bounce)` where the bounce is negative.
  package init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    require(bounce > -1 && bounce <= 1, "Spring: bounce must lie in −1…1, without −1")
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
  }

  /// The spring that is settled after `settlingDuration`: what UIView's `usingSpringWithDamping:` asks for.
  ///
  /// The natural frequency is solved for, by bisection: the one for which the envelope, with the initial velocity,
  /// falls under `settlingThreshold` at that time. Apple does not say how it solves for it.
  package init(dampingRatio: Double, settlingDuration: Double, initialVelocity: Double = 0) {
    require(dampingRatio > 0, "Spring: a damping ratio of 0 never settles; use a small one")
    require(settlingDuration > 0, "Spring: settlingDuration must be positive")
    func envelope(_ frequency: Double) -> Double {
      Motion(frequency: frequency, ratio: dampingRatio, velocity: initialVelocity).envelope(at: settlingDuration)
    }
    var (low, high) = (0.0, 1 / settlingDuration)
    while envelope(high) > Self.settlingThreshold { (low, high) = (high, high * 2) }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if envelope(middle) > Self.settlingThreshold { low = middle } else { high = middle }
    }
    self.init(naturalFrequency: high, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  /// The same spring, started with another velocity, in travels per second.
  package func starting(with initialVelocity: Double) -> Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  /// The same spring, or its critically damped version where it is overdamped (CASpringAnimation.allowsOverdamping).
  package var withoutOverdamping: Spring {
    guard dampingRatio > 1 else { return self }
    return Spring(
      mass: mass, stiffness: stiffness, damping: 2 * (stiffness * mass).squareRoot(), initialVelocity: initialVelocity)
  }
}
