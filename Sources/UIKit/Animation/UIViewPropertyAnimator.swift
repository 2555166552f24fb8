// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// An animation of the changes in its blocks that can be paused, scrubbed, reversed and finished early.
///
/// All animations of an animator follow a single timeline from 0 at the start to 1 at the end. While the animator runs,
/// the timeline follows a curve or a spring; while it is paused, the timeline can be moved. Reversing it or changing
/// its timing during the animation keeps position and velocity.
///
/// ```swift
/// @MainActor func scrub(_ card: UIView) {
///   let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { card.center.y = 400 }
///   animator.startAnimation()
///   // A finger touches the card:
///   animator.pauseAnimation()
///   animator.fractionComplete = 0.3
///   // The finger is lifted:
///   animator.isReversed = true
///   animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// }
/// ```
///
/// In contrast to UIKit, `fractionComplete` is always the fraction of the distance, also with a curve. A running
/// animator stays alive without a reference to it. If a paused one is released, its views remain as they are on the
/// screen.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// The timing with which the animator was created.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds. With a spring that has a duration of its own, it is that.
  public let duration: TimeInterval
  /// The delay with which the animation was started, in seconds.
  public private(set) var delay: TimeInterval = 0

  /// Whether the animated views receive touches, at their positions on the screen. The default is `true`.
  ///
  /// - Precondition: The animator is inactive when the value is set.
  open var isUserInteractionEnabled = true {
    willSet { requireInactive("isUserInteractionEnabled") }
  }

  /// Whether touches are hit-tested against the final positions of the views, so that the program can test them itself.
  /// The default is `false`.
  open var isManualHitTestingEnabled = false

  /// Whether the animation can be paused, scrubbed and stopped. The default is `true`.
  ///
  /// - Precondition: The animator is inactive when the value is set.
  open var isInterruptible = true {
    willSet { requireInactive("isInterruptible") }
  }

  /// Whether setting ``fractionComplete`` ignores the timing curve. The default is `true`.
  ///
  /// If it is `false`, the value is a fraction of the time, and the curve applies.
  open var scrubsLinearly = true

  /// Whether pending layout is performed before the blocks, and the layout that they request at their end. The default
  /// is `false`. See `UIView.AnimationOptions.flushUpdates`.
  open var flushUpdates = false

  /// Whether the animator remains active at its end, without calling completion handlers. The default is `false`.
  open var pausesOnCompletion = false

  /// The state of the animator.
  public private(set) var state = UIViewAnimatingState.inactive

  /// Whether the animator is active and not paused.
  public var isRunning: Bool { clock.isRunning }

  private let timing: AnimatorTiming
  private let clock = AnimatorProgress()
  private var blocks: [Block] = []
  private var changes: [TrackedChange] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var touches = AnimatorTouches()
  private var reversed = false
  private var hadBlocks = false
  /// Started without a block: runs when the first one comes.
  private var startsWithNextBlock = false
  /// Keeps the animator alive while it runs.
  private var keepAlive: UIViewPropertyAnimator?

  private struct Block {
    let body: () -> Void
    let delayFactor: Double
  }

  // MARK: Making one

  /// Creates an animator with a timing.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. Ignored by springs that have a duration of their own.
  ///   - parameters: The timing, which is copied.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters.copy(with: nil) as? any UITimingCurveProvider
    timing = AnimatorTiming(provider: parameters, duration: duration)
    self.duration = timing.wholeDuration
    super.init()
  }

  /// Creates an animator with a predefined curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - curve: The curve.
  ///   - animations: Makes the changes, when the animator starts.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - point1: The first control point. Its x-coordinate must lie in 0…1.
  ///   - point2: The second control point. Its x-coordinate must lie in 0…1.
  ///   - animations: Makes the changes, when the animator starts.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that is at rest after the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - ratio: 1 for no overshoot, smaller values for more.
  ///   - animations: Makes the changes, when the animator starts.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// Inside an animation block the animator takes the duration and curve of that, unless the options override them, and
  /// is not interruptible.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - options: The curve, and how the animation behaves.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with the position at which the animation ended.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let own = BlockTiming(duration: duration, delay: delay, options: options)
    let outer = AnimationScope.current
    let timing = outer.map { own.inheriting(from: $0.timing) } ?? own
    let animator = UIViewPropertyAnimator(duration: timing.duration, timingParameters: timing.provider)
    animator.isInterruptible = outer == nil
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction) || outer == nil
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  nonisolated deinit {}

  /// Returns an inactive animator with the same timing and the blocks that have not run. Completion handlers are not
  /// copied.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(timing: timing, parameters: timingParameters)
    copy.blocks = blocks
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.flushUpdates = flushUpdates
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  private init(timing: AnimatorTiming, parameters: (any UITimingCurveProvider)?) {
    self.timing = timing
    timingParameters = parameters
    duration = timing.wholeDuration
    super.init()
  }

  // MARK: Blocks

  /// Adds changes, whose animation takes the duration, or what is left of it if the animator is active.
  open func addAnimations(_ animation: @escaping () -> Void) { add(Block(body: animation, delayFactor: 0)) }

  /// Adds changes, whose animation starts after a fraction of the duration and takes the rest.
  ///
  /// - Precondition: `delayFactor` lies in 0…1, and the animator is not stopped.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    require(
      (0...1).contains(delayFactor), "UIViewPropertyAnimator: delayFactor is a fraction of the duration; give 0…1")
    add(Block(body: animation, delayFactor: Double(delayFactor)))
  }

  /// Adds a closure to call when the animation has ended, with the position at which it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func add(_ block: Block) {
    require(
      state != .stopped, "UIViewPropertyAnimator: a stopped animator takes no blocks; call finishAnimation(at:) first")
    guard state == .active else { return blocks.append(block) }
    perform(block, from: min(max(progress, 0), 1))
    if startsWithNextBlock { startAnimation(afterDelay: delay) }
  }

  /// Takes the changes of a group off, and has it make others that take the whole of the timeline.
  func replaceChanges(of group: LayoutDependentAnimations, _ body: () -> Void) {
    for change in changes where change.group === group { change.removeAnimation() }
    changes.removeAll { $0.group === group }
    let scope = makeScope(delayFactor: 0, from: 0)
    AnimationScope.perform(in: scope) { scope.perform(group, body) }
  }

  private func perform(_ block: Block, from start: Double) {
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
    changes.append(change)
    touches.add(change.change.view, acceptsTouches: isUserInteractionEnabled, showsThem: !isManualHitTestingEnabled)
  }

  // MARK: Starting, pausing, going on

  /// Starts the animation, or continues it if it was paused. An animator without changes starts when the first ones are
  /// added.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds, or continues it if it was paused.
  ///
  /// - Precondition: The animator is not stopped.
  open func startAnimation(afterDelay delay: TimeInterval) {
    require(
      state != .stopped, "UIViewPropertyAnimator: it is stopped; call finishAnimation(at:) before starting it again")
    guard !isRunning else { return }
    self.delay = delay
    let isFresh = state == .inactive
    activate()
    startsWithNextBlock = changes.isEmpty && !hadBlocks
    guard !startsWithNextBlock else { return }
    if isFresh {
      run(along: timing.whole, afterDelay: delay)
    } else {
      resume()
    }
  }

  /// Pauses the animation. An inactive animator becomes active at its start.
  ///
  /// - Precondition: The animator is interruptible and not stopped.
  open func pauseAnimation() {
    require(
      state != .stopped, "UIViewPropertyAnimator: it is stopped; call finishAnimation(at:) before pausing it")
    requireInterruptible("pauseAnimation()")
    activate()
    startsWithNextBlock = false
    pause()
  }

  /// Continues the animation from where it is, with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing, or `nil` for the original one. A spring starts with its own initial velocity if it has
  ///     one, and otherwise with the velocity at which the animation was interrupted.
  ///   - durationFactor: The remaining time as a multiple of ``duration``, or 0 for the time that remained.
  /// - Precondition: The animator is active and interruptible.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    require(state == .active, "UIViewPropertyAnimator: only an active animator can continue; start it instead")
    requireInterruptible("continueAnimation(withTimingParameters:durationFactor:)")
    let velocity = clock.carriedVelocity
    if parameters == nil, durationFactor == 0, !isRunning { return resume() }
    let new = parameters.map { AnimatorTiming(provider: $0, duration: duration) } ?? timing
    let own = parameters?.springTimingParameters?.scalarVelocity ?? 0
    run(
      with: new, lasting: durationFactor > 0 ? Double(durationFactor) * duration : nil,
      velocity: own != 0 ? nil : velocity)
  }

  /// Whether the animation runs toward its start. Changing it while the animation runs keeps position and velocity.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard reversed != newValue else { return }
      requireInterruptible("isReversed")
      let velocity = isRunning ? progressVelocity : 0
      reversed = newValue
      if isRunning { run(with: timing, lasting: nil, velocity: velocity) }
    }
  }

  /// The completed fraction of the animation in its current direction, from 0 to 1.
  ///
  /// Setting it pauses the animation, and makes an inactive animator active. Values outside of 0…1 are clamped, and NaN
  /// counts as 0.
  open var fractionComplete: CGFloat {
    get {
      let fraction = min(max(progress, 0), 1)
      return CGFloat(reversed ? 1 - fraction : fraction)
    }
    set {
      require(
        state != .stopped, "UIViewPropertyAnimator: it is stopped; call finishAnimation(at:) before moving it")
      let fraction = newValue.isNaN ? 0 : min(max(Double(newValue), 0), 1)
      let eased = scrubsLinearly ? fraction : timing.eased(fraction)
      move(to: reversed ? 1 - eased : eased)
    }
  }

  // MARK: Stopping and finishing

  /// Removes the animations and leaves the views as they are on the screen.
  ///
  /// - Parameter withoutFinishing: `true` to make the animator inactive without calling completion handlers, `false` to
  ///   wait for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    if state == .stopped, withoutFinishing { return reset() }
    guard state == .active else { return }
    requireInterruptible("stopAnimation(_:)")
    let stopped = progress
    detach()
    UIView.performWithoutAnimation {
      for change in changes { change.settle(at: stopped) }
    }
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Gives the views of a stopped animator the values of a position, and calls the completion handlers.
  ///
  /// - Precondition: The animator is stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(
      state == .stopped, "UIViewPropertyAnimator: only a stopped animator can be finished; call stopAnimation(false)")
    put(at: finalPosition, wasStopped: true)
    complete(at: finalPosition)
  }

  // MARK: The timeline

  /// The fraction of the way from the start that shows now, whatever the direction; beyond 0…1 where a spring
  /// overshoots.
  package var progress: Double { clock.value }

  /// The speed of ``progress``, in ways per second; 0 while paused.
  package var progressVelocity: Double { clock.velocity }

  /// Where it runs to.
  private var goal: Double { reversed ? 0 : 1 }

  func move(to progress: Double) {
    pauseAnimation()
    clock.stand(at: progress)
  }

  func settle(reversed: Bool, timing: any Timing) {
    require(state != .stopped, "UIViewPropertyAnimator: it is stopped; call finishAnimation(at:) instead")
    activate()
    startsWithNextBlock = false
    self.reversed = reversed
    run(along: timing)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    clock.stand(at: 1 - goal)
    hadBlocks = !blocks.isEmpty
    let pending = blocks
    blocks = []
    for block in pending { perform(block, from: 0) }
  }

  /// Runs from where it is to the end of the present direction.
  private func run(along runTiming: any Timing, afterDelay delay: Double = 0) {
    keepAlive = self
    clock.run(to: goal, along: runTiming, afterDelay: delay) { [weak self] in self?.arrive() }
  }

  /// Runs the rest of the way.
  ///
  /// - Parameters:
  ///   - time: for the rest, in seconds; nil is the part of the duration that the rest is of the way.
  ///   - velocity: in progress per second; nil takes the timing's own.
  private func run(with timing: AnimatorTiming, lasting time: Double?, velocity: Double?) {
    let travel = goal - progress
    guard abs(travel) > Self.smallestTravel || abs(velocity ?? 0) > 0 else {
      return run(along: LinearTiming().lasting(AnimatorTiming.instant))
    }
    let scale = abs(travel) > Self.smallestTravel ? travel : (reversed ? -Self.smallestTravel : Self.smallestTravel)
    run(
      along: timing.part(
        lasting: time ?? abs(travel) * duration, resettles: time != nil, velocity: velocity.map { $0 / scale }))
  }

  /// Less of the way than can be seen: a pixel of a thousand.
  private static let smallestTravel = 0.001

  private func pause() {
    clock.pause()
    keepAlive = nil
  }

  /// Goes on as if the pause had not been; where the timeline was moved or turned since, over what is left of it.
  private func resume() {
    if clock.resume(to: goal, settled: { [weak self] in self?.arrive() }) {
      keepAlive = self
    } else {
      run(with: timing, lasting: nil, velocity: clock.carriedVelocity)
    }
  }

  /// The run has come to its end.
  private func arrive() {
    keepAlive = nil
    guard state == .active, !pausesOnCompletion else { return }
    let position: UIViewAnimatingPosition = reversed ? .start : .end
    detach()
    put(at: position, wasStopped: false)
    complete(at: position)
  }

  /// Takes the animations off their layers.
  private func detach() {
    pause()
    for change in changes { change.removeAnimation() }
    touches.removeAll()
  }

  /// Sets the models to where the animation ends.
  ///
  /// - Parameter wasStopped: they are somewhere on the way. Else they are at the end, unless somebody has set them
  ///   since; those stay.
  private func put(at position: UIViewAnimatingPosition, wasStopped: Bool) {
    UIView.performWithoutAnimation {
      switch position {
      case .start: for change in changes.reversed() { change.setModel(change.change.old, evenIfMoved: wasStopped) }
      case .end where wasStopped: for change in changes { change.setModel(change.change.new, evenIfMoved: true) }
      case .end, .current: break
      }
    }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = self.completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    state = .inactive
    startsWithNextBlock = false
    changes = []
    completions = []
    blocks = []
    keepAlive = nil
  }

  // MARK: Checks

  private func requireInactive(_ property: String) {
    require(
      state == .inactive, "UIViewPropertyAnimator: \(property) cannot change while it is active; set it before")
  }

  private func requireInterruptible(_ call: String) {
    require(
      isInterruptible || state == .inactive,
      "UIViewPropertyAnimator: \(call) needs an interruptible animator; set isInterruptible before it starts")
  }
}
