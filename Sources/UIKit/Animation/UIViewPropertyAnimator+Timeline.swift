// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// The blocks that make the animations.
extension UIViewPropertyAnimator {
  func add(_ block: AnimatorChanges.Block) {
    require(
      state != .stopped, "UIViewPropertyAnimator: a stopped animator takes no blocks; call finishAnimation(at:) first")
    guard state == .active else { return changes.add(block) }
    perform(block, from: min(max(progress, 0), 1))
    if case .waitingForAnimations = clock.phase { startAnimation(afterDelay: delay) }
  }

  /// Takes the changes of a group off, and has it make others that take the whole of the timeline.
  func replaceChanges(of group: LayoutDependentAnimations, _ body: () -> Void) {
    changes.remove(group)
    let scope = makeScope(delayFactor: 0, from: 0)
    AnimationScope.perform(in: scope) { scope.perform(group, body) }
  }

  /// Becomes active, paused at the start, if it is inactive.
  func activate() {
    guard state == .inactive else { return }
    clock.move(to: 1 - goal)
    for block in changes.takeBlocks() { perform(block, from: 0) }
  }

  private func perform(_ block: AnimatorChanges.Block, from start: Double) {
    AnimationScope.perform(in: makeScope(delayFactor: block.delayFactor, from: start), block.body)
  }

  /// Makes a scope that spreads changes from `start`, and a delay as a fraction of the rest, to the end of the timeline.
  private func makeScope(delayFactor: Double, from start: Double) -> AnimatorScope {
    let isWhole = start == 0
    let delayed = isWhole ? timing.progress(atDelay: delayFactor) : start + (1 - start) * delayFactor
    let blockTiming = BlockTiming(
      duration: duration, delay: 0, pacing: timing.blockPacing,
      options: flushUpdates ? [.allowUserInteraction, .flushUpdates] : [.allowUserInteraction])
    return AnimatorScope(
      animator: self, timeline: clock.timeline, timing: blockTiming, span: min(delayed, 1)...1,
      pacing: isWhole ? timing.delayedPacing(delayFactor) : nil)
  }

  func track(_ change: TrackedChange) {
    changes.track(change, acceptsTouches: isUserInteractionEnabled, showsThem: !isManualHitTestingEnabled)
  }

  /// Takes the animations off their layers.
  func detach() {
    clock.pause()
    changes.detach()
  }
}

/// The timeline, and the runs along it.
extension UIViewPropertyAnimator {
  /// The fraction of the way from the start that shows now, whatever the direction; beyond 0…1 where a spring
  /// overshoots.
  package var progress: Double { clock.value }

  /// The speed of ``progress`` per second; 0 while paused.
  package var progressVelocity: Double { clock.velocity }

  func move(to progress: Double) {
    pauseAnimation()
    clock.move(to: progress)
  }

  /// Less of the way than can be seen: a pixel of a thousand.
  private static let smallestTravel = 0.001

  /// Runs from where it is to the end of the present direction.
  func run(along runTiming: any Timing, afterDelay delay: Double = 0) {
    clock.run(to: goal, along: runTiming, afterDelay: delay, keepingAlive: self) { [weak self] in self?.arrive() }
  }

  /// Runs the rest of the way.
  ///
  /// - Parameters:
  ///   - time: for the rest, in seconds; nil is the part of the duration that the rest is of the way.
  ///   - velocity: in progress per second; nil takes the timing's own.
  func run(with timing: AnimatorTiming, lasting time: Double?, velocity: Double?) {
    let travel = goal - progress
    guard abs(travel) > Self.smallestTravel || abs(velocity ?? 0) > 0 else {
      return run(along: LinearTiming().lasting(AnimatorTiming.instant))
    }
    let scale = abs(travel) > Self.smallestTravel ? travel : (goal == 0 ? -Self.smallestTravel : Self.smallestTravel)
    run(
      along: timing.part(
        lasting: time ?? abs(travel) * duration, resettles: time != nil, velocity: velocity.map { $0 / scale }))
  }

  /// Goes on as if the pause had not been; where the timeline was moved or turned since, over what is left of it.
  func resume() {
    guard !clock.resume(to: goal, keepingAlive: self, arrived: { [weak self] in self?.arrive() }) else { return }
    run(with: timing, lasting: nil, velocity: clock.carriedVelocity)
  }
}
