// SPDX-License-Identifier: MIT
import RenderTree

/// An animation on a layer, from `add(_:forKey:)` to its end.
///
/// waiting (for a commit) ─► running ─► stopped(finished or not)
final class AttachedAnimation {
  let animation: CAAnimation
  /// The key that the client gave.
  let key: String?
  /// The owner that was current when it was added.
  let owner: AnimationOwner?
  /// Names it among all animations, in the order in which they were added.
  let serial: Int
  /// The committed value; nil before the animation has begun, and for one that does nothing.
  private(set) var encoded: LayerAnimation?
  /// The copy of what the layer showed before, for a CATransition.
  private(set) var previous: SubtreeSnapshot?

  private weak var layer: CALayer?
  private weak var context: LayerContext?
  private var completions: [CompletionGroup]
  private var hasBegun = false
  /// The layer's local time at its first commit.
  private var committedAt = 0.0
  private var hasSentPrevious = false
  private var hasStarted = false
  private var hasStopped = false
  /// The absolute end, as of the context's version of its clocks.
  private var cachedTimes: (version: Int, start: Double?, end: Double?)?

  private static var lastSerial = 0

  init(_ animation: CAAnimation, key: String?, layer: CALayer, completions: [CompletionGroup]) {
    Self.lastSerial += 1
    serial = Self.lastSerial
    self.animation = animation
    self.key = key
    self.layer = layer
    self.completions = completions
    owner = AnimationOwner.current
    for group in completions { group.enter() }
  }

  nonisolated deinit {}

  /// Whether it ends by itself, and is to be dropped then.
  var endsByItself: Bool {
    animation.timeline == nil && animation.speed != 0 && animation.repeatCount.isFinite
      && animation.repeatDuration.isFinite && animation.duration.isFinite
  }

  /// Fixes when it begins, with the first commit that it is in.
  func begin(in context: LayerContext, at time: Double) {
    guard !hasBegun, let layer else { return }
    hasBegun = true
    self.context = context
    let now = animation.timeline == nil ? layer.localTime(at: time) : 0
    committedAt = now
    let encoding = AnimationEncoding(layer: layer) { [self] in
      let snapshot = context.snapshot(of: layer, at: time)
      previous = snapshot
      return snapshot.root.id
    }
    let beginTime = animation.beginTime == 0 ? now : animation.beginTime
    encoded = animation.encoded(
      key: key ?? "\u{0}\(serial)", beginTime: beginTime, duration: animation.duration, in: encoding)
    context.animationBegan(self)
    if beginTime <= now { AnimationCallbacks.enqueue { [self] in tellStart() } }
  }

  /// Moves it with its layer's time, which jumps from one value to another: it goes on from where it is.
  ///
  /// One that was added later than `oldTime`, to which its layer's time has been run back, begins anew.
  func shift(from oldTime: Double, to newTime: Double) {
    guard hasBegun, !hasStopped else { return }
    encoded?.timing.beginTime += newTime - max(oldTime, committedAt)
    committedAt += newTime - max(oldTime, committedAt)
    cachedTimes = nil
  }

  /// Whether it belongs to another window, and has to end when its layer comes into this one.
  func hasBegunElsewhere(than context: LayerContext) -> Bool { hasBegun && self.context !== context }

  /// The nodes of `previous`, once.
  func takePreviousNodes() -> [RenderNode] {
    guard let previous, !hasSentPrevious else { return [] }
    hasSentPrevious = true
    return previous.allNodes
  }

  // MARK: Events

  /// Absolute times of the beginning and the end that are still to come; nil where there is none.
  private func times(in context: LayerContext) -> (start: Double?, end: Double?) {
    if let cachedTimes, cachedTimes.version == context.clockVersion {
      return (hasStarted ? nil : cachedTimes.start, hasStopped ? nil : cachedTimes.end)
    }
    var (start, end): (Double?, Double?)
    if let layer, animation.timeline == nil {
      start = layer.absoluteTime(of: encoded?.timing.beginTime ?? 0)
      end = encoded == nil ? start : encoded?.endTime.flatMap(layer.absoluteTime(of:))
    }
    cachedTimes = (context.clockVersion, start, end)
    return (hasStarted ? nil : start, hasStopped ? nil : end)
  }

  /// The next thing to tell the client of.
  func nextEventTime(in context: LayerContext) -> Double? {
    let (start, end) = times(in: context)
    guard animation.delegate != nil, let start else { return end }
    return min(start, end ?? start)
  }

  func forEachEvent(through time: Double, in context: LayerContext, _ body: (Double, @escaping () -> Void) -> Void) {
    let (start, end) = times(in: context)
    if animation.delegate != nil, let start, start <= time { body(start) { [self] in tellStart() } }
    if let end, end <= time { body(end) { [self] in finish() } }
  }

  private func tellStart() {
    guard !hasStarted else { return }
    hasStarted = true
    context?.eventsChanged()
    animation.delegate?.animationDidStart(animation)
  }

  /// It has run to its end.
  private func finish() {
    guard !hasStopped else { return }
    hasStopped = true
    context?.animationEnded(self)
    if animation.isRemovedOnCompletion {
      layer?.detachEnded(self)
      context?.animationDropped(self)
    }
    tellEnd(finished: true)
  }

  /// It was taken off its layer, or will never run. The client is told at the end of the flush.
  func stop(finished: Bool, isDropped: Bool = true) {
    if hasBegun && isDropped {
      context?.animationEnded(self)
      context?.animationDropped(self)
    }
    guard !hasStopped else { return }
    hasStopped = true
    AnimationCallbacks.enqueue { [self] in tellEnd(finished: finished) }
  }

  private func tellEnd(finished: Bool) {
    AnimationOwner.perform(as: owner) {
      animation.delegate?.animationDidStop(animation, finished: finished)
      let groups = completions
      completions = []
      for group in groups { group.leave() }
    }
  }
}
