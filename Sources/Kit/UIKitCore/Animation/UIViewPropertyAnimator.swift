// SPDX-License-Identifier: MIT
import Diagnostics
import TimingFunctions

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
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying, RuntimeObject {
  package nonisolated(unsafe) final var attachments: ObjectAttachments?

  /// The timing with which the animator was created.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds. A spring with a duration of its own determines it.
  open private(set) var duration: TimeInterval
  /// The delay with which the animation was started, in seconds.
  open private(set) var delay: TimeInterval = 0

  /// Whether the animated views receive touches, at their positions on the screen. The default is `true`.
  ///
  /// - Precondition: The animator is inactive when the value is set.
  @ObservedProperty open var isUserInteractionEnabled = true {
    willSet { requireInactive("isUserInteractionEnabled") }
  }

  /// Whether touches are hit-tested against the final positions of the views, so that the program can test them itself.
  /// The default is `false`.
  open var isManualHitTestingEnabled = false

  /// Whether the animation can be paused, scrubbed and stopped. The default is `true`.
  ///
  /// - Precondition: The animator is inactive when the value is set.
  @ObservedProperty open var isInterruptible = true {
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
  open var state: UIViewAnimatingState { clock.phase.state }

  /// Whether the animator is active and not paused.
  open var isRunning: Bool { clock.phase.isRunning }

  let timing: AnimatorTiming
  let clock = AnimatorClock()
  let changes = AnimatorChanges()
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var reversed = false

  // MARK: Creating an animator

  /// Creates an animator with a timing.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. Ignored by springs that have a duration of their own.
  ///   - parameters: The timing, which is copied.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters.copy(with: nil) as? any UITimingCurveProvider
    timing = AnimatorTiming(provider: parameters, duration: duration)
    self.duration = timing.totalDuration
    super.init()
    clock.animator = self
  }

  /// Creates an animator with a duration of 0 seconds, whose changes are made at once.
  public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

  nonisolated deinit {}

  /// Returns an inactive animator with the same timing and the blocks that have not run. Completion handlers are not
  /// copied.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(timing: timing, parameters: timingParameters)
    changes.copyBlocks(to: copy.changes)
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
    duration = timing.totalDuration
    super.init()
    clock.animator = self
  }

  // MARK: Blocks

  /// Adds changes, whose animation takes the whole duration, or the remaining time if the animator is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(AnimatorChanges.Block(body: animation, delayFactor: 0))
  }

  /// Adds changes, whose animation starts after a fraction of the duration, from 0 to 1, and takes the rest.
  ///
  /// - Precondition: The animator is not stopped.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    expect(
      (0...1).contains(delayFactor), "UIViewPropertyAnimator: delayFactor is a fraction of the duration; give 0…1")
    add(AnimatorChanges.Block(body: animation, delayFactor: min(max(Double(delayFactor), 0), 1)))
  }

  /// Adds a closure to call when the animation has ended, with the position at which it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Starting, pausing, continuing

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
    if changes.isEmpty {
      clock.waitForAnimations()
    } else if isFresh {
      run(along: timing.whole, afterDelay: delay)
    } else {
      resume()
    }
  }

  /// Pauses the animation. An inactive animator becomes active at its start.
  ///
  /// - Precondition: The animator is interruptible and not stopped.
  open func pauseAnimation() {
    prepareToMove("pauseAnimation()")
    clock.pause()
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
    let velocity = clock.runVelocity
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
      let velocity = self.velocity
      observed { reversed = newValue }
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
      let fraction = newValue.isNaN ? 0 : min(max(Double(newValue), 0), 1)
      let eased = scrubsLinearly ? fraction : timing.eased(fraction)
      update(reversed ? 1 - eased : eased)
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
    changes.setModels(at: stopped)
    clock.stop()
    if withoutFinishing { reset() }
  }

  /// Gives the views of a stopped animator the values of a position, and calls the completion handlers.
  ///
  /// An animator that is inactive has nothing to finish, and nothing happens. That differs from UIKit, which raises an
  /// exception: a program that stops and finishes an animator about when it ends by itself would crash or not by chance.
  ///
  /// - Precondition: The animator is not active.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(
      state != .active, "UIViewPropertyAnimator: an active animator cannot be finished; call stopAnimation(false) first"
    )
    guard state == .stopped else { return }
    changes.setModelsToFinalValues(at: finalPosition, wasStopped: true)
    complete(at: finalPosition)
  }

  // MARK: The timeline

  /// The progress at which the current direction ends.
  var targetProgress: Double { reversed ? 0 : 1 }

  /// Runs from the present progress to the start or the end, along a timing with an initial velocity of its own, and
  /// completes there.
  package func settle(reversed: Bool, timing: any Timing) {
    require(state != .stopped, "UIViewPropertyAnimator: it is stopped; call finishAnimation(at:) instead")
    activate()
    self.reversed = reversed
    run(along: timing)
  }

  /// Continues the run of another animator, which has been stopped: along the same curve, to its end.
  package func continueRun(along curve: TimeCurve) {
    activate()
    reversed = curve.to == 0
    clock.continueRun(along: curve, keepingAlive: self) { [weak self] in self?.finishRun() }
  }

  /// Ends the animation after a run.
  func finishRun() {
    guard state == .active, !pausesOnCompletion else { return }
    let position: UIViewAnimatingPosition = reversed ? .start : .end
    detach()
    changes.setModelsToFinalValues(at: position, wasStopped: false)
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = self.completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    clock.end()
    changes.removeAll()
    completions = []
  }

  /// Makes an inactive animator active, so that its timeline can be paused or moved.
  func prepareToMove(_ call: String) {
    require(
      state != .stopped, "UIViewPropertyAnimator: it is stopped; call finishAnimation(at:) before \(call)")
    requireInterruptible(call)
    activate()
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

  /// Creates an animator and starts it.
  ///
  /// Inside an animation block the animator inherits the block's duration and curve, unless the options override them,
  /// and is not interruptible.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - options: The curve, and how the animation behaves.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with the position at which the animation ended.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    makeRunning(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
}
