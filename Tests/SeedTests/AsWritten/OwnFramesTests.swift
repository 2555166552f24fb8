// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Article 003 in its original form: a slide in from the right, and an interaction controller that sets frames itself.
@MainActor
final class OwnFramesTests: UIKitTestCase {
  /// Article 003, section two: the animator. The dismissal is the system's.
  func testPageIsPresentedFromTheRightAndDismissedByTheSystem() async {
    let (host, first, second, delegate) = makeStage()
    delegate.dismisses = false
    first.present(second, animated: true)
    let start = host.flushed()
    for time in [0, 0.5, 1.5] {
      host.advance(to: start + time)
      assertShown(second.view, x: 400 * (1 - eased(time, of: 2)), y: 0)
      assertShown(first.view, x: 0, y: 0)
    }
    host.advanceToRest()
    XCTAssertEqual(shownFrame(second.view), SeedStage.bounds)
    second.dismiss(animated: true)
    host.flush()
    assertShown(second.view, x: 0, y: 0)
    var last: CGFloat = 0
    for _ in 0..<2 {
      host.advance(by: 0.1)
      XCTAssertGreaterThan(shownFrame(second.view).minY, last, "downwards")
      last = shownFrame(second.view).minY
    }
    host.advanceToRest()
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
  }

  /// Article 003, section two: the page's pan dismisses it beyond the middle.
  func testPanDismissesThePageBeyondTheMiddle() async {
    let (host, first, second, _) = makeStage()
    first.present(second, animated: true)
    host.advanceToRest()
    drag(host, second, to: [120, 320])
    host.touchEnded(at: CGPoint(x: 350, y: 300))
    let start = host.flushed()
    let x = shownFrame(second.view).minX
    host.advance(to: start + 0.1)
    assertShown(second.view, x: x + (400 - x) * eased(0.1, of: 0.2))
    host.advanceToRest()
    XCTAssertNil(first.presentedViewController)
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
    XCTAssertNil(second.view.window)
  }

  /// Article 003, section two: the listing's `cancel` never calls `completeTransition(_:)`, which the listing of
  /// section three does. The transition waits for the call.
  func testCancelledPanWaitsUntilTheTransitionIsCompleted() async {
    let (host, first, second, delegate) = makeStage()
    first.present(second, animated: true)
    host.advanceToRest()
    drag(host, second, to: [60, 140])
    host.touchEnded(at: CGPoint(x: 170, y: 300))
    host.advance(by: 1)
    assertShown(second.view, x: 0, y: 0)
    let coordinator = second.transitionCoordinator
    XCTAssertTrue(coordinator?.isCancelled ?? false, "cancelled, but not completed")
    delegate.object.context?.completeTransition(false)
    host.advanceToRest()
    XCTAssertNil(second.transitionCoordinator)
    XCTAssertTrue(first.presentedViewController === second)
    XCTAssertEqual(shownFrame(second.view), SeedStage.bounds)
    XCTAssertNil(first.view.window)
    delegate.dismisses = false
    second.dismiss(animated: false)
    host.advance(by: 0.1)
    XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
  }

