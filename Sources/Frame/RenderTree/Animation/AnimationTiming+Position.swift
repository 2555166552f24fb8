// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

/// The position of an animation in its cycles.
package struct AnimationPosition: Sendable, Equatable {
  /// The fraction of the duration before easing, from 0 to 1 except on a timeline that overshoots.
  package var fraction: Double
  /// The number of completed cycles.
  package var cycle: Int

  package init(fraction: Double, cycle: Int) {
    self.fraction = fraction
    self.cycle = cycle
  }
}

/// Implements Core Animation's timing model (CAMediaTiming).
///
/// The time since `beginTime`, multiplied by `speed`, runs from 0 to the active duration. `timeOffset` shifts the
/// position in the cycle at which it starts. Within each cycle of `duration` (twice that with `autoreverses`), the
/// fraction runs from 0 to 1 (and back).
extension AnimationTiming {
  /// The duration for which the animation is active, in its own time. Infinite if it repeats forever.
  var activeDuration: Double {
    guard duration > 0 else { return 0 }
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The time of its end, in the time of the layer or timeline. Infinite if it never ends.
  package var endTime: Double { speed == 0 ? .infinity : beginTime + activeDuration / abs(speed) }

  /// Whether the animation has one cycle, which is played forward.
  private var runsOnceForward: Bool {
    speed > 0 && timeOffset == 0 && !autoreverses && repeatCount <= 1 && repeatDuration == 0 && duration > 0
  }

  /// Returns the position at `time`, in the layer's or the timeline's time, or nil if the animation does not apply
  /// then.
  ///
  /// - Parameter includesEnd: Whether the end itself belongs to the animation. It does in a group, which ends with its
  ///   children, but not on a clock that continues.
  package func position(at time: Double, includesEnd: Bool = false) -> AnimationPosition? {
    let active = activeDuration
    guard speed != 0 else { return positionWithoutSpeed(active: active) }
    let elapsed = (time - beginTime) * abs(speed)
    if elapsed < 0 { return fillMode.contains(.backwards) ? position(elapsed: 0, active: active) : nil }
    if elapsed < active || (includesEnd && elapsed == active) { return position(elapsed: elapsed, active: active) }
    return fillMode.contains(.forwards) ? position(elapsed: active, active: active) : nil
  }

  /// Returns the position on a timeline of unit length, or nil if the animation does not apply then.
  ///
  /// An animation that begins or ends with the timeline continues beyond that end as far as the timeline does, so that
  /// a spring's overshoot is visible. It applies there until it is removed.
  package func position(onTimelineAt time: Double) -> AnimationPosition? {
    let passesEnd = time >= 1 && endTime >= 1 - Self.tolerance
    let passesStart = time <= 0 && beginTime <= Self.tolerance
    guard passesEnd || passesStart else { return position(at: time, includesEnd: true) }
    if runsOnceForward && (time > 1 || time < 0) {
      return AnimationPosition(fraction: (time - beginTime) * speed / duration, cycle: 0)
    }
    let active = activeDuration
    let elapsed = ((passesEnd ? 1 : 0) - beginTime) * abs(speed)
    return position(elapsed: min(max(elapsed, 0), active), active: active)
  }

  /// Returns whether the animation runs once and forward, and begins or ends with an interval of its time.
  ///
  /// - Parameter end: The start or the end of the interval.
  func touches(_ end: Double, of span: ClosedRange<Double>) -> Bool {
    guard runsOnceForward else { return false }
    return end == span.lowerBound ? beginTime <= end + Self.tolerance : endTime >= end - Self.tolerance
  }

  /// The distance from an end of the timeline within which the animation counts as touching it.
  private static let tolerance = 1e-6

  /// Returns the position for a speed of 0, which the offset alone determines.
  private func positionWithoutSpeed(active: Double) -> AnimationPosition? {
    if timeOffset < 0 { return fillMode.contains(.backwards) ? AnimationPosition(fraction: 0, cycle: 0) : nil }
    if timeOffset > active && !fillMode.contains(.forwards) { return nil }
    return position(turns: min(timeOffset, active) / max(duration, .leastNormalMagnitude), atEnd: timeOffset >= active)
  }

  private func position(elapsed: Double, active: Double) -> AnimationPosition {
    guard duration > 0 else { return AnimationPosition(fraction: 1, cycle: 0) }
    let turns = (timeOffset + (speed < 0 ? -elapsed : elapsed)) / duration
    // Backward playback starts at the end of a cycle, and forward playback ends there.
    return position(turns: turns, atEnd: (elapsed >= active) != (speed < 0))
  }

  /// Returns the position after a number of cycles.
  ///
  /// - Parameter atEnd: Whether a whole number of cycles is the end of the last one rather than the beginning of the
  ///   next.
  private func position(turns: Double, atEnd: Bool) -> AnimationPosition {
    guard duration > 0 else { return AnimationPosition(fraction: 1, cycle: 0) }
    guard turns.isFinite else { return AnimationPosition(fraction: 0, cycle: 0) }
    let nearest = turns.rounded()
    let isWhole = atEnd && abs(turns - nearest) < Self.tolerance
    let whole = isWhole ? nearest - 1 : turns.rounded(.down)
    let fraction = isWhole ? 1 : turns - whole
    guard autoreverses else { return AnimationPosition(fraction: fraction, cycle: max(0, Int(clamping: whole))) }
    let isReturning = whole.truncatingRemainder(dividingBy: 2) != 0
    return AnimationPosition(
      fraction: isReturning ? 1 - fraction : fraction, cycle: max(0, Int(clamping: (whole / 2).rounded(.down))))
  }
}
