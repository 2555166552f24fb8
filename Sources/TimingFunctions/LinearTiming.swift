// SPDX-License-Identifier: MIT

/// Progress that equals the time, in unit time: settled after 1.
///
/// Not clamped: before 0 and after 1 the line goes on, which lets a timeline that overshoots extrapolate.
package struct LinearTiming: Timing {
  package init() {}

  package func value(at time: Double) -> Double { time }
  package func velocity(at time: Double) -> Double { 1 }
  package var settlingDuration: Double { 1 }
}
