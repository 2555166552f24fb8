// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree

/// Drives the block animations of a container: holds and moves the local time of the container's layer.
///
/// All animations in the container are moved with it. Those of others than the animator go on from where they are when
/// the transition has ended, whichever way it ended.
///
/// The animations in the container keep their own durations, delays and curves; all of them run on this one clock. A
/// progress of p stands for p · duration seconds of local time after the start, so that what is scrubbed is linear in
/// time whatever the curves are.
final class LayerPlayback: TransitionPlayback {
  private let layer: CALayer
  private let duration: Double
  /// Marks the animations that the animator sets up: only these go back when the transition is cancelled.
  private let owner = AnimationOwner()
  /// The layer's local time at progress 0.
  private let origin: Double
  /// Whether the layer's time is or was other than its superlayer's.
  private var hasMovedTime = false
  /// When a settling clock arrives.
  private var arrival: Deadline?

  /// Takes hold of the layer's time. `duration` counts in seconds. With `holding` the time stands still from now on.
  init(layer: CALayer, duration: Double, holding: Bool) {
    self.layer = layer
    self.duration = max(duration, Self.shortestDuration) * AnimationDrag.coefficient
    origin = layer.localTime(at: CACurrentMediaTime())
    if holding { setTimeMap(.frozen(at: origin)) }
  }

  nonisolated deinit {}

  /// Has the animator set up its animations.
  func setUp(_ animations: () -> Void) { owner.perform(animations) }

  /// Keeps the progress defined for animators that say they take no time.
  private static let shortestDuration = 0.001

  var progress: Double { (localTime - origin) / duration }

  var velocity: Double { layer.timeMap.velocity(at: parentTime) / duration }

  func pause() {
    arrival?.cancel()
    setTimeMap(.frozen(at: localTime))
  }

  func scrub(to progress: Double) {
    arrival?.cancel()
    setTimeMap(.frozen(at: origin + progress * duration))
  }

  /// Forward, the time runs on to the end of the last animation, which need not be the transition's: nothing is cut.
  func settle(to end: TransitionEnd, timing: any Timing) {
    let target = end == .start ? origin : max(origin + duration, layer.lastAnimationEnd(of: owner) ?? 0)
    let timing = AnimationDrag.apply(to: timing)
    let curve = TimeCurve(start: parentTime, from: localTime, to: target, timing: timing)
    setTimeMap(TimeMap(curve: curve))
    arrival?.cancel()
    arrival = Deadline.schedule(at: CACurrentMediaTime() + timing.settlingDuration) { [weak self] in
      if end == .start { self?.stop(at: .start) } else { self?.release() }
    }
  }

  func stop(at end: TransitionEnd) {
    if end == .start {
      setTimeMap(.frozen(at: origin))
      layer.adoptPresentation(ofAnimationsOf: owner)
    }
    release()
    layer.removeAnimations(of: owner)
  }

  func abandon() { release() }

  func release() {
    arrival?.cancel()
    guard hasMovedTime else { return }
    layer.setTimeMap(.identity, shiftingAnimationsNotOf: owner)
  }

  private func setTimeMap(_ map: TimeMap) {
    hasMovedTime = true
    layer.timeMap = map
  }

  private var localTime: Double { layer.timeMap.localTime(at: parentTime) }

  /// The time of the superlayer, from which the layer's time follows.
  private var parentTime: Double {
    let now = CACurrentMediaTime()
    return layer.superlayer?.localTime(at: now) ?? now
  }
}
