// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation

/// A remaining distance that decreases by a constant factor in equal times: `1 − e^(−t/τ)`.
///
/// The push and pop of current systems move in this way, with τ = 60 ms (`TransitionMetrics` in UIKit).
package struct ExponentialDecay: Timing {
  /// The time in which the remaining distance falls to 1/e, in seconds.
  package let timeConstant: Double

  package init(timeConstant: Double) {
    require(timeConstant > 0, "ExponentialDecay: timeConstant must be positive")
    self.timeConstant = timeConstant
  }

  package func value(at time: Double) -> Double { time <= 0 ? 0 : -expm1(-time / timeConstant) }

  package func velocity(at time: Double) -> Double { time < 0 ? 0 : exp(-time / timeConstant) / timeConstant }

  /// The time at which a thousandth of the distance remains, in seconds.
  package var settlingDuration: Double { timeConstant * log(1 / Spring.settlingThreshold) }
}
