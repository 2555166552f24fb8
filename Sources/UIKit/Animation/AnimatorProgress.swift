// SPDX-License-Identifier: MIT
import RenderTree

/// The progress of an animator: its timeline, and the phase that says what moves it.
final class AnimatorProgress {
  let timeline = AnimationTimeline()
  private(set) var phase = AnimatorPhase.inactive

  nonisolated deinit {}

  private func transition(to next: AnimatorPhase) {
    assert(phase.allows(next), "AnimatorProgress: \(phase) cannot become \(next)")
    phase = next
  }

  /// The fraction of the animation that shows now.
  var value: Double { timeline.value(at: CACurrentMediaTime()) }

  /// Progress per second; 0 while the timeline is still.
  var velocity: Double { phase.isRunning ? timeline.velocity(at: CACurrentMediaTime()) : 0 }

  /// The velocity at which it runs or was interrupted; 0 after it was moved by hand.
  var carriedVelocity: Double {
    if case .paused(let run?) = phase { return run.curve.velocity(at: run.time) }
    return velocity
  }

  /// Shows `value` and stays there.
  func move(to value: Double) {
    transition(to: .paused(interrupted: nil))
    timeline.map = .frozen(at: value)
  }

  /// Runs as soon as there are animations.
  func waitForAnimations() { transition(to: .waitingForAnimations) }

  /// Runs from the present value to `end`, and calls `arrived` there, once.
  ///
  /// - Parameter owner: Stays alive meanwhile.
  func run(
    to end: Double, along timing: any Timing, afterDelay delay: Double = 0, keepingAlive owner: AnyObject,
    arrived: @escaping () -> Void
  ) {
    let start = CACurrentMediaTime() + delay * AnimationDrag.coefficient
    let curve = TimeCurve(start: start, from: value, to: end, timing: AnimationDrag.apply(to: timing))
    run(along: curve, keepingAlive: owner, arrived: arrived)
  }

  func pause() {
    switch phase {
    case .running(let curve, _):
      let now = CACurrentMediaTime()
      transition(to: .paused(interrupted: AnimatorPhase.InterruptedRun(curve: curve, time: now)))
      timeline.map = .frozen(at: timeline.value(at: now))
    case .waitingForAnimations: transition(to: .paused(interrupted: nil))
    case .inactive, .paused, .stopped: break
    }
  }

  /// Goes on to `end` as if the pause had not been. Returns false if it was not running there when it was paused.
  func resume(to end: Double, keepingAlive owner: AnyObject, arrived: @escaping () -> Void) -> Bool {
    guard case .paused(let run?) = phase, run.curve.to == end else { return false }
    var curve = run.curve
    curve.start += CACurrentMediaTime() - run.time
    self.run(along: curve, keepingAlive: owner, arrived: arrived)
    return true
  }

  private func run(along curve: TimeCurve, keepingAlive owner: AnyObject, arrived: @escaping () -> Void) {
    transition(to: .running(curve, keepsAlive: owner))
    timeline.settled = { [weak self] in
      guard let self, case .running(_, let owner) = phase else { return }
      move(to: curve.to)
      withExtendedLifetime(owner, arrived)
    }
    timeline.map = TimeMap(curve: curve)
  }

  /// Waits to be finished. The timeline has to be still.
  func stop() { transition(to: .stopped) }

  /// Ends the animation, which can begin anew.
  func end() { transition(to: .inactive) }
}
