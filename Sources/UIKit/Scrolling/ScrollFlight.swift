// SPDX-License-Identifier: MIT

/// A content offset on its way, without a hand on it.
struct ScrollFlight {
  var x: any ScrollCurve
  var y: any ScrollCurve
  /// Absolute seconds.
  var startTime: Double

  /// Where it comes to rest.
  var target: CGPoint { CGPoint(x: x.end, y: y.end) }
  var endTime: Double { startTime + max(x.settlingDuration, y.settlingDuration) }

  func offset(at time: Double) -> CGPoint {
    let elapsed = time - startTime
    return CGPoint(
      x: elapsed >= x.settlingDuration ? x.end : x.value(at: elapsed),
      y: elapsed >= y.settlingDuration ? y.end : y.value(at: elapsed))
  }

  /// Points per second.
  func velocity(at time: Double) -> CGVector {
    let elapsed = time - startTime
    return CGVector(
      dx: elapsed >= x.settlingDuration ? 0 : x.velocity(at: elapsed),
      dy: elapsed >= y.settlingDuration ? 0 : y.velocity(at: elapsed))
  }
}
