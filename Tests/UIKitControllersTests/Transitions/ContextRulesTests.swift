// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The rules between context, animator and interaction controller.
@MainActor
final class ContextRulesTests: UIKitTestCase {
  private func makeStage() -> (NavigationStage, SlideAnimator) {
    let stage = NavigationStage("A")
    let animator = SlideAnimator()
    stage.delegate.animator = animator
    return (stage, animator)
  }

  /// Semantics: interactor-starts.
  func testTheSystemCallsTheAnimatorOnlyIfThereIsNoInteractionController() async {
    final class OwnInteractor: NSObject, UIViewControllerInteractiveTransitioning {
      var starts = 0
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { starts += 1 }
    }
    let (stage, animator) = makeStage()
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    XCTAssertEqual(animator.starts, 1)
    stage.host.advance(by: 1)
    let interactor = OwnInteractor()
    stage.delegate.interactor = interactor
    stage.navigation.popViewController(animated: true)
    XCTAssertEqual(interactor.starts, 1)
    XCTAssertEqual(animator.starts, 1)
    stage.delegate.interactor = nil
    stage.delegate.animator = nil
    stage.navigation.setViewControllers([stage.page("C")], animated: false)
    stage.assertAtRest(["C"])
  }

  /// Semantics: interactor-after-animator.
  func testTheInteractionControllerIsRequestedOnlyIfTheDelegateProvidesAnAnimator() async {
    let (stage, _) = makeStage()
    stage.delegate.logsQueries = true
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    XCTAssertEqual(
      stage.log.lines.filter { $0.contains("ControllerFor") },
      ["animationControllerFor push", "interactionControllerFor"])
    stage.host.advance(by: 1)
    stage.log.clear()
    stage.delegate.animator = nil
    stage.navigation.popViewController(animated: true)
    XCTAssertEqual(stage.log.lines.filter { $0.contains("ControllerFor") }, ["animationControllerFor pop"])
    stage.host.advance(by: 1)
  }

