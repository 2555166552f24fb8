// SPDX-License-Identifier: MIT
import Diagnostics

/// Travels to a place in a given time, from a velocity to a standstill.
///
/// The cubic that has these places and speeds at its ends (Hermite's). From rest it is `3s² − 2s³`, which eases in and
/// out; retargeted under way, it goes on at the speed that it had.
package struct ScrollAnimationCurve: ScrollCurve, Hashable {
  package let start: Double
  package let end: Double
  /// Points per second at the start.
  package let initialVelocity: Double
  package let settlingDuration: Double

  package init(from start: Double, to end: Double, velocity: Double = 0, duration: Double) {
    require(duration > 0, "ScrollAnimationCurve: duration must be positive; without one, set the offset")
    (self.start, self.end, initialVelocity, settlingDuration) = (start, end, velocity, duration)
  }

  package func value(at time: Double) -> Double {
    guard time < settlingDuration else { return end }
    guard time > 0 else { return start }
    let s = time / settlingDuration
    let rest = 1 - s
    return start + (end - start) * s * s * (3 - 2 * s) + initialVelocity * settlingDuration * s * rest * rest
  }

  package func velocity(at time: Double) -> Double {
    guard time < settlingDuration else { return 0 }
    let s = max(time, 0) / settlingDuration
    return (end - start) * 6 * s * (1 - s) / settlingDuration + initialVelocity * (1 - s) * (1 - 3 * s)
  }
}
