// SPDX-License-Identifier: MIT
import UIKit

extension UIPercentDrivenInteractiveTransition {
  /// Ends the interaction so that the transition continues at the velocity of the gesture.
  ///
  /// An interruptible animator continues on a spring that starts at that velocity. Other animations can only be played
  /// along a curve, whose start is made as steep as the velocity. A transition that has not started yet, or takes no
  /// time, has no speed.
  ///
  /// - Parameters:
  ///   - finishing: Whether the transition runs to its end instead of back to its start.
  ///   - velocity: The velocity of the gesture, in fractions of the animation per second.
  ///   - isInterruptible: Whether the animator can continue on another timing, as the transition's coordinator says.
  func release(finishing: Bool, velocity: CGFloat, isInterruptible: Bool) {
    let speed = max(finishing ? velocity : -velocity, 0)
    let remaining = max(finishing ? 1 - percentComplete : percentComplete, Self.leastFraction)
    completionSpeed = 1
    timingCurve = nil
    if isInterruptible {
      // A critically damped spring of this frequency neither accelerates at first nor passes its end.
      let frequency = max(2 * speed / remaining, Self.leastFrequency)
      timingCurve = UISpringTimingParameters(
        mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
        initialVelocity: CGVector(dx: speed / remaining, dy: 0))
    } else if duration > 0, speed * Self.longest > remaining * Self.easeOutStart {
      completionCurve = .easeOut
      completionSpeed = speed * duration / Self.easeOutStart
    } else {
      completionCurve = .easeInOut
    }
    finishing ? finish() : cancel()
  }

  /// The slope at which the curve `easeOut` starts: its second control point is (0.58, 1).
  private static let easeOutStart: CGFloat = 1 / 0.58
  /// The natural frequency of the spring, in radians per second, after a release at rest.
  private static let leastFrequency: CGFloat = 12
  /// The longest duration in seconds of an animation that continues at the velocity of the gesture. A gesture that is
  /// slower than that counts as resting.
  private static let longest: CGFloat = 1
  private static let leastFraction: CGFloat = 0.001
}
