// SPDX-License-Identifier: MIT

/// One coordinate of a content offset as a closed-form function of time.
///
/// It resembles `Timing` but is in points, because a curve with an initial velocity and an end may have no distance.
protocol ScrollCurve: Sendable {
  /// Returns the offset in points, `time` seconds after the start.
  func value(at time: Double) -> Double
  /// Returns the velocity in points per second.
  func velocity(at time: Double) -> Double
  /// The time in seconds after which the curve is at its end.
  var settlingDuration: Double { get }
  /// The offset at which the curve ends.
  var end: Double { get }
}

/// A coordinate that does not move.
struct ConstantCurve: ScrollCurve, Hashable {
  package let end: Double

  init(at end: Double) { self.end = end }

  package func value(at time: Double) -> Double { end }
  package func velocity(at time: Double) -> Double { 0 }
  package var settlingDuration: Double { 0 }
}
