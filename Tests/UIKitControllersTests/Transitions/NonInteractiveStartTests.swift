// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Transitions with an interaction controller that start by themselves. The animator slides 400 points in half a second,
/// linearly.
@MainActor
final class NonInteractiveStartTests: UIKitTestCase {
  private final class Interactor: UIPercentDrivenInteractiveTransition {
    private(set) var starts = 0

    override init() {
      super.init()
      wantsInteractiveStart = false
      completionCurve = .linear
    }

    nonisolated deinit {}

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      starts += 1
      super.startInteractiveTransition(transitionContext)
    }
  }

  @MainActor
  private struct Run {
    let stage = NavigationStage("A")
    let animator = SlideAnimator()
    let interactor = Interactor()
    let page: LoggingPage

    init(runningFor seconds: Double) {
      stage.delegate.animator = animator
      stage.delegate.interactor = interactor
      page = stage.page("B")
      stage.navigation.pushViewController(page, animated: true)
      stage.host.flush()
      stage.host.advance(by: seconds)
    }

    /// The position of the incoming page's left edge on the screen.
    var x: CGFloat {
      stage.host.flush()
      let shown = page.view.layer.presentation() ?? page.view.layer
      return shown.position.x - 200 + shown.transform.m41
    }
  }

  /// Semantics: interactor-starts, wants-interactive-start.
  func testTheInteractionControllerStartsTheTransition() async {
    let run = Run(runningFor: 0.1)

    XCTAssertEqual(run.interactor.starts, 1)
    XCTAssertEqual(run.animator.starts, 1)
    XCTAssertEqual(run.animator.context?.isInteractive, false)
    XCTAssertEqual(run.x, 320, accuracy: 0.01)
    run.stage.host.advance(by: 1)
    run.stage.assertAtRest(["A", "B"])
  }

  /// Semantics: wants-interactive-start.
  func testAnUpdateWithoutAPauseMakesTheTransitionInteractive() async {
    let run = Run(runningFor: 0.1)

    run.interactor.update(0.75)

    XCTAssertEqual(run.x, 100, accuracy: 0.01)
    XCTAssertEqual(run.animator.context?.isInteractive, true)
    run.stage.host.advance(by: 1)
    XCTAssertEqual(run.x, 100, accuracy: 0.01)
    run.interactor.cancel()
    run.stage.host.advance(by: 1)
    run.stage.assertAtRest(["A"])
  }

  /// Semantics: wants-interactive-start.
  func testACancelWithoutAPauseReversesTheTransition() async {
    let run = Run(runningFor: 0.2)

    run.interactor.cancel()
    run.stage.host.advance(by: 0.1)

    XCTAssertEqual(run.animator.context?.transitionWasCancelled, true)
    XCTAssertEqual(run.x, 320, accuracy: 0.01)
    run.stage.host.advance(by: 1)
    run.stage.assertAtRest(["A"])
  }

  /// Semantics: wants-interactive-start.
  func testAFinishWithoutAPauseAppliesTheCompletionSpeed() async {
    let run = Run(runningFor: 0.25)
    run.interactor.completionSpeed = 5

    run.interactor.finish()
    run.stage.host.advance(by: 0.025)

    XCTAssertEqual(run.x, 100, accuracy: 0.01)
    run.stage.host.advance(by: 0.026)
    run.stage.assertAtRest(["A", "B"])
  }

  /// Semantics: wants-interactive-start, percent-misuse.
  /// Published programs call the context's interaction methods at the end of every transition.
  func testWithoutAnInteractionControllerTheContextsMethodsHaveNoEffect() async {
    let (stage, animator) = (NavigationStage("A"), SlideAnimator())
    stage.delegate.animator = animator
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 0.1)

    animator.context?.updateInteractiveTransition(0.1)
    animator.context?.cancelInteractiveTransition()

    XCTAssertEqual(animator.context?.transitionWasCancelled, false)
    stage.host.advance(by: 0.41)
    stage.assertAtRest(["A", "B"])
  }
}
