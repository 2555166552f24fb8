// SPDX-License-Identifier: MIT

/// One coordinate of a content offset as a closed-form function of time.
///
/// As `Timing`, but in points: curves that start with a velocity and an end of their own have no travel to count by.
package protocol ScrollCurve: Sendable {
  /// Points, `time` seconds after the start.
  func value(at time: Double) -> Double
  /// Points per second.
  func velocity(at time: Double) -> Double
  /// Seconds after which the curve is at its end.
  var settlingDuration: Double { get }
  /// Where it comes to rest.
  var end: Double { get }
}

/// A coordinate that stays where it is.
package struct RestingCurve: ScrollCurve, Hashable {
  package let end: Double

  package init(at end: Double) { self.end = end }

  package func value(at time: Double) -> Double { end }
  package func velocity(at time: Double) -> Double { 0 }
  package var settlingDuration: Double { 0 }
}
