// SPDX-License-Identifier: MIT
import Diagnostics

/// The context that animators and interaction controllers see.
extension TransitionDriver: UIViewControllerContextTransitioning {
  var containerView: UIView { scene.containerView }

  var isInteractive: Bool { phase == .interactive || (phase == .preparing && initiallyInteractive) }

  var transitionWasCancelled: Bool { wasCancelled }

  var presentationStyle: UIModalPresentationStyle { scene.presentationStyle }

  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { update(Double(percentComplete)) }

  func finishInteractiveTransition() { settleAsInteractorAsks(to: .finish) }

  func cancelInteractiveTransition() { settleAsInteractorAsks(to: .start) }

  func pauseInteractiveTransition() {
    guard isInterruptible || initiallyInteractive else { return }
    pause()
  }

  func completeTransition(_ didComplete: Bool) { end(didComplete: didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: scene.from
    case .to: scene.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: scene.fromView
    case .to: scene.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === scene.from { return scene.initialFromFrame }
    return vc === scene.to ? scene.initialToFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === scene.to { return scene.finalToFrame }
    return vc === scene.from ? scene.finalFromFrame : .zero
  }

  private func settleAsInteractorAsks(to end: TransitionEnd) {
    let speed = interactor?.completionSpeed ?? 1
    require(speed > 0, "completionSpeed must be more than 0; it is \(speed)")
    settle(to: end, curve: interactor?.completionCurve ?? .easeInOut, speed: speed)
  }
}
