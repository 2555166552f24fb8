// SPDX-License-Identifier: MIT

/// How a layer's or a timeline's local time follows from its parent's: `(parent − beginTime) · speed + timeOffset`,
/// or, where a curve is set, along that curve.
///
/// A clock running freely is the identity; one that is scrubbed has speed 0 and the wanted time as its offset; one that
/// finishes or cancels runs along a curve that starts with the finger's velocity.
package struct TimeMap: Sendable {
  package var beginTime: Double = 0
  package var speed: Double = 1
  package var timeOffset: Double = 0
  /// Takes precedence over the linear map.
  package var curve: TimeCurve?

  package static let identity = TimeMap()

  package init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0, curve: TimeCurve? = nil) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
    self.curve = curve
  }

  /// A clock that is stopped at `time`.
  package static func frozen(at time: Double) -> TimeMap { TimeMap(speed: 0, timeOffset: time) }

  package func localTime(at parentTime: Double) -> Double {
    if let curve { return curve.value(at: parentTime) }
    return (parentTime - beginTime) * speed + timeOffset
  }

  /// Local seconds per parent second.
  package func velocity(at parentTime: Double) -> Double {
    if let curve { return curve.velocity(at: parentTime) }
    return speed
  }
}

/// A stretch of local time travelled along a `Timing`.
package struct TimeCurve: Sendable {
  /// The parent time at which the travel starts.
  package var start: Double
  /// The local time at which it starts, and where it ends and stays.
  package var from: Double
  package var to: Double
  package var timing: any Timing

  package init(start: Double, from: Double, to: Double, timing: any Timing) {
    self.start = start
    self.from = from
    self.to = to
    self.timing = timing
  }

  /// The parent time from which the local time stays at `to`.
  package var end: Double { start + timing.settlingDuration }

  package func value(at parentTime: Double) -> Double {
    guard parentTime < end else { return to }
    guard parentTime > start else { return from }
    return from + (to - from) * timing.value(at: parentTime - start)
  }

  package func velocity(at parentTime: Double) -> Double {
    guard parentTime < end, parentTime >= start else { return 0 }
    return (to - from) * timing.velocity(at: parentTime - start)
  }
}
