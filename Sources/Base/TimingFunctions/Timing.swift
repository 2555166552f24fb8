// SPDX-License-Identifier: MIT

/// Progress as a closed-form function of time: 0 at the start, 1 when settled.
///
/// Curves, springs and decays are all timings, so that the code that animates a value is the same for all.
package protocol Timing: Sendable {
  /// Returns the progress `time` seconds after the start. It may be outside 0…1, as when a spring overshoots.
  func value(at time: Double) -> Double
  /// Returns the velocity in progress per second, `time` seconds after the start.
  func velocity(at time: Double) -> Double
  /// The time in seconds after which the progress counts as 1.
  var settlingDuration: Double { get }
}
