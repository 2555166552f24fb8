// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// A transition whose interruptible animator is an object of the client's own class.
@MainActor
final class ClientAnimatorTests: UIKitTestCase {
  /// Passes everything on to a property animator, and records the factors with which it continues.
  private final class ForwardingAnimator: NSObject, UIViewImplicitlyAnimating {
    let base = UIViewPropertyAnimator(duration: 2, curve: .linear)
    private(set) var durationFactors: [CGFloat] = []

    nonisolated deinit {}

    var state: UIViewAnimatingState { base.state }
    var isRunning: Bool { base.isRunning }
    var isReversed: Bool {
      get { base.isReversed }
      set { base.isReversed = newValue }
    }
    var fractionComplete: CGFloat {
      get { base.fractionComplete }
      set { base.fractionComplete = newValue }
    }

    func startAnimation() { base.startAnimation() }
    func startAnimation(afterDelay delay: TimeInterval) { base.startAnimation(afterDelay: delay) }
    func pauseAnimation() { base.pauseAnimation() }
    func stopAnimation(_ withoutFinishing: Bool) { base.stopAnimation(withoutFinishing) }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) { base.finishAnimation(at: finalPosition) }
    func addAnimations(_ animation: @escaping () -> Void) { base.addAnimations(animation) }
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
      base.addAnimations(animation, delayFactor: delayFactor)
    }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { base.addCompletion(completion) }
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
      durationFactors.append(durationFactor)
      base.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
  }

  /// Fades the incoming view in.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let animator = ForwardingAnimator()

    nonisolated deinit {}

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      guard animator.state == .inactive, let view = transitionContext.view(forKey: .to) else { return animator }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      animator.addAnimations { view.alpha = 1 }
      animator.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
      return animator
    }
  }

  func testAReleaseContinuesTheAnimatorForTheRemainingPartOfItsDuration() async {
    for finishes in [true, false] {
      let (stage, fade) = (NavigationStage("A"), Fade())
      let interactor = UIPercentDrivenInteractiveTransition()
      (stage.delegate.animator, stage.delegate.interactor) = (fade, interactor)
      stage.navigation.pushViewController(stage.page("B"), animated: true)

      interactor.update(0.25)
      XCTAssertEqual(fade.animator.fractionComplete, 0.25, accuracy: 0.001)
      if finishes { interactor.finish() } else { interactor.cancel() }

      XCTAssertEqual(fade.animator.durationFactors, [finishes ? 0.75 : 0.25])
      stage.host.advance(by: 3)
      stage.assertAtRest(finishes ? ["A", "B"] : ["A"])
    }
  }
}
