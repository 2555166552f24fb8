// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// A client's animator that consists of a call of `UIView.transition(from:to:)` with a curl, driven by a gesture.
@MainActor
final class CurlTransitionTests: UIKitTestCase {
  private static let duration = 2.0

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let options: UIView.AnimationOptions

    init(_ options: UIView.AnimationOptions) { self.options = options }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      CurlTransitionTests.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      UIView.transition(from: from, to: to, duration: CurlTransitionTests.duration, options: options) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let interactor = UIPercentDrivenInteractiveTransition()
    let options: UIView.AnimationOptions

    init(_ options: UIView.AnimationOptions) { self.options = options }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(options) }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  func testACancelledCurlEndsWhenItHasReturnedAndLeavesNothing() async throws {
    for options in [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown] {
      let stage = NavigationStage("A")
      let layer = try XCTUnwrap(stage.navigation.topViewController?.view.superview?.superview?.layer)
      let before = layer.sublayers?.count
      let delegate = Delegate(options)
      stage.navigation.delegate = delegate
      stage.navigation.pushViewController(stage.page("B"), animated: true)
      stage.host.advance(by: 0.1)
      delegate.interactor.update(0.2)
      stage.host.advance(by: 0.1)

      delegate.interactor.cancel()
      stage.host.advance(by: 0.1)
      XCTAssertNotNil(stage.navigation.transitionCoordinator, "it returns")
      stage.host.advance(by: Self.duration * 0.2)
      XCTAssertNil(stage.navigation.transitionCoordinator, "it has returned")
      XCTAssertEqual(stage.names, ["A"])
      XCTAssertEqual(layer.sublayers?.count, before, "the picture of the old page is removed")
      stage.host.advance(by: 2 * Self.duration)
    }
  }

  func testAFinishedCurlEndsAtItsEnd() async {
    let stage = NavigationStage("A")
    let delegate = Delegate(.transitionCurlUp)
    stage.navigation.delegate = delegate
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    delegate.interactor.update(0.7)
    stage.host.advance(by: 0.1)

    delegate.interactor.finish()
    stage.host.advance(by: Self.duration * 0.3 + 0.1)
    XCTAssertEqual(stage.names, ["A", "B"])
    XCTAssertNil(stage.navigation.transitionCoordinator)
  }
}
