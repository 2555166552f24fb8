// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// Regression tests of bugs that the random operations have found. The seeds are those of that time, and lead to other
/// operations now.
@MainActor
final class RandomRegressionTests: UIKitTestCase {
  /// Found with the seeds 8 and 219.
  func testStackChangeWithoutEffectRetainsNoPage() async {
    for changesNothing in [
      { (stack: UINavigationController) in _ = stack.popToViewController(stack.viewControllers[1], animated: true) },
      { $0.setViewControllers($0.viewControllers, animated: true) },
    ] {
      let host = ManualHost(size: CGSize(width: 400, height: 600))
      let stack = UINavigationController(rootViewController: UIViewController())
      host.window.rootViewController = stack
      host.advance(by: 0.1)
      weak var first: UIViewController?
      stack.setViewControllers([stack.viewControllers[0], UIViewController()], animated: true)
      first = stack.viewControllers[0]
      host.advance(by: 0.1)
      changesNothing(stack)
      stack.setViewControllers([stack.viewControllers[1]], animated: false)
      host.advanceToRest()
      XCTAssertNil(first)
    }
  }

  /// Found with the seed 219.
  func testADragWithNothingToPopInterruptsNoTransition() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let stack = UINavigationController(rootViewController: UIViewController())
    host.window.rootViewController = stack
    host.advance(by: 0.1)
    let other = UIViewController()
    stack.setViewControllers([other], animated: true)
    host.advance(by: 0.05)
    host.touchBegan(at: CGPoint(x: 3, y: 300))
    host.move(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.1)
    XCTAssertNotNil(stack.transitionCoordinator)
    host.touchEnded(at: CGPoint(x: 200, y: 300))
    host.advanceToRest()
    XCTAssertEqual(stack.viewControllers, [other])
  }

  /// Found with the seeds 736 and 935. The page under the finger had been removed, so the search for recognizers that
  /// refuse the drag did not reach its former superviews.
  func testDragDoesNotInterruptACustomTransitionIfThePageUnderTheFingerIsRemoved() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let (stack, client) = (UINavigationController(rootViewController: UIViewController()), RandomClient())
    stack.delegate = client
    host.window.rootViewController = stack
    host.advance(by: 0.1)
    host.touchBegan(at: CGPoint(x: 3, y: 300))
    for _ in 0..<2 { stack.pushViewController(UIViewController(), animated: false) }
    client.style = .block
    stack.popViewController(animated: true)
    host.move(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.1)
    XCTAssertEqual(stack.transitionCoordinator?.isInteractive, false)
    host.touchEnded(at: CGPoint(x: 200, y: 300))
    host.advanceToRest()
    XCTAssertNil(stack.transitionCoordinator)
  }

  /// Found with the seed 341.
  func testAPopToAPageThatACancelledPushRemovesDoesNothing() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let (stack, client) = (UINavigationController(rootViewController: UIViewController()), RandomClient())
    (client.style, client.isInteractive) = (.block, true)
    stack.delegate = client
    host.window.rootViewController = stack
    host.advance(by: 0.1)
    let page = UIViewController()
    stack.pushViewController(page, animated: true)
    client.liveInteractions.first?.update(0.5)
    host.advance(by: 0.1)
    client.liveInteractions.first?.cancel()
    XCTAssertEqual(stack.viewControllers.last, page)
    XCTAssertNil(stack.popToViewController(page, animated: true))
    host.advanceToRest()
    XCTAssertEqual(stack.viewControllers.count, 1)
    XCTAssertNil(stack.transitionCoordinator)
  }

  /// Found with the seed 36.
  func testADismissedChainThatAPresentationInterruptsIsRemoved() async {
    let stage = PresentationStage()
    let b = stage.presented("B", .overFullScreen)
    let c = stage.presented("C", .formSheet, from: b)
    stage.a.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    let d = stage.page("D")
    stage.a.present(d, animated: true)
    XCTAssertEqual(stage.a.presentedViewController, d)
    stage.host.advanceToRest()
    stage.assertAtRest(top: d, covered: [stage.a, b, c])
    stage.a.dismiss(animated: false)
    stage.host.advanceToRest()
    stage.assertNothingIsLeft()
  }

  /// Found with the seed 12. Only the upper presentation of the chain had removed its presenter's view.
  func testAPresenterThatStayedGetsNoCallbacksWhenAChainIsDismissed() async {
    let stage = PresentationStage()
    let b = stage.presented("B", .overFullScreen)
    let c = stage.presented("C", .fullScreen, from: b)
    stage.a.dismiss(animated: true)
    stage.host.advanceToRest()
    XCTAssertEqual(stage.log.lines.filter { $0.hasPrefix("A") }, [])
    stage.assertAtRest(top: stage.a, covered: [b, c])
    stage.assertNothingIsLeft()
  }

  /// Found with the seed 17. The sheet's animator also has to insert the page below the sheet.
  func testADismissedSheetOverAFullScreenPageUncoversThePageBelow() async {
    for style: UIModalPresentationStyle in [.formSheet, .pageSheet] {
      let stage = PresentationStage()
      let b = stage.presented("B", .fullScreen)
      stage.presented("C", style, from: b)
      stage.a.dismiss(animated: true)
      stage.host.advance(by: 0.1)
      XCTAssertNotNil(stage.a.view.window, "\(style)")
      XCTAssertEqual(stage.shownFrame(of: stage.a), stage.host.window.bounds, "\(style)")
      stage.host.advanceToRest()
      stage.assertNothingIsLeft()
    }
  }

  /// Found with the seed 22.
  func testACancelledDismissalRestoresTheModelAtOnce() async {
    let stage = PresentationStage()
    let b = stage.presented("B")
    let interaction = stage.interactive(b, presenting: false)
    b.dismiss(animated: true)
    interaction.update(0.5)
    stage.host.flush()
    XCTAssertNil(stage.a.presentedViewController)
    interaction.cancel()
    XCTAssertEqual(stage.a.presentedViewController, b)
    stage.delegate.interactor = nil
    b.dismiss(animated: true)
    XCTAssertNil(stage.a.presentedViewController)
    stage.host.advanceToRest()
    stage.assertNothingIsLeft()
  }

  /// Found with the seed 396.
  func testAPageOfACancelledPresentationCannotPresentAndIsReleased() async {
    let stage = PresentationStage()
    weak var released: UIViewController?
    do {
      let b = stage.page("B")
      let interaction = stage.interactive(b, presenting: true)
      stage.a.present(b, animated: true)
      interaction.update(0.5)
      stage.host.flush()
      interaction.cancel()
      stage.host.advance(by: 0.02)
      b.present(stage.page("C"), animated: true) { stage.log.add("completion") }
      XCTAssertEqual(stage.log.lines.last, "completion")
      released = b
    }
    stage.host.advanceToRest()
    stage.assertNothingIsLeft()
    XCTAssertNil(released)
  }

  /// Found with the seed 250.
  func testACancelledDismissalOfAChainRestoresTheModelAtOnce() async {
    let stage = PresentationStage()
    let b = stage.presented("B", .overFullScreen)
    let c = stage.presented("C", .overFullScreen, from: b)
    let interaction = stage.interactive(c, presenting: false)
    stage.a.dismiss(animated: true)
    interaction.update(0.5)
    stage.host.flush()
    interaction.cancel()
    XCTAssertEqual(stage.a.presentedViewController, b)
    XCTAssertEqual(b.presentedViewController, c)
    stage.host.advanceToRest()
    stage.assertAtRest(top: c)
  }

  /// Found with the seed 115.
  func testACancelledDismissalOfAChainCoversTheSamePagesAgain() async {
    let stage = PresentationStage()
    let b = stage.presented("B", .fullScreen)
    let c = stage.presented("C", .overFullScreen, from: b)
    let interaction = stage.interactive(c, presenting: false)
    stage.a.dismiss(animated: true)
    interaction.update(0.5)
    stage.host.flush()
    XCTAssertNotNil(stage.a.view.window)
    interaction.cancel()
    stage.host.advanceToRest()
    XCTAssertNil(stage.a.view.window)
    stage.assertAtRest(top: c, covered: [stage.a])
  }

  /// Found with the seed 236.
  func testASheetUncoveredAfterAResizeHasItsFrameInTheNewSize() async {
    let (small, large) = (CGSize(width: 360, height: 480), CGSize(width: 900, height: 600))
    for style: UIModalPresentationStyle in [.formSheet, .pageSheet] {
      for (old, new) in [(small, large), (large, small)] {
        let stage = PresentationStage(size: old)
        let b = stage.presented("B", style)
        let c = stage.presented("C", .fullScreen, from: b)
        stage.host.resize(to: new)
        c.dismiss(animated: true)
        stage.host.advance(by: 0.1)
        let frame = stage.shownFrame(of: b)
        XCTAssertEqual(frame.midX, new.width / 2, accuracy: 0.5, "\(style)")
        stage.host.advanceToRest()
        XCTAssertEqual(stage.shownFrame(of: b), frame, "\(style)")
      }
    }
  }

  /// Found with the seed 31.
  func testAnInteractiveDismissalEndsThePresentationsAboveIt() async {
    let stage = SheetStage(detents: [.large()]).presented()
    let (c, d) = (LoggingPage(name: "C", log: stage.log), LoggingPage(name: "D", log: stage.log))
    c.modalPresentationStyle = .overFullScreen
    stage.page.present(c, animated: false)
    stage.host.advanceToRest()
    d.modalPresentationStyle = .fullScreen
    c.present(d, animated: false)
    stage.host.advanceToRest()
    stage.page.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    let driver = stage.sheet.presentation?.beginInteractiveDismissal()
    XCTAssertNil(stage.page.presentedViewController)
    stage.host.advance(by: 0.1)
    driver?.settle(to: .finish, curve: .easeInOut, speed: 1)
    stage.host.advanceToRest()
    for page in [stage.page, c, d] { XCTAssertEqual(page.balance, .disappeared, page.name) }
    XCTAssertEqual(stage.presenter.balance, .appeared)
    XCTAssertEqual(stage.host.window.subviews, [stage.presenter.view])
  }

  /// Found with the seeds 66, 144 and 399. The page with the scroll view that pulls the sheet down is replaced during
  /// the drag.
  func testASheetSpringsBackIfThePageThatPullsItIsReplaced() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let (root, client) = (UIViewController(), RandomClient())
    client.style = .block
    host.window.rootViewController = root
    host.advance(by: 0.1)
    let stack = UINavigationController(rootViewController: ProbePage(number: 3))
    stack.modalPresentationStyle = .pageSheet
    stack.delegate = client
    root.present(stack, animated: false)
    host.advanceToRest()
    host.touchBegan(at: CGPoint(x: 200, y: 200))
    stack.setViewControllers([ProbePage(number: 4)], animated: true)
    host.advance(by: 0.02)
    host.move(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), duration: 0.1)
    host.touchEnded(at: CGPoint(x: 200, y: 500))
    host.advanceToRest()
    XCTAssertNil(stack.transitionCoordinator)
    XCTAssertTrue(root.presentedViewController === stack)
    XCTAssertEqual((stack.topViewController as? ProbePage)?.balance, .appeared)
  }

  /// Found with the seed 5. Views that an animator removes and inserts again for a new layout cause no appearance
  /// callbacks.
  func testARelayoutDuringAZoomSendsThePageNoCallbacks() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let log = CallLog()
    let first = ProbePage(number: 1)
    let stack = UINavigationController(rootViewController: first)
    host.window.rootViewController = stack
    host.advance(by: 0.1)
    let page = LoggingPage(name: "B", log: log)
    page.preferredTransition = .zoom { [weak first] _ in first?.button }
    stack.pushViewController(page, animated: true)
    host.advance(by: 0.1)
    log.clear()
    host.resize(to: CGSize(width: 700, height: 500))
    host.advance(by: 0.05)
    XCTAssertEqual(log.lines.filter { $0.contains("ppear") }, [])
    host.advanceToRest()
    XCTAssertEqual(page.balance, .appeared)
  }
}
