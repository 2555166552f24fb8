// SPDX-License-Identifier: MIT
import RenderTree

/// Drives any animator's transition by percent.
///
/// Return one from a delegate's `interactionControllerFor…` method while your gesture runs, and tell it what the
/// gesture does:
///
/// ```swift
/// case .changed: interactor.update(distance / view.bounds.width)
/// case .ended: distance > view.bounds.width / 2 ? interactor.finish() : interactor.cancel()
/// ```
///
/// While the gesture runs, the animation is scrubbed linearly in time, whatever its own curve. Calls that come too late
/// or in the wrong order (an update after the end, a second finish) do nothing.
///
/// An override of any method calls super first.
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// The animator's `transitionDuration(using:)`, in seconds, taken when the transition starts.
  open private(set) var duration: CGFloat = 0

  /// What `update(_:)` was last given, in 0…1, or where `pause()` took hold.
  open private(set) var percentComplete: CGFloat = 0

  /// How much faster than the animation's own pace the rest runs, after `finish()` or `cancel()`. More than 0.
  open var completionSpeed: CGFloat = 1 {
    willSet { precondition(newValue > 0, "completionSpeed must be more than 0; it was set to \(newValue)") }
  }

  /// The curve of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing of the rest in the place of `completionCurve`, for animators that vend an interruptible animator.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition waits for the gesture from the start. With false it starts running; `pause()` takes hold.
  open var wantsInteractiveStart = true

  public override init() { super.init() }

  nonisolated deinit {}

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    attach(to: transitionContext)
    (transitionContext as? TransitionDriver)?.animate(holding: true)
  }

  /// Takes hold of a transition that runs by itself, where it is. Any number of times.
  ///
  /// Does nothing where the transition neither began under a gesture nor has an interruptible animator.
  open func pause() {
    context?.pauseInteractiveTransition()
    if let driver = context as? TransitionDriver { percentComplete = driver.percentComplete }
  }

  /// Moves the transition to a fraction; what lies outside 0…1 is clamped.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// The gesture is over; the transition runs on to its end, in (1 − percentComplete) · duration / completionSpeed.
  ///
  /// It ends there unless it is paused again.
  open func finish() {
    guard !settleWithTimingCurve(to: .finish) else { return }
    context?.finishInteractiveTransition()
  }

  /// The gesture is over; the transition runs back to its start, in percentComplete · duration / completionSpeed.
  ///
  /// It ends there unless it is paused again.
  open func cancel() {
    guard !settleWithTimingCurve(to: .start) else { return }
    context?.cancelInteractiveTransition()
  }

  /// Takes note of the transition to drive.
  func attach(to transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    duration = CGFloat((transitionContext as? TransitionDriver)?.duration ?? 0)
  }

  private func settleWithTimingCurve(to end: TransitionEnd) -> Bool {
    guard let timingCurve, let driver = context as? TransitionDriver, driver.isInterruptible else { return false }
    let rest = driver.remainingDuration(to: end)
    let timing = AnimatorTiming(provider: timingCurve, duration: rest)
    driver.settle(to: end, timing: timing.part(lasting: rest, resettles: false, velocity: nil))
    return true
  }
}
