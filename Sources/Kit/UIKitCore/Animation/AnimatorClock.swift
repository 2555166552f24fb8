// SPDX-License-Identifier: MIT
import TimingFunctions

/// The clock of an animator: its timeline, whose value is the progress, and the phase that determines how it moves.
final class AnimatorClock {
  let timeline = AnimationTimeline()
  private(set) var phase = AnimatorPhase.inactive
  /// The animator, whose observers are notified of changes.
  weak var animator: UIViewPropertyAnimator?

  nonisolated deinit {}

  /// Changes the phase, and the timeline with it; observers are told once.
  private func transition(to next: AnimatorPhase, map: TimeMap? = nil) {
    assert(phase.allows(next), "AnimatorClock: \(phase) cannot become \(next)")
    animator?.willChangeObserved()
    phase = next
    if let map { timeline.map = map }
    animator?.didChangeObserved()
  }

  /// The fraction of the animation that is shown now.
  var value: Double { timeline.value(at: timeline.shownTime) }

  /// The velocity in progress per second, without slow motion, or 0 while the timeline is paused.
  var velocity: Double {
    phase.isRunning ? AnimationDrag.undone(in: timeline.velocity(at: timeline.shownTime)) : 0
  }

  /// The curve of the current run, or nil while there is none.
  var curve: TimeCurve? { phase.isRunning ? timeline.map.curve : nil }

  /// The velocity of the current or interrupted run, in progress per second, without slow motion; 0 after `update(_:)`.
  var runVelocity: Double {
    if case .paused(let run?) = phase { return AnimationDrag.undone(in: run.curve.velocity(at: run.time)) }
    return velocity
  }

  /// Pauses and sets the progress.
  func update(_ progress: Double) { transition(to: .paused(interrupted: nil), map: .frozen(at: progress)) }

  /// Waits for animations, and runs as soon as there are some.
  func waitForAnimations() { transition(to: .waitingForAnimations) }

  /// Runs from the current value to `end`, and calls `arrived` once at the end.
  ///
  /// - Parameter owner: An object to keep alive during the run.
  func run(
    to end: Double, along timing: any Timing, afterDelay delay: Double = 0, keepingAlive owner: AnyObject,
    arrived: @escaping () -> Void
  ) {
    let start = CACurrentMediaTime() + delay * AnimationDrag.coefficient
    let shown = timeline.value(at: timeline.holdShownTime())
    let curve = TimeCurve(start: start, from: shown, to: end, timing: AnimationDrag.apply(to: timing))
    run(along: curve, keepingAlive: owner, arrived: arrived)
  }

  func pause() {
    switch phase {
    case .running(let curve, _):
      let time = timeline.holdShownTime()
      // The curve may have started later than it was made to.
      let curve = timeline.map.curve ?? curve
      transition(
        to: .paused(interrupted: AnimatorPhase.InterruptedRun(curve: curve, time: time)),
        map: .frozen(at: timeline.value(at: time)))
    case .waitingForAnimations: transition(to: .paused(interrupted: nil))
    case .inactive, .paused, .stopped: break
    }
  }

  /// Resumes the interrupted run as if there had been no pause. Returns false if there is none, or if it had another
  /// end.
  func resume(to end: Double, keepingAlive owner: AnyObject, arrived: @escaping () -> Void) -> Bool {
    guard case .paused(let run?) = phase, run.curve.to == end else { return false }
    var curve = run.curve
    curve.start += CACurrentMediaTime() - run.time
    self.run(along: curve, keepingAlive: owner, arrived: arrived)
    return true
  }

  /// Continues the run of another progress, along the same curve.
  func continueRun(along curve: TimeCurve, keepingAlive owner: AnyObject, arrived: @escaping () -> Void) {
    startRun(along: curve, keepingAlive: owner, arrived: arrived)
    timeline.continueMovement(along: curve)
  }

  private func run(along curve: TimeCurve, keepingAlive owner: AnyObject, arrived: @escaping () -> Void) {
    startRun(along: curve, keepingAlive: owner, arrived: arrived)
    timeline.map = TimeMap(curve: curve)
  }

  private func startRun(along curve: TimeCurve, keepingAlive owner: AnyObject, arrived: @escaping () -> Void) {
    transition(to: .running(curve, keepsAlive: owner))
    timeline.onCurveEnd = { [weak self] in
      guard let self, case .running(_, let owner) = phase else { return }
      update(curve.to)
      withExtendedLifetime(owner, arrived)
    }
  }

  /// Stops the animation, which then has to be finished. The timeline must be paused.
  func stop() { transition(to: .stopped) }

  /// Ends the animation. It can start again.
  func end() { transition(to: .inactive) }
}
