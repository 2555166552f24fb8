// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Views that are moved out of the window and back while a presentation runs.
@MainActor
final class MovedViewTests: UIKitTestCase {
  /// Adds the presented view. The test completes the transition.
  private final class Waiting: NSObject, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    nonisolated deinit {}
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
    }
  }

  private func start(_ style: UIModalPresentationStyle) -> (PresentationStage, b: LoggingPage, Waiting) {
    let (stage, animator) = (PresentationStage(), Waiting())
    let b = stage.page("B", style)
    b.transitioningDelegate = stage.delegate
    stage.delegate.animator = animator
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.1)
    stage.log.clear()
    return (stage, b, animator)
  }

  func testAPresentedViewThatIsMovedDuringItsTransitionReceivesNoAdditionalCallbacks() async {
    let (stage, b, animator) = start(.fullScreen)

    b.view.removeFromSuperview()
    animator.context?.containerView.addSubview(b.view)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.log.lines, [])

    animator.context?.completeTransition(true)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.log.lines, ["B.viewDidAppear", "A.viewDidDisappear"])
    stage.assertAtRest(top: b, covered: [stage.a])
  }

  /// The presenter remains visible below the presentation, which therefore sends it no callbacks of its own.
  func testAPresenterThatRemainsVisibleReceivesTheCallbacksOfItsMovedViewDuringADismissal() async {
    let (stage, b, animator) = start(.overFullScreen)
    animator.context?.completeTransition(true)
    b.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    stage.log.clear()

    stage.a.view.removeFromSuperview()
    XCTAssertEqual(stage.log.lines, ["A.viewWillDisappear", "A.viewDidDisappear"])

    stage.host.window.insertSubview(stage.a.view, at: 0)
    stage.host.advance(by: 0.1)
    animator.context?.completeTransition(true)
    stage.host.advance(by: 0.1)
    stage.assertAtRest(top: stage.a, covered: [b])
  }
}
