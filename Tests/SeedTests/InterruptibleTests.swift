// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// The additions of iOS 10, as articles 002 and 003 describe them: a transition with a property animator and a spring,
/// which can be paused and reversed.
@MainActor
final class InterruptibleTests: UIKitTestCase {
  /// Article 003, `interruptibleAnimator(using:)`: both pages move like another view with the same spring.
  func testBothPagesSlideWithASpringForwardsAndBackwards() async {
    for kind in [TransitionKind.push, .tab] {
      let seed = SeedStage(InterruptibleStyle.entry, kind)
      for (from, to, sign) in [(seed.first, seed.second, 1.0), (seed.second, seed.first, -1)] {
        let probe = seed.addProbe()
        seed.go()
        assertShown(to.view, x: sign * 400)
        for time in [0.1, 0.3] {
          seed.host.advance(to: seed.start + time)
          let distance = shownFrame(probe).minX
          XCTAssertGreaterThan(distance, 10)
          XCTAssertLessThan(distance, 399)
          assertShown(from.view, x: -sign * distance)
          assertShown(to.view, x: sign * (400 - distance))
        }
        seed.host.advanceToRest()
        seed.assertAtRest(on: to)
        probe.removeFromSuperview()
      }
    }
  }

  /// Article 003, interactively: the pages move linearly with the percentage.
  func testPagesFollowAnInteractionThatIsCancelledOrFinished() async throws {
    for kind in InterruptibleStyle.entry.kinds {
      let seed = SeedStage(InterruptibleStyle.entry, kind)
      var driver = try seed.startInteractively()
      for percent in [0.25, 0.75] {
        driver.update(percent)
        seed.host.advance(by: 0.1)
        assertShown(seed.second.view, x: 400 * (1 - percent), "\(kind)")
      }
      driver.cancel()
      seed.host.advanceToRest()
      seed.assertAtRest(on: seed.first)
      driver = try seed.startInteractively()
      driver.update(0.5)
      driver.finish()
      seed.host.advanceToRest()
      seed.assertAtRest(on: seed.second)
    }
  }

  /// Article 003, `pauseInteractiveTransition` and `wantsInteractiveStart`: a running transition is paused, moved and
  /// cancelled.
  func testRunningTransitionIsPausedMovedAndCancelled() async throws {
    let delegate = PausingDelegate()
    let host = ManualHost(size: SeedStage.size)
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = delegate
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    navigation.pushViewController(second, animated: true)
    var changes: [Bool] = []
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    host.advance(by: 0.2)
    let x = shownFrame(second.view).minX
    XCTAssertTrue((1..<399).contains(x))
    delegate.interactor.pause()
    host.advance(by: 0.3)
    assertShown(second.view, x: x, "paused")
    let percent = delegate.interactor.percentComplete
    delegate.interactor.update(percent / 2)
    host.advance(by: 0.1)
    XCTAssertGreaterThan(shownFrame(second.view).minX, x)
    delegate.interactor.cancel()
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers, [first])
    assertShown(first.view, x: 0)
    XCTAssertEqual(changes, [true, false])
  }
}

extension SeedStage {
  /// Adds a view that moves 400 points to the right with the animator's spring.
  fileprivate func addProbe() -> UIView {
    let probe = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    host.window.addSubview(probe)
    let animator = UIViewPropertyAnimator(
      duration: 0.8, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    animator.addAnimations { probe.center.x += 400 }
    animator.startAnimation()
    return probe
  }
}

private final class PausingDelegate: NSObject, UINavigationControllerDelegate {
  let interactor = UIPercentDrivenInteractiveTransition()

  override init() {
    super.init()
    interactor.wantsInteractiveStart = false
  }

  nonisolated deinit {}

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    InterruptibleSlideAnimator(move: Move(kind: .push, isForward: operation == .push))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
