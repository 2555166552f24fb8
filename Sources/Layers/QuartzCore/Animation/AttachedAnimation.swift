// SPDX-License-Identifier: MIT
import ObjectRuntime
import RenderTree

/// An animation on a layer, from `add(_:forKey:)` to its end.
final class AttachedAnimation {
  let animation: CAAnimation
  /// The key that the client passed.
  let key: String?
  /// The owner that was current when the animation was added.
  let owner: AnimationOwner?
  /// A number that identifies the animation. Later animations have larger numbers.
  let serial: Int

  private let layerLink: WeakLink<CALayer>
  private var completions: [CompletionGroup]
  private var phase = Phase.waiting

  /// The lifecycle of an animation.
  ///
  ///     waiting ── first commit ──► running ── end, or removal ──► stopped
  ///        └───────── removal, or end without a window ───────────────┘
  private enum Phase {
    /// The animation is in no commit yet.
    case waiting
    case running(Run)
    /// The delegate has been told of the end, or is about to be. An animation that stays on its layer after its end is
    /// still committed, so it keeps its run. One that ended without a window gets its run when its layer enters a
    /// window.
    case stopped(Run?)

    var run: Run? {
      switch self {
      case .waiting: nil
      case .running(let run): run
      case .stopped(let run): run
      }
    }

    var isStopped: Bool { if case .stopped = self { true } else { false } }

    func allows(_ next: Phase) -> Bool {
      switch (self, next) {
      case (.waiting, _), (.running, .running), (.running, .stopped(_?)): true
      case (.stopped, .stopped(_?)): true
      case (.running, _), (.stopped, _): false
      }
    }
  }

  /// The state of an animation from its first commit on.
  private struct Run {
    let contextLink: WeakLink<LayerContext>
    /// The layer's local time at the first commit, in seconds.
    var begunAt: Double
    /// The committed value, or nil if the animation does nothing.
    var encoded: LayerAnimation?
    /// The copy of what the layer showed before, if this is a CATransition.
    let previous: SubtreeSnapshot?
    /// The nodes of `previous`, until they have been committed.
    var unsentNodes: [RenderNode]
    var hasToldStart = false
    /// The absolute start and end in seconds, computed for a version of the context's clocks.
    var times: (version: Int, start: Double?, end: Double?)?
  }

  private static var lastSerial = 0

  private var layer: CALayer? { layerLink.object }

  init(_ animation: CAAnimation, key: String?, layer: CALayer, completions: [CompletionGroup]) {
    Self.lastSerial += 1
    serial = Self.lastSerial
    self.animation = animation
    self.key = key
    layerLink = WeakLink(layer)
    self.completions = completions
    owner = AnimationOwner.current
    for group in completions { group.enter() }
  }

  nonisolated deinit {}

  private func transition(to next: Phase) {
    assert(phase.allows(next), "AttachedAnimation: \(phase) cannot become \(next)")
    phase = next
  }

  private func updateRun(_ change: (inout Run) -> Void) {
    guard var run = phase.run else { return }
    change(&run)
    transition(to: phase.isStopped ? .stopped(run) : .running(run))
  }

  /// The committed value, or nil if the animation has not begun or does nothing.
  var encoded: LayerAnimation? { phase.run?.encoded }

  /// The copy of what the layer showed before, if this is a CATransition.
  var previous: SubtreeSnapshot? { phase.run?.previous }

  /// Whether the animation ends without being removed, and is removed from its layer then.
  var endsByItself: Bool {
    animation.timeline == nil && animation.speed != 0 && animation.repeatCount.isFinite
      && animation.repeatDuration.isFinite && animation.duration.isFinite
  }

  /// Fixes the start of the animation. Called with the first commit that includes it.
  func begin(in context: LayerContext, at time: Double) {
    guard phase.run == nil, let layer else { return }
    let startCommit = startsWithFrame(in: context) ? context.nextSequence : nil
    let now = animation.timeline == nil ? layer.localTime(at: time) : 0
    let beginTime = animation.beginTime == 0 ? now : animation.beginTime
    var previous: SubtreeSnapshot?
    let encoding = AnimationEncoding {
      let snapshot = context.snapshot(of: layer, at: time)
      previous = snapshot
      return snapshot.root.id
    }
    var encoded = animation.encoded(
      key: key ?? "\u{0}\(serial)", beginTime: beginTime, duration: animation.duration, in: encoding)
    encoded?.startCommit = startCommit
    let run = Run(
      contextLink: WeakLink(context), begunAt: now, encoded: encoded, previous: previous,
      unsentNodes: previous?.allNodes ?? [])
    transition(to: phase.isStopped ? .stopped(run) : .running(run))
    context.animationBegan(self)
    if beginTime <= now { AnimationCallbacks.enqueue { [self] in reportStart() } }
  }

