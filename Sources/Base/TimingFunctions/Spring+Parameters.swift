// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation

extension Spring {
  /// Creates a spring of mass 1 from its visible parameters: `k = (2π/response)²`, `c = 4πζ/response`.
  ///
  /// - Parameter response: The period of the undamped spring, in seconds, which is a millisecond or more.
  package init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    expect(response > 0, "Spring: the duration cannot be \(response) seconds; it must be positive")
    self.init(
      naturalFrequency: 2 * .pi / max(response, Self.shortestDuration), dampingRatio: dampingRatio,
      initialVelocity: initialVelocity)
  }

  /// The shortest duration in seconds that a spring can have. Chosen: far less than a frame.
  private static let shortestDuration = 0.001
  /// The smallest damping ratio of a spring that settles. With less, it would take minutes.
  private static let smallestDampingRatio = 0.01
  /// The smallest bounce, with a damping ratio of 100.
  private static let smallestBounce = -0.99

  /// Creates a spring of mass 1 with the given ω, in radians per second, and ζ.
  package init(naturalFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.init(
      mass: 1, stiffness: naturalFrequency * naturalFrequency, damping: 2 * dampingRatio * naturalFrequency,
      initialVelocity: initialVelocity)
  }

  /// Creates a spring from its perceptual duration and bounce, as in UIKit since iOS 17. The duration is the response,
  /// and ζ is `1 − bounce`, or `1/(1 + bounce)` if the bounce is negative.
  package init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    expect(bounce > -1 && bounce <= 1, "Spring: the bounce cannot be \(bounce); it is above −1 and at most 1")
    let bounce = min(max(bounce, Self.smallestBounce), 1)
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
  }

  /// Creates the spring that settles after `settlingDuration` seconds, as for UIView's `usingSpringWithDamping:`.
  ///
  /// The natural frequency is found by bisection: it is the one for which the envelope, with the initial velocity,
  /// falls below `settlingThreshold` at that time. Apple does not document its method.
  package init(dampingRatio: Double, settlingDuration: Double, initialVelocity: Double = 0) {
    expect(
      dampingRatio > 0 && settlingDuration > 0,
      "Spring: no spring with the damping ratio \(dampingRatio) settles in \(settlingDuration) seconds; both must be "
        + "positive")
    let (dampingRatio, settlingDuration) = (
      max(dampingRatio, Self.smallestDampingRatio), max(settlingDuration, Self.shortestDuration)
    )
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

  /// Returns the same spring with another initial velocity, in multiples of the distance per second.
  package func starting(with initialVelocity: Double) -> Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  /// The same spring, or a critically damped one if it is overdamped (CASpringAnimation.allowsOverdamping).
  package var withoutOverdamping: Spring {
    guard dampingRatio > 1 else { return self }
    return Spring(
      mass: mass, stiffness: stiffness, damping: 2 * (stiffness * mass).squareRoot(), initialVelocity: initialVelocity)
  }
}
