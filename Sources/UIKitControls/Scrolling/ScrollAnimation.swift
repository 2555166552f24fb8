// SPDX-License-Identifier: MIT

/// A movement of a content offset that runs by itself.
struct ScrollAnimation {
  var x: any ScrollCurve
  var y: any ScrollCurve
  /// In absolute seconds.
  var startTime: Double
  /// Whether it leads to a chosen target, not to where its velocity leads.
  var isAimed = true

  /// The offset at which it comes to rest.
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

  /// Returns the same movement, shifted.
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
