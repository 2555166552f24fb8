// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// `UIPercentDrivenInteractiveTransition` with blocks longer than the transition, with animations of other code, and
/// with property animators.
@MainActor
final class PercentDrivenAnimatorTests: UIKitTestCase {
  /// Semantics: blocks-land.
  func testABlockLongerThanTheTransitionEndsWithoutAJump() async {
    let stage = NavigationStage("A")
    let (animator, interactor) = (SlideAnimator(), UIPercentDrivenInteractiveTransition())
    animator.blockDuration = 0.8
    stage.delegate.animator = animator
    stage.delegate.interactor = interactor
    let page = stage.page("B")
    stage.navigation.pushViewController(page, animated: true)
    interactor.update(0.5)
    interactor.finish()
    var last = CGFloat.infinity
    for _ in 0..<60 {
      stage.host.advance(by: 0.01)
      let layer: CALayer = page.view.layer
      let x = (layer.presentation() ?? layer).transform.m41
      XCTAssertLessThan(abs(last.isFinite ? last - x : 0), 40, "a jump")
      last = x
    }
    XCTAssertEqual(last, 0)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: completion-after-settling.
  /// The completion waits only for the animator's own animations.
  func testAnEndlessAnimationInThePageDoesNotDelayTheCompletion() async {
    let stage = NavigationStage("A")
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.page(at: 0).view.addSubview(spinner)
    UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat], animations: { spinner.alpha = 0 }, completion: nil)
    stage.host.advance(by: 0.1)
    let (animator, interactor) = (SlideAnimator(), UIPercentDrivenInteractiveTransition())
    stage.delegate.animator = animator
    stage.delegate.interactor = interactor
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    interactor.update(0.6)
    interactor.cancel()
    stage.host.advance(by: 1)
    stage.assertAtRest(["A"])
    XCTAssertNotNil(spinner.layer.animationKeys())
  }

  /// Semantics: finish-until-paused.
  /// With an interruptible animator, `finish()` applies until the next `pause()`.
  func testAPauseCanRevokeAFinish() async {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.animator = InterruptibleAnimator()
    stage.delegate.interactor = interactor
    let page = stage.page("B")
    stage.navigation.pushViewController(page, animated: true)
    interactor.update(0.5)
    interactor.finish()
    stage.host.advance(by: 0.1)
    XCTAssertFalse(stage.log.lines.contains("B.viewDidAppear"))
    interactor.pause()
    let held = (page.view.layer.presentation() ?? page.view.layer).transform.m41
    stage.host.advance(by: 1)
    XCTAssertEqual((page.view.layer.presentation() ?? page.view.layer).transform.m41, held, accuracy: 0.01)
    interactor.cancel()
    stage.host.advance(by: 2)
    stage.assertAtRest(["A"])
  }

  /// Semantics: vended-animator-is-driven.
  /// The transition drives a property animator only if `interruptibleAnimator(using:)` returns it.
  func testAnAnimatorThatIsNotProvidedAsInterruptibleRunsByItself() async {
    @MainActor final class WithoutInterruptible: NSObject, UIViewControllerAnimatedTransitioning {
      nonisolated deinit {}
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 1 }
        animator.addCompletion { _ in transitionContext.completeTransition(true) }
        animator.startAnimation()
      }
    }
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    let animator = WithoutInterruptible()
    stage.delegate.animator = animator
    stage.delegate.interactor = interactor
    let page = stage.page("B")
    stage.navigation.pushViewController(page, animated: true)
    stage.host.flush()

    interactor.update(0.9)
    stage.host.advance(by: 0.25)

    XCTAssertEqual(page.view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.05)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }
}