  /// Whether the animation starts with the first frame that shows it, instead of at the time of its commit.
  ///
  /// An animation with a begin time of its own does not. Neither does an animation that starts from the present value
  /// of another one, because by then the screen shows a later value of the other animation.
  private func startsWithFrame(in context: LayerContext) -> Bool {
    guard context.reportsStarts, animation.timeline == nil, animation.beginTime == 0 || animation.isDelayed else {
      return false
    }
    return layer.map { !context.animates($0, withKey: key) } ?? false
  }

  /// Takes over the begin time that the render server has reported.
  func adoptStart(from committed: RenderNode) {
    guard case .running(let run) = phase, let encoded = run.encoded, let startCommit = encoded.startCommit,
      let started = committed.animations.first(where: { $0.key == encoded.key && $0.startCommit == startCommit })
    else { return }
    updateRun { run in
      run.begunAt += started.timing.beginTime - encoded.timing.beginTime
      run.encoded?.timing.beginTime = started.timing.beginTime
      run.encoded?.startCommit = nil
      run.times = nil
    }
  }

  /// Continues the animation from its current progress although its layer's time jumps.
  ///
  /// An animation that was added later than `oldTime` starts again.
  func shift(from oldTime: Double, to newTime: Double) {
    guard case .running = phase else { return }
    updateRun { run in
      let shift = newTime - max(oldTime, run.begunAt)
      run.encoded?.timing.beginTime += shift
      run.begunAt += shift
      run.times = nil
    }
  }

  /// Lets the animation continue beyond both ends of an interval of its layer's time, or no longer if it is nil.
  func extend(beyond span: ClosedRange<Double>?) { updateRun { $0.encoded?.span = span } }

  /// Whether the animation belongs to another window, and therefore ends when its layer enters this one.
  func hasBegun(outside context: LayerContext) -> Bool { phase.run.map { $0.contextLink.object !== context } ?? false }

  /// Returns the nodes of `previous` on the first call, and none afterwards.
  func takePreviousNodes() -> [RenderNode] {
    guard let nodes = phase.run?.unsentNodes, !nodes.isEmpty else { return [] }
    updateRun { $0.unsentNodes = [] }
    return nodes
  }

  // MARK: Events

  /// Returns the absolute times of a start and an end that are in the future, or nil for each that is not.
  private func times(in context: LayerContext) -> (start: Double?, end: Double?) {
    guard let run = phase.run else { return (nil, nil) }
    let times: (version: Int, start: Double?, end: Double?)
    if let known = run.times, known.version == context.clockVersion {
      times = known
    } else {
      times = absoluteTimes(of: run.encoded, version: context.clockVersion)
      updateRun { $0.times = times }
    }
    return (run.hasToldStart ? nil : times.start, phase.isStopped ? nil : times.end)
  }

  private func absoluteTimes(
    of encoded: LayerAnimation?, version: Int
  ) -> (version: Int, start: Double?, end: Double?) {
    guard let layer, animation.timeline == nil else { return (version, nil, nil) }
    let start = layer.absoluteTime(of: encoded?.timing.beginTime ?? 0)
    guard let encoded else { return (version, start, start) }
    let wait = encoded.startCommit == nil ? 0 : LayerContext.longestStart
    return (version, start, encoded.endTime.flatMap(layer.absoluteTime(of:)).map { $0 + wait })
  }

  /// Returns the time of the next event to report to the client.
  func nextEventTime(in context: LayerContext) -> Double? {
    let (start, end) = times(in: context)
    guard animation.delegate != nil, let start else { return end }
    return min(start, end ?? start)
  }

  func forEachEvent(through time: Double, in context: LayerContext, _ body: (Double, @escaping () -> Void) -> Void) {
    let (start, end) = times(in: context)
    if animation.delegate != nil, let start, start <= time { body(start) { [self] in reportStart() } }
    if let end, end <= time { body(end) { [self] in finish() } }
  }

  private func reportStart() {
    guard let run = phase.run, !run.hasToldStart else { return }
    updateRun { $0.hasToldStart = true }
    run.contextLink.object?.eventsChanged(of: self)
    animation.delegate?.animationDidStart(animation)
  }

  /// Ends the animation because it has run to its end.
  private func finish() {
    guard case .running(let run) = phase else { return }
    transition(to: .stopped(run))
    run.contextLink.object?.animationEnded(self)
    if animation.isRemovedOnCompletion {
      layer?.detachEnded(self)
      run.contextLink.object?.animationDropped(self)
    }
    reportEnd(finished: true)
  }

  /// Ends the animation because it was removed from its layer or will never run. The client is told at the end of the
  /// flush.
  func stop(finished: Bool, isDropped: Bool = true) {
    if let run = phase.run, isDropped {
      run.contextLink.object?.animationEnded(self)
      run.contextLink.object?.animationDropped(self)
    }
    guard !phase.isStopped else { return }
    transition(to: .stopped(phase.run))
    AnimationCallbacks.enqueue { [self] in reportEnd(finished: finished) }
  }

  private func reportEnd(finished: Bool) {
    AnimationOwner.perform(as: owner) {
      animation.delegate?.animationDidStop(animation, finished: finished)
      let groups = completions
      completions = []
      for group in groups { group.leave() }
    }
  }
}
