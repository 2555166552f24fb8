// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation

/// An easing curve from (0, 0) to (1, 1) with two control points, in unit time.
///
/// The curve is `B(s) = 3s(1−s)²·P1 + 3s²(1−s)·P2 + s³·(1, 1)`. The progress at time t is the y at which x = t, so the
/// control points' x must be in 0…1, where x increases with s. Outside 0…1 the progress is that of the nearer end.
package struct CubicBezier: Timing, Hashable {
  package let x1, y1, x2, y2: Double

  // Core Animation's named functions, with the control points that `getControlPoint(at:values:)` returns for them.
  package static let linear = CubicBezier(0, 0, 1, 1)
  package static let `default` = CubicBezier(0.25, 0.1, 0.25, 1)
  package static let easeIn = CubicBezier(0.42, 0, 1, 1)
  package static let easeOut = CubicBezier(0, 0, 0.58, 1)
  package static let easeInEaseOut = CubicBezier(0.42, 0, 0.58, 1)

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    expect(
      (0...1).contains(x1) && (0...1).contains(x2),
      "the x of a curve's control points must be in 0…1, so that each time has a single progress; the nearest is used")
    (self.x1, self.y1, self.x2, self.y2) = (min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
  }

  package var settlingDuration: Double { 1 }

  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    return Axis(y1, y2).value(parameter(at: time))
  }

  package func velocity(at time: Double) -> Double {
    guard (0...1).contains(time) else { return 0 }
    if x1 == y1 && x2 == y2 { return 1 }
    // If a control point coincides with an end, both derivatives are zero there, and the slope is the limit from inside
    // the curve.
    let s = min(max(parameter(at: time), Self.margin), 1 - Self.margin)
    return Axis(y1, y2).slope(s) / max(Axis(x1, x2).slope(s), .leastNormalMagnitude)
  }
}

extension CubicBezier {
  /// One coordinate as a polynomial in s.
  private struct Axis {
    let a, b, c: Double

    init(_ p1: Double, _ p2: Double) {
      c = 3 * p1
      b = 3 * (p2 - p1) - c
      a = 1 - c - b
    }

    func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
  }

  /// The distance in s from the ends at which the slope is evaluated instead.
  private static let margin = 1e-6
  /// The tolerance in x, far less than a pixel for any distance.
  private static let tolerance = 1e-12

  /// Returns the s at which x is `time`: Newton's method with a shrinking bracket.
  private func parameter(at time: Double) -> Double {
    let x = Axis(x1, x2)
    var (low, high) = (0.0, 1.0)
    var s = time
    for _ in 0..<64 {
      let error = x.value(s) - time
      if abs(error) < Self.tolerance { return s }
      if error < 0 { low = s } else { high = s }
      let next = s - error / x.slope(s)
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}
