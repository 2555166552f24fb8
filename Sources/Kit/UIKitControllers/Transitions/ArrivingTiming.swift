// SPDX-License-Identifier: MIT
import TimingFunctions

/// A timing that stops when it first reaches its end, so that a page never overshoots and leaves a gap.
package struct ArrivingTiming: Timing {
  private let base: any Timing
  /// The time at which the base first reaches 1, in seconds.
  private let arrival: Double

  package nonisolated init(_ base: any Timing) {
    self.base = base
    arrival = Self.firstArrival(of: base)
  }

  package nonisolated var settlingDuration: Double { arrival }

  package nonisolated func value(at time: Double) -> Double { time >= arrival ? 1 : base.value(at: time) }

  package nonisolated func velocity(at time: Double) -> Double { time >= arrival ? 0 : base.velocity(at: time) }

  /// Returns the time at which `base` first reaches 1. Searches in steps that are too short to miss an overshoot, then
  /// bisects.
  private nonisolated static func firstArrival(of base: any Timing) -> Double {
    let end = base.settlingDuration
    let step = end / 256
    var low = 0.0
    while low < end, base.value(at: low + step) < 1 { low += step }
    guard low < end else { return end }
    var high = low + step
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if base.value(at: middle) < 1 { low = middle } else { high = middle }
    }
    return high
  }
}
