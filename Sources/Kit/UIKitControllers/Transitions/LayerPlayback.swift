// SPDX-License-Identifier: MIT
import QuartzCore
import TimingFunctions

/// Plays the block animations of a container by moving the local time of the container's layer.
///
/// The animations keep their own durations, delays and curves; all of them follow this one clock. A progress of p
/// corresponds to p · duration seconds of local time after the start, so an interaction is linear in time whatever the
/// curves are.
///
/// Animations in the container that the animator has not set up follow the same clock. They continue after the
/// transition, whether it was finished or cancelled.
final class LayerPlayback: TransitionPlayback {
  private let layer: CALayer
  private let duration: Double
  /// Marks the animations that the animator sets up. Only these are reverted when the transition is cancelled.
  private let owner = AnimationOwner()
  /// The layer's local time at progress 0.
  private let origin: Double
  /// Whether the layer's time has ever been detached from its superlayer's.
  private var hasMovedTime = false
  /// Whether the animations continue beyond the start and the end of the transition.
  private var overshoots = false
  /// The deadline at which the settling animation reaches its end.
  private var arrival: Deadline?

  /// - Parameters:
  ///   - duration: The duration of the transition in seconds.
  ///   - isPaused: Whether the layer's time is paused from now on.
  init(layer: CALayer, duration: Double, isPaused: Bool) {
    self.layer = layer
    self.duration = max(duration, Self.shortestDuration) * AnimationDrag.coefficient
    origin = layer.localTime(at: CACurrentMediaTime())
    owner.ignoresDelays = isPaused
    if isPaused { setTimeMap(.frozen(at: origin)) }
  }

  nonisolated deinit {}

  /// Runs the closure in which the animator sets up its animations. If they wait for an interaction, their delays are
  /// ignored, so that they move from the first update on.
  func setUp(_ animations: () -> Void) {
    owner.perform(animations)
    owner.ignoresDelays = false
  }

  /// In seconds. Keeps the progress defined for an animator whose duration is 0.
  private static let shortestDuration = 0.001

  var progress: Double { progress(at: localTime(at: layer.shownTime)) }

  private func progress(at localTime: Double) -> Double { (localTime - origin) / duration }

  var velocity: Double {
    AnimationDrag.undone(in: layer.timeMap.velocity(at: parentTime(at: layer.shownTime)) / duration)
  }

  /// An animator that moves its views by itself, for example with a display link, has no animations.
  var canRunBackwards: Bool { layer.lastAnimationEnd(of: owner) != nil }

  func pauseAnimation() {
    arrival?.cancel()
    setTimeMap(.frozen(at: localTime(at: layer.holdShownTime())))
  }

  func update(_ progress: Double) {
    arrival?.cancel()
    setOvershoot(at: progress)
    setTimeMap(.frozen(at: origin + progress * duration))
  }

  /// Runs the layer's time to an end. To the finish it runs until the last animation has ended, which may take longer
  /// than the transition.
  func settle(to end: TransitionEnd, timing: any Timing) {
    let shown = localTime(at: layer.holdShownTime())
    setOvershoot(at: progress(at: shown))
    let target = end == .start ? origin : max(origin + duration, layer.lastAnimationEnd(of: owner) ?? 0)
    let timing = AnimationDrag.apply(to: timing)
    let curve = TimeCurve(start: parentTime(at: CACurrentMediaTime()), from: shown, to: target, timing: timing)
    setTimeMap(TimeMap(curve: curve))
    waitForArrival(at: end, after: timing.settlingDuration)
  }

  /// Ends the movement when the layer's clock has reached the end of its curve. The curve may start later than planned,
  /// because it starts with its first frame.
  private func waitForArrival(at end: TransitionEnd, after seconds: Double) {
    arrival?.cancel()
    arrival = Deadline.schedule(at: CACurrentMediaTime() + seconds) { [weak self] in
      guard let self else { return }
      let remaining = (layer.timeMap.curve?.end ?? -.infinity) - parentTime(at: CACurrentMediaTime())
      if remaining > Self.timeTolerance { return waitForArrival(at: end, after: remaining) }
      if end == .start { finish(at: .start) } else { restoreTime() }
    }
  }

  /// In seconds. Times that differ by less count as equal.
  private static let timeTolerance = 1e-6

  func finish(at end: TransitionEnd) {
    if end == .start {
      setTimeMap(.frozen(at: origin))
      layer.adoptPresentation(ofAnimationsOf: owner)
    }
    restoreTime()
    layer.removeAnimations(of: owner)
  }

  func stop() { restoreTime() }

  func transitionDidEnd() { restoreTime() }

  /// Lets the layer follow its superlayer's time again.
  private func restoreTime() {
    arrival?.cancel()
    setOvershoot(at: 0)
    guard hasMovedTime else { return }
    layer.setTimeMap(.identity, shiftingAnimationsNotOf: owner)
  }

  /// Lets the animations continue beyond the ends of the transition if the progress lies there.
  private func setOvershoot(at progress: Double) {
    let overshoots = progress < 0 || progress > 1 + Self.timeTolerance
    guard overshoots != self.overshoots else { return }
    self.overshoots = overshoots
    layer.extendAnimations(of: owner, beyond: overshoots ? origin...(origin + duration) : nil)
  }

  private func setTimeMap(_ map: TimeMap) {
    hasMovedTime = true
    layer.timeMap = map
  }

  private func localTime(at time: Double) -> Double { layer.timeMap.localTime(at: parentTime(at: time)) }

  /// Returns the time of the superlayer, from which the layer's time is derived.
  private func parentTime(at time: Double) -> Double { layer.superlayer?.localTime(at: time) ?? time }
}
