// SPDX-License-Identifier: MIT
import TimingFunctions

/// Plays the animations alongside a transition. Those that cannot be part of its animator are property animators, which
/// are driven in the same way as the transition's playback.
final class AlongsidePlayback {
  /// The motion that was requested last, which animations that are added later join.
  private enum Motion {
    /// Each animation runs along its own curve.
    case running
    case interactive(progress: Double)
    case settling(to: TransitionEnd, timing: any Timing)
  }

  private unowned let transition: TransitionDriver
  private var queue = AlongsideAnimations()
  private var animators: [UIViewPropertyAnimator] = []
  private var motion = Motion.running
  /// The curve or the spring along which the animations run.
  private var timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeInOut)
  /// The progress at which settling began.
  private var progress = 0.0

  init(of transition: TransitionDriver) { self.transition = transition }

  nonisolated deinit {}

  // MARK: Clients

  /// Adds a completion, and an animation. Returns false if the animation comes too late.
  @discardableResult
  func add(_ animation: AlongsideAnimations.Handler?, completion: AlongsideAnimations.Handler?) -> Bool {
    queue.add(animation, completion: completion)
    guard let animation else { return true }
    if queue.admission == .joining { join([animation]) }
    return queue.admission != .closed
  }

  func addChangeHandler(_ handler: @escaping AlongsideAnimations.Handler) { queue.addChangeHandler(handler) }

  /// Tells the clients that the interaction has begun or ended.
  func interactionDidChange() { call(queue.changeHandlers) }

  /// Tells the clients that the transition has ended.
  func complete() { call(queue.takeCompletions()) }

  private func call(_ handlers: [AlongsideAnimations.Handler]) {
    for handler in handlers { handler(transition) }
  }

  // MARK: Setting up

  /// Sets the animations up. Those that are added later in the same turn of the event loop join them.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether the driver sets the progress. Otherwise the animations start to run.
  ///   - timing: The timing of the first of the animator's blocks, if it has one.
  func run(isInteractive: Bool = false, timing: (any UITimingCurveProvider)? = nil) {
    guard queue.admission == .queueing else { return }
    let isDriven = isInteractive || transition.stockAnimator != nil || transition.phase == .interactive
    motion = isDriven ? .interactive(progress: 0) : .running
    if let timing { self.timing = timing }
    join(queue.takeAnimations())
    _ = Deadline.schedule(at: CACurrentMediaTime()) { [weak self] in self?.queue.close() }
  }

  /// Runs the animations of a transition that has ended while its animator set it up, because it has nothing to animate.
  /// As in UIKit, they take the duration of the transition nevertheless.
  func runLate() {
    guard queue.admission == .queueing else { return }
    let animations = queue.takeAnimations()
    queue.close()
    guard transition.isAnimated, !animations.isEmpty else { return call(animations) }
    UIView.animate(withDuration: transition.duration) { self.call(animations) }
  }

  /// Adds animations to the client's property animator, or to a property animator that joins the others at their present
  /// progress.
  private func join(_ animations: [AlongsideAnimations.Handler]) {
    guard !animations.isEmpty else { return }
    let changes = { [weak self] in self?.call(animations) ?? () }
    if let animator = transition.clientAnimation?.animator, animator.state == .active {
      return animator.addAnimations(changes)
    }
    let animator = UIViewPropertyAnimator(duration: transition.duration, timingParameters: timing)
    animator.addAnimations(changes)
    animators.append(animator)
    switch motion {
    case .running: animator.startAnimation()
    case .interactive(let progress): animator.update(progress)
    case .settling(let end, let timing):
      animator.update(progress)
      animator.settle(to: end, timing: timing)
    }
  }

  // MARK: Playing

  /// The progress on screen; `nil` if there are no animations.
  var progressOnScreen: Double? { animators.first?.progress }

  func pauseAnimation(at progress: Double) {
    motion = .interactive(progress: progress)
    for animator in animators { animator.pauseAnimation() }
  }

  /// Sets the progress. The animations stop at their ends if it lies beyond them.
  func update(_ progress: Double) {
    let progress = min(max(progress, 0), 1)
    motion = .interactive(progress: progress)
    for animator in animators { animator.update(progress) }
  }

  func settle(to end: TransitionEnd, timing: any Timing) {
    if case .interactive(let progress) = motion { self.progress = progress }
    motion = .settling(to: end, timing: timing)
    for animator in animators { animator.settle(to: end, timing: timing) }
  }

  func finish(at end: TransitionEnd) {
    for animator in animators { animator.finish(at: end) }
    animators = []
  }

  /// Releases the animations. No other ones join them any more.
  func release() {
    animators = []
    queue.close()
  }
}
