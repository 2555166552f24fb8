// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// A press on a page that a transition moves.
@MainActor
final class CatchTests: UIKitTestCase {
  private let middle = CGPoint(x: 200, y: 300)

  func testAPressHoldsAPoppingPageAndItsReleaseLetsItGoOn() async {
    let stage = NavigationStage("a", "b")
    let top = stage.page(at: 1)
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.1)
    let x = stage.shownX(of: top)

    stage.host.touchBegan(at: middle)
    stage.host.advance(by: 0.5)

    XCTAssertEqual(stage.shownX(of: top), x, accuracy: 0.01)
    XCTAssertGreaterThan(x, 0)
    stage.host.touchEnded(at: middle)
    stage.host.advance(by: 1)
    stage.assertAtRest(["a"])
  }

  func testAPressHoldsAPushedPageAndItsReleaseLetsItGoOn() async {
    let stage = NavigationStage("a")
    let page = stage.page("b")
    stage.navigation.pushViewController(page, animated: true)
    stage.host.advance(by: 0.1)
    let x = stage.shownX(of: page)

    stage.host.touchBegan(at: middle)
    stage.host.advance(by: 0.5)

    XCTAssertEqual(stage.shownX(of: page), x, accuracy: 0.01)
    XCTAssertGreaterThan(x, 0)
    stage.host.touchEnded(at: middle)
    stage.host.advance(by: 1)
    stage.assertAtRest(["a", "b"])
  }

  /// Frames are drawn up to two refreshes ahead.
  func testAPressDoesNotMoveThePageBackFromAFrameThatIsDrawnAlready() async {
    for isPush in [false, true] {
      let recorder = CommitRecorder()
      let stage = NavigationStage(["a", "b"], sink: recorder)
      let moving = isPush ? stage.page("c") : stage.page(at: 1)
      if isPush {
        stage.navigation.pushViewController(moving, animated: true)
      } else {
        stage.navigation.popViewController(animated: true)
      }
      stage.host.advance(by: 0.1)
      let x = stage.shownX(of: moving)
      recorder.latestFrameTime = stage.host.time + 0.03
      let drawn = stage.shownX(of: moving)
      XCTAssertGreaterThan(abs(drawn - x), 5)

      stage.host.touchBegan(at: middle)
      let commit = recorder.commits.last?.sequence
      stage.host.advance(by: 0.5)

      XCTAssertEqual(stage.shownX(of: moving), drawn, accuracy: 0.01)
      XCTAssertEqual(recorder.awaitedCommit, commit, "a frame may be drawn before the page stops")
      stage.host.touchEnded(at: middle)
      stage.host.advance(by: 1)
      stage.assertAtRest(isPush ? ["a", "b", "c"] : ["a"])
    }
  }

  func testADragTowardTheOriginMovesAPoppingPageBackPointByPoint() async {
    let stage = NavigationStage("a", "b")
    let top = stage.page(at: 1)
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.15)
    let x = stage.shownX(of: top)

    stage.host.touchBegan(at: middle)
    stage.host.touchMoved(to: CGPoint(x: middle.x - 60, y: middle.y))

    XCTAssertEqual(stage.shownX(of: top), x - 60, accuracy: 0.5)
    stage.host.move(
      from: CGPoint(x: middle.x - 60, y: middle.y), to: CGPoint(x: middle.x - 160, y: middle.y), duration: 0.1)
    stage.host.touchEnded(at: CGPoint(x: middle.x - 160, y: middle.y))
    stage.host.advance(by: 1)
    stage.assertAtRest(["a", "b"])
  }

  func testAPushThatIsThrownBackEndsWithAPop() async {
    let stage = NavigationStage("a")
    let page = stage.page("b")
    stage.navigation.pushViewController(page, animated: true)
    stage.host.advance(by: 0.1)

    stage.host.drag(from: middle, to: CGPoint(x: middle.x + 150, y: middle.y), duration: 0.1)
    stage.host.advance(by: 1)

    stage.assertAtRest(["a"])
    XCTAssertEqual(page.balance, .disappeared)
    XCTAssertTrue(stage.log.lines.contains("b.viewDidAppear"))
  }

  func testADragPastAnEndIsResisted() async {
    let stage = NavigationStage("a", "b")
    let top = stage.page(at: 1)
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.02)
    let x = stage.shownX(of: top)

    stage.host.touchBegan(at: middle)
    stage.host.touchMoved(to: CGPoint(x: middle.x - x - 100, y: middle.y))

    let beyond = -stage.shownX(of: top)
    XCTAssertGreaterThan(beyond, 20)
    XCTAssertLessThan(beyond, 60)
    stage.host.touchEnded(at: CGPoint(x: middle.x - x - 100, y: middle.y))
    stage.host.advance(by: 1)
    stage.assertAtRest(["a", "b"])
  }

  func testAButtonInACaughtPageIsNotPressed() async {
    let stage = NavigationStage("a", "b")
    var presses = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), primaryAction: UIAction { _ in presses += 1 })
    stage.page(at: 1).view.addSubview(button)
    stage.host.tap(at: middle)
    XCTAssertEqual(presses, 1)
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.05)

    stage.host.tap(at: CGPoint(x: 350, y: 300))
    stage.host.advance(by: 1)

    XCTAssertEqual(presses, 1)
    stage.assertAtRest(["a"])
  }

  func testAChangeOfTabsByAnInterruptibleAnimatorIsHeldDraggedAndThrownBack() async {
    let stage = TabStage("a", "b")
    stage.delegate.animator = InterruptibleAnimator()
    stage.tabs.selectedIndex = 1
    stage.host.advance(by: 0.5)
    let x = stage.shownX(of: 1)

    stage.host.touchBegan(at: middle)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(stage.shownX(of: 1), x, accuracy: 0.01)

    stage.host.touchMoved(to: CGPoint(x: middle.x + 50, y: middle.y))
    XCTAssertEqual(stage.shownX(of: 1), x + 50, accuracy: 0.5)
    stage.host.move(
      from: CGPoint(x: middle.x + 50, y: middle.y), to: CGPoint(x: middle.x + 150, y: middle.y), duration: 0.1)
    stage.host.touchEnded(at: CGPoint(x: middle.x + 150, y: middle.y))
    stage.host.advance(by: 2)
    stage.assertAtRest(0)
  }

  func testAChangeOfTabsByBlockAnimationsIsNotCaught() async {
    let stage = TabStage("a", "b")
    stage.delegate.animator = SlideAnimator()
    stage.tabs.selectedIndex = 1
    stage.host.advance(by: 0.05)

    stage.host.touchBegan(at: middle)
    stage.host.advance(by: 2)

    stage.host.touchEnded(at: middle)
    stage.host.advance(by: 0.1)
    stage.assertAtRest(1)
  }

  func testAPressOnAPageAtRestReachesIt() async {
    let stage = NavigationStage("a", "b")
    var taps = 0
    stage.page(at: 1).view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })

    stage.host.tap(at: middle)
    stage.host.advance(by: 0.5)

    XCTAssertEqual(taps, 1)
  }

  func testACaughtPresentationIsHeldAndThrownBackToItsDismissal() async throws {
    let stage = NavigationStage("a")
    let page = stage.page("p")
    page.modalPresentationStyle = .fullScreen
    stage.navigation.present(page, animated: true)
    stage.host.advance(by: 0.15)
    let y = try shownY(of: page)

    stage.host.touchBegan(at: middle)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(try shownY(of: page), y, accuracy: 0.01)
    XCTAssertGreaterThan(y, 0)
    stage.host.move(from: middle, to: CGPoint(x: middle.x, y: middle.y + 200), duration: 0.1)
    XCTAssertEqual(try shownY(of: page), y + 200, accuracy: 1)
    stage.host.touchEnded(at: CGPoint(x: middle.x, y: middle.y + 200))
    stage.host.advance(by: 1)

    XCTAssertNil(stage.navigation.presentedViewController)
    XCTAssertEqual(page.balance, .disappeared)
  }

  func testACaughtDismissalGoesOnAfterAPressAndReturnsAfterAThrow() async throws {
    for throwsBack in [false, true] {
      let stage = NavigationStage("a")
      let page = stage.page("p")
      page.modalPresentationStyle = .fullScreen
      stage.navigation.present(page, animated: true)
      stage.host.advance(by: 1)
      stage.navigation.dismiss(animated: true)
      stage.host.advance(by: 0.1)
      let y = try shownY(of: page)

      stage.host.touchBegan(at: middle)
      stage.host.advance(by: 0.3)
      XCTAssertEqual(try shownY(of: page), y, accuracy: 0.01)
      let end = CGPoint(x: middle.x, y: middle.y - (throwsBack ? 150 : 0))
      if throwsBack { stage.host.move(from: middle, to: end, duration: 0.1) }
      stage.host.touchEnded(at: end)
      stage.host.advance(by: 1)

      XCTAssertEqual(stage.navigation.presentedViewController === page, throwsBack)
      XCTAssertEqual(page.balance, throwsBack ? .appeared : .disappeared)
    }
  }

  func testAPresentationThatMustNotBeDismissedCannotBeCaught() async throws {
    let stage = NavigationStage("a")
    let page = stage.page("p")
    page.modalPresentationStyle = .fullScreen
    page.isModalInPresentation = true
    stage.navigation.present(page, animated: true)
    stage.host.advance(by: 0.1)
    let y = try shownY(of: page)

    stage.host.touchBegan(at: middle)
    stage.host.advance(by: 0.1)

    XCTAssertLessThan(try shownY(of: page), y - 1)
    stage.host.touchEnded(at: middle)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.navigation.presentedViewController === page)
  }

  func testAPressHoldsASheetAndItsReleaseLetsItGoOn() async throws {
    for isDismissed in [false, true] {
      let stage = NavigationStage("a")
      let page = moveSheet(on: stage, isDismissed: isDismissed)
      stage.host.advance(by: 0.12)
      let point = CGPoint(x: 200, y: 590)
      stage.host.touchBegan(at: point)
      let y = try shownY(of: page)
      stage.host.advance(by: 0.3)

      XCTAssertEqual(try shownY(of: page), y, accuracy: 0.5)
      stage.host.touchEnded(at: point)
      stage.host.advance(by: 2)

      XCTAssertEqual(stage.navigation.presentedViewController === page, !isDismissed)
      XCTAssertEqual(page.balance, isDismissed ? .disappeared : .appeared)
    }
  }

  /// A sheet moves by up to eighty points a frame, and frames are drawn ahead: a press is meant for what the screen showed
  /// when it happened, and the sheet is held where it was drawn last.
  func testAPressOnASheetHoldsItInAnyFrame() async throws {
    for isDismissed in [false, true] {
      for frame in stride(from: 1, through: 16, by: 3) {
        let recorder = CommitRecorder()
        let stage = NavigationStage(["a"], sink: recorder)
        let page = moveSheet(on: stage, isDismissed: isDismissed)
        stage.host.advance(by: Double(frame) / 60)
        let point = CGPoint(x: 200, y: min(try shownY(of: page) + 10, 599))
        recorder.latestFrameTime = stage.host.time + 0.03
        let y = try shownY(of: page)

        stage.host.touchBegan(at: point)
        stage.host.advance(by: 0.3)

        XCTAssertEqual(try shownY(of: page), y, accuracy: 0.5, "dismissed \(isDismissed), frame \(frame)")
      }
    }
  }

  /// Begins to present a sheet, or to dismiss one that has been presented. Returns its page.
  private func moveSheet(on stage: NavigationStage, isDismissed: Bool) -> LoggingPage {
    let page = stage.page("p")
    page.modalPresentationStyle = .pageSheet
    stage.navigation.present(page, animated: true)
    guard isDismissed else { return page }
    stage.host.advance(by: 1)
    stage.navigation.dismiss(animated: true)
    return page
  }

  /// Returns the position on screen of the upper edge of a page, in the window.
  private func shownY(of page: UIViewController) throws -> CGFloat {
    let layer = try XCTUnwrap(page.view.layer.presentation())
    let window = try XCTUnwrap(page.view.window?.layer.presentation())
    return layer.convert(layer.bounds, to: window).minY
  }
}