  /// Semantics: complete-transition.
  func testNothingEndsBeforeCompleteTransitionIsCalled() async {
    final class Waiting: NSObject, UIViewControllerAnimatedTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.1
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
      }
    }
    let (stage, _) = makeStage()
    let animator = Waiting()
    stage.delegate.animator = animator
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 5)
    XCTAssertFalse(stage.log.lines.contains("B.viewDidAppear"))
    animator.context?.completeTransition(true)
    XCTAssertTrue(stage.log.lines.contains("B.viewDidAppear"))
    animator.context?.completeTransition(true)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: animation-ended.
  func testAnimationEndedIsCalledFromCompleteTransitionWithItsFlag() async {
    let (stage, animator) = makeStage()
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    XCTAssertEqual(animator.ended, [])
    animator.context?.completeTransition(true)
    XCTAssertEqual(animator.ended, [true])
  }

  /// Semantics: interactive-flags.
  func testIsInteractiveChangesButInitiallyInteractiveDoesNot() async {
    let (stage, animator) = makeStage()
    stage.delegate.interactor = UIPercentDrivenInteractiveTransition()
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    let b = stage.page("B")
    b.onWillAppear = { coordinator = $0.transitionCoordinator }
    stage.navigation.pushViewController(b, animated: true)
    XCTAssertEqual(coordinator?.initiallyInteractive, true)
    XCTAssertEqual(animator.context?.isInteractive, true)
    (stage.delegate.interactor as? UIPercentDrivenInteractiveTransition)?.finish()
    XCTAssertEqual(coordinator?.initiallyInteractive, true)
    XCTAssertEqual(animator.context?.isInteractive, false)
    stage.host.advance(by: 1)
  }

  /// Semantics: interactive-flags.
  func testAnAnimatedTransitionWithoutAnInteractionIsNotInteractive() async {
    let (stage, animator) = makeStage()
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    XCTAssertEqual(b.transitionCoordinator?.initiallyInteractive, false)
    XCTAssertEqual(animator.context?.isInteractive, false)
    stage.host.advance(by: 1)
  }

  func testATransitionIsNotInterruptibleWithoutAnInterruptibleAnimator() async {
    let (stage, animator) = makeStage()
    let b = stage.page("B")
    var early: Bool?
    b.onWillAppear = { early = $0.transitionCoordinator?.isInterruptible }

    stage.navigation.pushViewController(b, animated: true)

    XCTAssertEqual(early, false)
    XCTAssertEqual(b.transitionCoordinator?.isInterruptible, false)
    XCTAssertNotNil(animator.context)
    stage.host.advance(by: 1)
  }

  /// Semantics: views-for-keys.
  func testTheContextDistinguishesControllersAndViews() async {
    let (stage, animator) = makeStage()
    let b = stage.page("B")
    var views: [UIView?] = []
    animator.onStart = { views = [$0.view(forKey: .from), $0.view(forKey: .to)] }
    stage.navigation.pushViewController(b, animated: true)
    XCTAssertTrue(animator.context?.viewController(forKey: .from) === stage.page(at: 0))
    XCTAssertTrue(animator.context?.viewController(forKey: .to) === b)
    XCTAssertTrue(views[0] === stage.page(at: 0).view)
    XCTAssertTrue(views[1] === b.view)
    stage.host.advance(by: 1)
  }

  /// Semantics: frames-of-context.
  func testFramesAreZeroAtTheEndAtWhichAViewIsNotShown() async {
    let (stage, animator) = makeStage()
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    let whole = CGRect(x: 0, y: 0, width: 400, height: 600)
    XCTAssertEqual(animator.context?.initialFrame(for: stage.page(at: 0)), whole)
    XCTAssertEqual(animator.context?.finalFrame(for: stage.page(at: 0)), .zero)
    XCTAssertEqual(animator.context?.initialFrame(for: b), .zero)
    XCTAssertEqual(animator.context?.finalFrame(for: b), whole)
    XCTAssertEqual(animator.context?.initialFrame(for: UIViewController()), .zero)
    stage.host.advance(by: 1)
  }

  /// Semantics: views-in-container.
  func testTheSystemAddsTheOutgoingViewToTheContainerButNotTheIncomingView() async {
    let (stage, animator) = makeStage()
    let b = stage.page("B")
    var isInPlace: [Bool] = []
    animator.onStart = { [unowned stage] context in
      isInPlace = [stage.page(at: 0).view.superview === context.containerView, b.view.superview == nil]
    }
    stage.navigation.pushViewController(b, animated: true)
    XCTAssertEqual(isInPlace, [true, true])
    stage.host.advance(by: 1)
  }

  /// Semantics: views-in-container.
  func testAPageThatTheAnimatorDoesNotAddIsShownWhenTheTransitionCompletes() async {
    final class LeavingOut: NSObject, UIViewControllerAnimatedTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      nonisolated deinit {}
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.1
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
    }
    let (stage, _) = makeStage()
    let (animator, b) = (LeavingOut(), stage.page("B"))
    stage.delegate.animator = animator
    stage.navigation.pushViewController(b, animated: true)
    XCTAssertNil(b.view.superview)
    animator.context?.completeTransition(true)
    XCTAssertTrue(b.view.superview === animator.context?.containerView)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: outgoing-view-leaves.
  func testTheOutgoingViewIsRemovedWhenTheTransitionCompletes() async {
    let (stage, animator) = makeStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.interactor = interactor
    let a = stage.page(at: 0)
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    interactor.finish()
    XCTAssertNotNil(a.view.superview)
    animator.context?.completeTransition(true)
    XCTAssertNil(a.view.superview)
  }

  /// Semantics: cancelled-views.
  func testACancelledTransitionRestoresTheOutgoingView() async {
    let (stage, animator) = makeStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.interactor = interactor
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    interactor.update(0.5)
    interactor.cancel()
    stage.host.advance(by: 1)
    XCTAssertEqual(animator.ended, [false])
    XCTAssertNil(b.view.superview)
    XCTAssertEqual(stage.page(at: 0).view.transform, .identity)
    stage.assertAtRest(["A"])
    XCTAssertNil(b.parent)
  }

  /// Semantics: target-transform.
  func testTheTargetTransformIsTheIdentity() async {
    let (stage, animator) = makeStage()
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    XCTAssertEqual(animator.context?.targetTransform, .identity)
    XCTAssertEqual(animator.context?.presentationStyle, UIModalPresentationStyle.none)
    stage.host.advance(by: 1)
  }

  /// Semantics: one-interruptible-animator.
  func testTheInterruptibleAnimatorIsCreatedOnce() async {
    let stage = NavigationStage("A")
    let animator = InterruptibleAnimator()
    stage.delegate.animator = animator
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 2)
    XCTAssertEqual(animator.instances, 1)
    stage.assertAtRest(["A", "B"])
  }

  /// A transition that is never completed does not make the window unusable.
  func testAPushWhileAnAnimatorDoesNotCompleteIsNotLost() async {
    final class Hanging: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    }
    let stage = NavigationStage("A")
    stage.delegate.animator = Hanging()
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 5)
    stage.delegate.animator = nil
    stage.pushed("C")
    stage.assertAtRest(["A", "B", "C"])
  }

  /// Semantics: blocked-touches.
  func testTheContainerBlocksTouchesDuringATransitionThatIsNotInterruptible() async {
    let (stage, animator) = makeStage()
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    let container = animator.context?.containerView
    XCTAssertTrue(container?.hitTest(CGPoint(x: 50, y: 300), with: nil) === container)
    stage.host.advance(by: 1)
    XCTAssertTrue(container?.hitTest(CGPoint(x: 50, y: 300), with: nil) === stage.page(at: 1).view)
  }

  /// Semantics: weak-delegates.
  func testAReleasedDelegateDoesNotAffectTransitions() async {
    let stage = NavigationStage("A")
    do {
      let delegate = RecordingNavigationDelegate(log: stage.log)
      delegate.animator = SlideAnimator()
      stage.navigation.delegate = delegate
    }
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }
}

