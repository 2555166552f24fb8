// SPDX-License-Identifier: MIT

/// A movement of a content offset along a curve in time.
struct ScrollAnimation {
  var x: any ScrollCurve
  var y: any ScrollCurve
  /// The start in absolute seconds.
  var startTime: Double
  /// Whether the movement leads to a chosen target, rather than to the offset that follows from its velocity.
  var hasTarget = true

  /// The offset at which the movement ends.
  var target: CGPoint { CGPoint(x: x.end, y: y.end) }
  var duration: Double { max(x.settlingDuration, y.settlingDuration) }
  var endTime: Double { startTime + duration }

  func offset(at time: Double) -> CGPoint {
    let elapsed = time - startTime
    return CGPoint(
      x: elapsed >= x.settlingDuration ? x.end : x.value(at: elapsed),
      y: elapsed >= y.settlingDuration ? y.end : y.value(at: elapsed))
  }

  /// Returns the velocity in points per second.
  func velocity(at time: Double) -> CGVector {
    let elapsed = time - startTime
    return CGVector(
      dx: elapsed >= x.settlingDuration ? 0 : x.velocity(at: elapsed),
      dy: elapsed >= y.settlingDuration ? 0 : y.velocity(at: elapsed))
  }

  /// Returns the same movement, shifted by a distance.
  func shifted(by delta: CGVector) -> ScrollAnimation {
    var animation = self
    animation.x = ShiftedCurve(base: x, distance: delta.dx)
    animation.y = ShiftedCurve(base: y, distance: delta.dy)
    return animation
  }
}

/// A curve that has been shifted.
private struct ShiftedCurve: ScrollCurve {
  let base: any ScrollCurve
  let distance: Double

  func value(at time: Double) -> Double { base.value(at: time) + distance }
  func velocity(at time: Double) -> Double { base.velocity(at: time) }
  var settlingDuration: Double { base.settlingDuration }
  var end: Double { base.end + distance }
}
