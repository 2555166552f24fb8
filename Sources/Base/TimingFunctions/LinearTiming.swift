// SPDX-License-Identifier: MIT

/// Progress that equals the time, in unit time. It has settled after 1.
///
/// It is not clamped: it continues before 0 and after 1, so that a timeline that overshoots extrapolates.
package struct LinearTiming: Timing {
  package init() {}

  package func value(at time: Double) -> Double { time }
  package func velocity(at time: Double) -> Double { 1 }
  package var settlingDuration: Double { 1 }
}
