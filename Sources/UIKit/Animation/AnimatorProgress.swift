// SPDX-License-Identifier: MIT
import RenderTree

/// The progress of an animator: its timeline, which stands, or runs along a timing to one of its ends.
final class AnimatorProgress {
  let timeline = AnimationTimeline()
  private(set) var isRunning = false
  /// The run that a pause interrupted, as long as nothing else has moved the timeline.
  private var interrupted: (curve: TimeCurve, time: Double)?

  nonisolated deinit {}

  /// The fraction of the way that shows now.
  var value: Double { timeline.value(at: CACurrentMediaTime()) }

  /// In ways per second; 0 while it stands.
  var velocity: Double { isRunning ? timeline.velocity(at: CACurrentMediaTime()) : 0 }

  /// The speed at which it runs or was interrupted; 0 after it was moved by hand.
  var carriedVelocity: Double {
    if isRunning { return velocity }
    return interrupted.map { $0.curve.velocity(at: $0.time) } ?? 0
  }

  /// Stands at `value`.
  func stand(at value: Double) {
    isRunning = false
    interrupted = nil
    timeline.map = .frozen(at: value)
  }

  /// Runs from where it is to `end`, and calls `settled` there, once.
  func run(to end: Double, along timing: any Timing, afterDelay delay: Double = 0, settled: @escaping () -> Void) {
    let start = CACurrentMediaTime() + delay * AnimationDrag.coefficient
    run(
      along: TimeCurve(start: start, from: value, to: end, timing: AnimationDrag.apply(to: timing)), settled: settled)
  }

  func pause() {
    guard isRunning else { return }
    let now = CACurrentMediaTime()
    let curve = timeline.map.curve
    stand(at: timeline.value(at: now))
    interrupted = curve.map { ($0, now) }
  }

  /// Goes on to `end` as if the pause had not been. false where it was not on its way there.
  func resume(to end: Double, settled: @escaping () -> Void) -> Bool {
    guard let interrupted, interrupted.curve.to == end else { return false }
    var curve = interrupted.curve
    curve.start += CACurrentMediaTime() - interrupted.time
    run(along: curve, settled: settled)
    return true
  }

  private func run(along curve: TimeCurve, settled: @escaping () -> Void) {
    interrupted = nil
    isRunning = true
    timeline.settled = { [weak self] in
      guard let self, isRunning else { return }
      stand(at: curve.to)
      settled()
    }
    timeline.map = TimeMap(curve: curve)
  }
}
