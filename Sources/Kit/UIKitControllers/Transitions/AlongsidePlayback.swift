// SPDX-License-Identifier: MIT
import TimingFunctions

/// Plays the animations alongside a transition. Those that cannot be part of its animator belong to a property animator,
/// which is driven in the same way as the transition's playback.
final class AlongsidePlayback {
  private unowned let transition: TransitionDriver
  private var queue = AlongsideAnimations()
  private var animator: UIViewPropertyAnimator?

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

  func addChangeHandler(_ handler: @escaping AlongsideAnimations.Handler) { queue.changeHandlers.append(handler) }

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
    let timing = timing ?? UICubicTimingParameters(animationCurve: .easeInOut)
    let animator = UIViewPropertyAnimator(duration: transition.duration, timingParameters: timing)
    self.animator = animator
    join(queue.takeAnimations())
    let isDriven = isInteractive || transition.isStock || transition.phase == .interactive
    if isDriven { animator.pauseAnimation() } else { animator.startAnimation() }
    _ = Deadline.schedule(at: CACurrentMediaTime()) { [weak self] in self?.queue.admission = .closed }
  }

  /// Runs the animations of a transition that has ended while its animator set it up, because it has nothing to animate.
  /// As in UIKit, they take the duration of the transition nevertheless.
  func runLate() {
    guard queue.admission == .queueing else { return }
    let animations = queue.takeAnimations()
    queue.admission = .closed
    guard transition.isAnimated, !animations.isEmpty else { return call(animations) }
    UIView.animate(withDuration: transition.duration) { self.call(animations) }
  }

  /// Adds animations to the client's property animator, or to the one beside the transition's own animation.
  private func join(_ animations: [AlongsideAnimations.Handler]) {
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

  func finish(at end: TransitionEnd) {
    animator?.finish(at: end)
    animator = nil
  }

  /// Releases the animations. No other ones join them any more.
  func release() {
    animator = nil
    queue.admission = .closed
  }
}
