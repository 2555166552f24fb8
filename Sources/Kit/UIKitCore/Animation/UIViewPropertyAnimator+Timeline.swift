// SPDX-License-Identifier: MIT
import Diagnostics
import TimingFunctions

/// The blocks that make the animations.
extension UIViewPropertyAnimator {
  func add(_ block: AnimatorChanges.Block) {
    require(
      state != .stopped, "UIViewPropertyAnimator: a stopped animator takes no blocks; call finishAnimation(at:) first")
    guard state == .active else { return changes.add(block) }
    perform(block, from: min(max(progress, 0), 1))
    if case .waitingForAnimations = clock.phase { startAnimation(afterDelay: delay) }
  }

  /// Removes the changes of a group, and calls `body` to make new ones, which span the whole timeline.
  func replaceChanges(of group: LayoutDependentAnimations, _ body: () -> Void) {
    changes.remove(group)
    let scope = makeScope(delayFactor: 0, from: 0)
    AnimationScopes.perform(in: scope) { scope.perform(group, body) }
  }

  /// Makes an inactive animator active, paused at the start.
  func activate() {
    guard state == .inactive else { return }
    ActivatedAnimators.note(self)
    clock.update(1 - targetProgress)
    for block in changes.takeBlocks() { perform(block, from: 0) }
  }

  private func perform(_ block: AnimatorChanges.Block, from start: Double) {
    AnimationScopes.perform(in: makeScope(delayFactor: block.delayFactor, from: start), block.body)
  }

  /// Makes a scope whose changes extend from `start`, after a delay as a fraction of the remaining timeline, to the
  /// end.
  private func makeScope(delayFactor: Double, from start: Double) -> AnimatorScope {
    let startsAtZero = start == 0
    let delayed = startsAtZero ? timing.progress(atDelay: delayFactor) : start + (1 - start) * delayFactor
    let blockTiming = BlockTiming(
      duration: duration, delay: 0, pacing: timing.blockPacing,
      options: flushUpdates ? [.allowUserInteraction, .flushUpdates] : [.allowUserInteraction])
    return AnimatorScope(
      animator: self, timeline: clock.timeline, timing: blockTiming, span: min(delayed, 1)...1,
      pacing: startsAtZero ? timing.delayedPacing(delayFactor) : nil)
  }

  func track(_ change: TrackedChange) {
    changes.track(change, acceptsTouches: isUserInteractionEnabled, hitTestsPresentation: !isManualHitTestingEnabled)
  }

  /// Removes the animations from their layers.
  func detach() {
    clock.pause()
    changes.detach()
  }
}

/// The timeline and its runs.
extension UIViewPropertyAnimator {
  /// The progress on the screen, from 0 at the start to 1 at the end, in either direction. A spring can overshoot both.
  package var progress: Double { clock.value }

  /// The velocity of ``progress`` per second, without slow motion; 0 while the animator is paused.
  package var velocity: Double { clock.velocity }

  /// The curve of the progress while the animator runs, or nil.
  package var curve: TimeCurve? { clock.curve }

  /// Whether blocks have been performed, whose changes the animator animates.
  package var hasAnimations: Bool { !changes.isEmpty }

  /// Pauses the animation and sets ``progress``. Makes an inactive animator active.
  package func update(_ progress: Double) {
    prepareToMove("update(_:)")
    clock.update(progress)
  }

  /// The smallest visible difference in progress: one pixel of a thousand.
  private static let smallestDistance = 0.001

  /// Runs from the present progress to the end of the present direction.
  func run(along runTiming: any Timing, afterDelay delay: Double = 0) {
    clock.run(to: targetProgress, along: runTiming, afterDelay: delay, keepingAlive: self) { [weak self] in
      self?.finishRun()
    }
  }

  /// Runs over the remaining progress.
  ///
  /// - Parameters:
  ///   - time: The duration in seconds, or nil for the share of ``duration`` that corresponds to the remaining
  ///     progress.
  ///   - velocity: The initial progress per second, or nil for the timing's own.
  func run(with timing: AnimatorTiming, lasting time: Double?, velocity: Double?) {
    let distance = targetProgress - progress
    let smallest = Self.smallestDistance
    guard abs(distance) > smallest || abs(velocity ?? 0) > 0 else {
      return run(along: LinearTiming().lasting(AnimatorTiming.instant))
    }
    let scale = abs(distance) > smallest ? distance : (targetProgress == 0 ? -smallest : smallest)
    run(
      along: timing.part(
        lasting: time ?? abs(distance) * duration, resettles: time != nil, velocity: velocity.map { $0 / scale }))
  }

  /// Continues as if there had been no pause. If the timeline has been moved or reversed since, runs over the remaining
  /// progress.
  func resume() {
    guard !clock.resume(to: targetProgress, keepingAlive: self, arrived: { [weak self] in self?.finishRun() }) else {
      return
    }
    run(with: timing, lasting: nil, velocity: clock.runVelocity)
  }
}
