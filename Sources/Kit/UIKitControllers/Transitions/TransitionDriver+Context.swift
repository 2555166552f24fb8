// SPDX-License-Identifier: MIT
import Diagnostics

/// The context that animators and interaction controllers see.
extension TransitionDriver: UIViewControllerContextTransitioning {
  var isAnimated: Bool { attributes.isAnimated }

  var containerView: UIView { scene.containerView }

  var isInteractive: Bool { phase == .interactive || (phase == .preparing && initiallyInteractive) }

  /// For the animator, a transition whose animation another one plays backwards was cancelled.
  var transitionWasCancelled: Bool {
    animation.successor.map { !$0.transitionWasCancelled } ?? wasCancelled
  }

  var presentationStyle: UIModalPresentationStyle { scene.presentationStyle }

  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    becomeInteractive()
    update(Double(percentComplete))
  }

  func finishInteractiveTransition() { settleAsInteractorAsks(to: .finish) }

  func cancelInteractiveTransition() { settleAsInteractorAsks(to: .start) }

  func pauseInteractiveTransition() {
    guard isInterruptible || initiallyInteractive || interactor != nil else { return }
    pause()
  }

  /// Pauses a running transition, because its interaction controller takes over. Does nothing after the interaction.
  func becomeInteractive() {
    if phase == .running, interactor != nil { pause() }
  }

  /// If another transition plays the animation backwards, ends that one.
  func completeTransition(_ didComplete: Bool) {
    guard let successor = animation.successor else { return end(didComplete: didComplete) }
    successor.completeTransition(!successor.transitionWasCancelled)
    releaseObjects()
  }

  /// The controllers of both sides. They are set until the transition has ended.
  var from: UIViewController? { scene.from.controller }
  var to: UIViewController? { scene.to.controller }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? scene.from.view : key == .to ? scene.to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? scene.from.initialFrame : vc === to ? scene.to.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? scene.to.finalFrame : vc === from ? scene.from.finalFrame : .zero
  }

  private func settleAsInteractorAsks(to end: TransitionEnd) {
    becomeInteractive()
    let speed = interactor?.completionSpeed ?? 1
    expect(speed > 0, "completionSpeed must be more than 0; it is \(speed)")
    settle(
      to: end, curve: interactor?.completionCurve ?? .easeInOut,
      speed: max(speed, UIPercentDrivenInteractiveTransition.slowestCompletion))
  }

  /// Returns the time in seconds from the reported progress to an end, at a multiple of the animation's own speed.
  func remainingDuration(to end: TransitionEnd, speed: CGFloat) -> Double {
    let remaining = abs(end.progress - interaction.progress)
    return max(remaining * duration / Double(speed), TransitionMetrics.shortestSettling)
  }
}