// MARK: After the end

extension ContextRulesTests {
  /// Semantics: context-after-end.
  func testTheContextStillReturnsControllersAndViewsAfterCompleteTransition() async throws {
    for isCompleted in [true, false] {
      let (stage, animator) = makeStage()
      let (a, b) = (stage.page(at: 0), stage.page("B"))
      stage.navigation.pushViewController(b, animated: true)
      let context = try XCTUnwrap(animator.context)

      context.completeTransition(isCompleted)

      XCTAssertTrue(context.viewController(forKey: .from) === a)
      XCTAssertTrue(context.viewController(forKey: .to) === b)
      XCTAssertTrue(context.view(forKey: .from) === a.view)
      XCTAssertTrue(context.view(forKey: .to) === b.view)
      XCTAssertEqual(context.finalFrame(for: b), CGRect(x: 0, y: 0, width: 400, height: 600))
      XCTAssertEqual(context.transitionWasCancelled, !isCompleted)
      stage.host.advance(by: 1)
    }
  }

  /// Semantics: context-after-end.
  func testARetainedContextDoesNotRetainThePages() async {
    var kept: (any UIViewControllerContextTransitioning)?
    assertNothingLeaks {
      let (stage, animator) = makeStage()
      animator.onStart = { kept = $0 }
      let b = stage.page("B")
      stage.navigation.pushViewController(b, animated: true)
      stage.host.advance(by: 1)
      stage.host.window.close()
      return [b, stage.navigation, animator]
    }
    XCTAssertNotNil(kept)
    XCTAssertNil(kept?.viewController(forKey: .to))
  }
}
