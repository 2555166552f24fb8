// SPDX-License-Identifier: MIT

/// The local time of a layer or timeline as a function of its parent's time: `(parent − beginTime) · speed +
/// timeOffset`, or, if a curve is set, the value of that curve.
///
/// A freely running clock is the identity. A scrubbed one has speed 0 and the desired time as its offset. One that
/// finishes or cancels runs along a curve that starts with the finger's velocity.
package struct TimeMap: Sendable {
  package var beginTime: Double = 0
  package var speed: Double = 1
  package var timeOffset: Double = 0
  /// The curve is kept outside the map, because most clocks have none, and each layer's map is copied with it.
  private var boxedCurve: CurveBox?

  package static let identity = TimeMap()

  /// The curve, which takes precedence over the linear map.
  package var curve: TimeCurve? {
    get { boxedCurve?.curve }
    set { boxedCurve = newValue.map(CurveBox.init) }
  }

  package var hasCurve: Bool { boxedCurve != nil }

  /// Whether the local time does not change.
  package var isStopped: Bool { boxedCurve == nil && speed == 0 }

  package init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0, curve: TimeCurve? = nil) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
    boxedCurve = curve.map(CurveBox.init)
  }

  /// Returns the map of a clock that is stopped at `time`.
  package static func frozen(at time: Double) -> TimeMap { TimeMap(speed: 0, timeOffset: time) }

  package func localTime(at parentTime: Double) -> Double {
    boxedCurve?.curve.value(at: parentTime) ?? (parentTime - beginTime) * speed + timeOffset
  }

  /// Returns the local seconds per parent second.
  package func velocity(at parentTime: Double) -> Double {
    boxedCurve?.curve.velocity(at: parentTime) ?? speed
  }

  /// The number of the commit with whose first frame the movement along the curve starts; see `TimeCurve.startCommit`.
  package var startCommit: UInt64? { boxedCurve?.curve.startCommit }
}

private final class CurveBox: Sendable {
  let curve: TimeCurve

  init(_ curve: TimeCurve) { self.curve = curve }
}

/// A movement of the local time from one value to another along a `Timing`.
package struct TimeCurve: Sendable {
  /// The parent time at which the movement starts.
  package var start: Double
  /// The local times at which it starts and ends.
  package var from: Double
  package var to: Double
  package var timing: any Timing
  /// The number of the commit with whose first frame the movement starts, or nil if `start` is final. `start` is an
  /// estimate until that frame has been shown.
  package var startCommit: UInt64?

  package init(start: Double, from: Double, to: Double, timing: any Timing) {
    self.start = start
    self.from = from
    self.to = to
    self.timing = timing
  }

  /// The parent time from which the local time remains at `to`.
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