  /// Article 003, section three: with a delegate that supplies no animator, the system's transition runs, and the
  /// delegate is not asked for an interaction controller.
  func testDelegateWithoutAnAnimatorUsesTheSystemsTransition() async {
    let (host, navigation, delegate) = makeStack()
    delegate.suppliesTransition = false
    navigation.popViewController(animated: true)
    host.flush()
    XCTAssertEqual(delegate.asked, ["animation"])
    host.advance(by: 0.1)
    XCTAssertLessThan(shownFrame(navigation.viewControllers[0].view).minX, 0)
    host.advanceToRest()
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  /// Article 003, section three: the interaction of a navigation controller, finished and cancelled.
  func testInteractionDrivesAPopThatIsCancelledOrFinished() async {
    let (host, navigation, delegate) = makeStack()
    let pages = navigation.viewControllers
    for isFinished in [false, true] {
      navigation.popViewController(animated: true)
      host.flush()
      XCTAssertEqual(delegate.asked, ["animation", "interaction"])
      delegate.asked = []
      for percent in [0, 0.25, 0.6] {
        delegate.object.updateAniProgress(percent)
        host.advance(by: 0.1)
        assertShown(pages[1].view, x: 400 * percent, y: 0)
        assertShown(pages[0].view, x: 0, y: 0)
        XCTAssertEqual(navigation.transitionCoordinator?.percentComplete ?? -1, percent, accuracy: 1e-9)
      }
      if isFinished { delegate.object.finish() } else { delegate.object.cancel() }
      let start = host.flushed()
      host.advance(to: start + 0.1)
      assertShown(pages[1].view, x: 240 + ((isFinished ? 400 : 0) - 240) * eased(0.1, of: 0.2))
      host.advanceToRest()
      XCTAssertEqual(navigation.viewControllers.count, isFinished ? 1 : 2)
      XCTAssertEqual(shownFrame(pages[isFinished ? 0 : 1].view), SeedStage.bounds)
      XCTAssertNil(pages[isFinished ? 1 : 0].view.superview)
    }
  }

  /// Article 003, section four: the same with tabs, through the two methods of the tab bar controller's delegate.
  func testInteractionDrivesATabChangeThatIsCancelledOrFinished() async throws {
    let host = ManualHost(size: SeedStage.size)
    let (tabs, delegate) = (UITabBarController(), ContainersDelegate())
    let pages = [UIViewController(), UIViewController()]
    tabs.viewControllers = pages
    tabs.delegate = delegate
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
    for isFinished in [false, true] {
      tabs.selectedIndex = 1
      host.flush()
      for percent in [0, 0.25, 0.6] {
        delegate.object.updateAniProgress(percent)
        host.advance(by: 0.1)
        assertShown(pages[0].view, x: 400 * percent, y: 0)
        assertShown(pages[1].view, x: 0, y: 0)
      }
      if isFinished { delegate.object.finish() } else { delegate.object.cancel() }
      host.advanceToRest()
      XCTAssertEqual(tabs.selectedIndex, isFinished ? 1 : 0)
      XCTAssertEqual(shownFrame(pages[isFinished ? 1 : 0].view), SeedStage.bounds)
    }
  }

  /// Article 003: each of the system's four styles starts and ends at the right frames, and progresses in between.
  func testEachSystemTransitionStyleAnimatesFromStartToEnd() async {
    for style: UIModalTransitionStyle in [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
      let host = ManualHost(size: SeedStage.size)
      let (first, second) = (UIViewController(), UIViewController())
      host.window.rootViewController = first
      host.advance(by: 0.1)
      second.modalPresentationStyle = .fullScreen
      second.modalTransitionStyle = style
      first.present(second, animated: true)
      host.flush()
      if style == .coverVertical { assertShown(second.view, x: 0, y: 600) }
      var seen: [CGFloat] = []
      for _ in 0..<2 {
        host.advance(by: 0.12)
        XCTAssertNotNil(second.transitionCoordinator)
        seen.append(progress(style, second, first))
      }
      XCTAssertGreaterThan(seen[0], 0, "\(style)")
      XCTAssertGreaterThan(seen[1], seen[0], "\(style)")
      XCTAssertLessThan(seen[1], 1, "\(style)")
      host.advanceToRest()
      XCTAssertTrue(first.presentedViewController === second)
      second.dismiss(animated: true)
      host.advanceToRest()
      XCTAssertEqual(shownFrame(first.view), SeedStage.bounds)
      XCTAssertNil(second.view.window)
    }
  }

  /// Returns the progress of a transition, computed from the values that its style animates.
  private func progress(
    _ style: UIModalTransitionStyle, _ second: UIViewController, _ first: UIViewController
  ) -> CGFloat {
    switch style {
    case .coverVertical: 1 - shownFrame(second.view).minY / 600
    case .crossDissolve: CGFloat((second.view.layer.presentation() ?? second.view.layer).opacity)
    default: second.transitionCoordinator?.percentComplete ?? 0
    }
  }

  // MARK: The stage

  /// Moves a finger to several distances from its start, and fails unless the page follows.
  private func drag(_ host: ManualHost, _ page: UIViewController, to distances: [CGFloat]) {
    var last = CGPoint(x: 30, y: 300)
    host.touchBegan(at: last)
    for distance in distances {
      let next = CGPoint(x: 30 + distance, y: 300)
      host.move(from: last, to: next, duration: 0.2)
      host.advance(by: 0.1)
      // The pan starts after a dead zone.
      XCTAssertEqual(shownFrame(page.view).minX, distance, accuracy: 12)
      assertShown(page.view, y: 0)
      last = next
    }
  }

  private func makeStage() -> (ManualHost, UIViewController, OwnPannedPage, OwnModalDelegate) {
    let host = ManualHost(size: SeedStage.size)
    let (second, delegate) = (OwnPannedPage(), OwnModalDelegate())
    let first = KeepingPage(delegate)
    host.window.rootViewController = first
    host.advance(by: 0.1)
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = delegate
    return (host, first, second, delegate)
  }

  private func makeStack() -> (ManualHost, UINavigationController, ContainersDelegate) {
    let host = ManualHost(size: SeedStage.size)
    let delegate = ContainersDelegate()
    let navigation = UINavigationController(rootViewController: KeepingPage(delegate))
    navigation.isNavigationBarHidden = true
    navigation.pushViewController(UIViewController(), animated: false)
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    navigation.delegate = delegate
    return (host, navigation, delegate)
  }
}
