// SPDX-License-Identifier: MIT
import Diagnostics

/// Another timing, played faster or slower.
///
/// Curves count in unit time and springs in seconds. This converts each to the other:
/// `CubicBezier.easeOut.lasting(0.35)` is a curve in seconds, and `spring.perUnit(of: 0.5)` is a spring in the unit
/// time of an animation of half a second.
package struct ScaledTiming: Timing {
  package let base: any Timing
  /// The seconds of the base timing per second of this one.
  package let speed: Double

  package init(_ base: any Timing, speed: Double) {
    require(speed > 0 && speed.isFinite, "ScaledTiming: speed must be positive; a duration of 0 needs no timing")
    self.base = base
    self.speed = speed
  }

  package func value(at time: Double) -> Double { base.value(at: time * speed) }
  package func velocity(at time: Double) -> Double { base.velocity(at: time * speed) * speed }
  package var settlingDuration: Double { base.settlingDuration / speed }
}

extension Timing {
  /// Returns this timing, scaled so that it settles after `duration` seconds.
  package func lasting(_ duration: Double) -> ScaledTiming { ScaledTiming(self, speed: settlingDuration / duration) }

  /// Returns this timing, which counts in seconds, in the unit time of an animation of `duration` seconds.
  package func perUnit(of duration: Double) -> ScaledTiming { ScaledTiming(self, speed: duration) }
}
