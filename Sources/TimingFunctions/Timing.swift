// SPDX-License-Identifier: MIT

/// Progress as a closed-form function of time: 0 at the start, 1 when settled.
///
/// Curves, springs and decays all are Timings, so that all code that drives a value is the same.
package protocol Timing: Sendable {
  /// The progress `time` seconds after the start. May leave 0…1 (a spring overshoots).
  func value(at time: Double) -> Double
  /// The progress per second at `time` seconds after the start.
  func velocity(at time: Double) -> Double
  /// Seconds after which the progress counts as 1.
  var settlingDuration: Double { get }
}
