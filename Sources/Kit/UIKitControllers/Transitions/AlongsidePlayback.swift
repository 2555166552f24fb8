// SPDX-License-Identifier: MIT
import TimingFunctions

/// Plays the animations alongside a transition. Those that cannot be part of its animator belong to a property animator,
/// which is driven in the same way as the transition's playback.
final class AlongsidePlayback {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The treatment of an animation that is added now.
  private enum Admission {
    /// It waits until the animator has been set up.
    case queueing
    /// It joins the animations, which have begun in this turn of the event loop.
    case joining
    /// It is refused, because the animations began in an earlier turn.
    case closed
  }

  private unowned let transition: TransitionDriver
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  /// The handlers to call when the interaction has begun or ended.
  private var changeHandlers: [Handler] = []
  private var admission = Admission.queueing
  private var animator: UIViewPropertyAnimator?

  init(of transition: TransitionDriver) { self.transition = transition }

  nonisolated deinit {}

  // MARK: Clients

  /// Adds a completion, and an animation. Returns false if the animation comes too late.
  @discardableResult
  func add(_ animation: Handler?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    switch admission {
    case .queueing: animations.append(animation)
    case .joining: join([animation])
    case .closed: return false
    }
    return true
  }

  func addChangeHandler(_ handler: @escaping Handler) { changeHandlers.append(handler) }

  /// Tells the clients that the interaction has begun or ended.
  func interactionDidChange() { call(changeHandlers) }

  /// Tells the clients that the transition has ended.
  func complete() {
    let handlers = completions
    (completions, changeHandlers) = ([], [])
    call(handlers)
  }

  private func call(_ handlers: [Handler]) {
    for handler in handlers { handler(transition) }
  }

  // MARK: Setting up

  /// Sets the animations up. Those that are added later in the same turn of the event loop join them.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether the driver sets the progress. Otherwise the animations start to run.
  ///   - timing: The timing of the first of the animator's blocks, if it has one.
  func run(isInteractive: Bool = false, timing: (any UITimingCurveProvider)? = nil) {
    guard admission == .queueing else { return }
    admission = .joining
    let timing = timing ?? UICubicTimingParameters(animationCurve: .easeInOut)
    let animator = UIViewPropertyAnimator(duration: transition.duration, timingParameters: timing)
    self.animator = animator
    join(animations)
    animations = []
    let isDriven = isInteractive || transition.isStock || transition.phase == .interactive
    if isDriven { animator.pauseAnimation() } else { animator.startAnimation() }
    _ = Deadline.schedule(at: CACurrentMediaTime()) { [weak self] in self?.admission = .closed }
  }

  /// Adds animations to the client's property animator, or to the one beside the transition's own animation.
  private func join(_ animations: [Handler]) {
    guard !animations.isEmpty else { return }
    let changes = { [weak self] in self?.call(animations) ?? () }
    let own = transition.clientAnimation?.animator
    if let own, own.state == .active { own.addAnimations(changes) } else { animator?.addAnimations(changes) }
  }

  // MARK: Playing

  /// The progress on screen; `nil` if there are no animations.
  var progressOnScreen: Double? { animator.flatMap { $0.hasAnimations ? $0.progress : nil } }

  func pauseAnimation() { animator?.pauseAnimation() }

  /// Sets the progress. The animations stop at their ends if it lies beyond them.
  func update(_ progress: Double) { animator?.update(min(max(progress, 0), 1)) }

  func settle(to end: TransitionEnd, timing: any Timing) { animator?.settle(to: end, timing: timing) }

  /// Ends the animations; no other ones join them any more. If the transition has ended while its animator set it up,
  /// because it has nothing to animate, they run now and take the duration of the transition nevertheless, as in UIKit.
  func finish(at end: TransitionEnd) {
    animator?.finish(at: end)
    let late = animations
    (animator, animations, admission) = (nil, [], .closed)
    guard transition.isAnimated, !late.isEmpty else { return call(late) }
    UIView.animate(withDuration: transition.duration) { self.call(late) }
  }
}
