// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// What iOS 10 brought, as articles 002 and 003 tell of it: a transition by a property animator, on a spring, that can
/// be held and turned.
@MainActor
final class InterruptibleTests: UIKitTestCase {
  /// 003, `interruptibleAnimator(using:)`: both pages go as anything does on the same spring.
  func testBothPagesSlideOnASpringThereAndBack() async {
    for kind in [TransitionKind.push, .tab] {
      let seed = SeedStage(InterruptibleStyle.entry, kind)
      for (from, to, sign) in [(seed.first, seed.second, 1.0), (seed.second, seed.first, -1)] {
        let probe = seed.addProbe()
        seed.go()
        assertShown(to.view, x: sign * 400)
        for time in [0.1, 0.3] {
          seed.host.advance(to: seed.start + time)
          let gone = shownFrame(probe).minX
          XCTAssertGreaterThan(gone, 10)
          XCTAssertLessThan(gone, 399)
          assertShown(from.view, x: -sign * gone)
          assertShown(to.view, x: sign * (400 - gone))
        }
        seed.host.advanceToRest()
        seed.assertAtRest(on: to)
        probe.removeFromSuperview()
      }
    }
  }

  /// 003, under a hand: in step with it, linearly; finished, and cancelled.
  func testItIsDrivenToItsEndAndBack() async throws {
    for kind in InterruptibleStyle.entry.kinds {
      let seed = SeedStage(InterruptibleStyle.entry, kind)
      var driver = try seed.goUnderHand()
      for percent in [0.25, 0.75] {
        driver.update(percent)
        seed.host.advance(by: 0.1)
        assertShown(seed.second.view, x: 400 * (1 - percent), "\(kind)")
      }
      driver.cancel()
      seed.host.advanceToRest()
      seed.assertAtRest(on: seed.first)
      driver = try seed.goUnderHand()
      driver.update(0.5)
      driver.finish()
      seed.host.advanceToRest()
      seed.assertAtRest(on: seed.second)
    }
  }

  /// 003, `pauseInteractiveTransition` and `wantsInteractiveStart`: it runs, is held where it is, moved, and let run
  /// back.
  func testARunningTransitionIsHeldMovedAndTakenBack() async throws {
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
    let place = shownFrame(second.view).minX
    XCTAssertTrue((1..<399).contains(place))
    delegate.interactor.pause()
    host.advance(by: 0.3)
    assertShown(second.view, x: place, "held")
    let percent = delegate.interactor.percentComplete
    delegate.interactor.update(percent / 2)
    host.advance(by: 0.1)
    XCTAssertGreaterThan(shownFrame(second.view).minX, place)
    delegate.interactor.cancel()
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers, [first])
    assertShown(first.view, x: 0)
    XCTAssertEqual(changes, [true, false])
  }
}

extension SeedStage {
  /// A view that goes 400 points to the right on the animator's spring, from now on.
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
