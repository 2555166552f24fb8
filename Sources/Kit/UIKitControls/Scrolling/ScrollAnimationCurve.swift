// SPDX-License-Identifier: MIT
import Diagnostics

/// A movement to an offset in a given time, from an initial velocity to rest.
///
/// It is the cubic Hermite curve with these offsets and velocities at its ends. From rest, it is `3s² − 2s³`, which
/// eases in and out. If it is retargeted during a movement, it keeps the velocity.
struct ScrollAnimationCurve: ScrollCurve, Hashable {
  package let start: Double
  package let end: Double
  /// The initial velocity in points per second.
  let initialVelocity: Double
  package let settlingDuration: Double

  init(from start: Double, to end: Double, velocity: Double = 0, duration: Double) {
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
