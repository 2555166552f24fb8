// SPDX-License-Identifier: MIT
import Diagnostics

/// Another timing, run faster or slower.
///
/// Curves count in unit time and springs in seconds; this takes either to the other:
/// `CubicBezier.easeOut.lasting(0.35)` is a curve in seconds, `spring.perUnit(of: 0.5)` a spring along an animation's
/// duration of half a second.
package struct ScaledTiming: Timing {
  package let base: any Timing
  /// Seconds of the base for each second of this.
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
  /// This timing, stretched so that it is settled after `duration` seconds.
  package func lasting(_ duration: Double) -> ScaledTiming { ScaledTiming(self, speed: settlingDuration / duration) }

  /// This timing, which counts in seconds, in the unit time of an animation that lasts `duration` seconds.
  package func perUnit(of duration: Double) -> ScaledTiming { ScaledTiming(self, speed: duration) }
}
