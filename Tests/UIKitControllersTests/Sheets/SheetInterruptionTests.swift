// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Drags that take over a moving sheet. The position changes by less than a pixel, and the velocity by at most 5 %.
@MainActor
final class SheetInterruptionTests: UIKitTestCase {
  func testADragTakesOverAPresentedSheetAndThrowsItDown() async {
    let stage = SheetStage()
    stage.present()
    stage.host.advance(by: 0.1)
    let top = stage.shownTop
    XCTAssertGreaterThan(top, 420)
    let sheet = stage.caught(at: 780)
    XCTAssertEqual(stage.shownTop, top, accuracy: 0.5)
    XCTAssertEqual(stage.page.balance, .appeared, "the presentation counts as complete")
    sheet.move(from: 780, to: 820, duration: 0.03)
    XCTAssertEqual(stage.shownTop, top + 40, accuracy: 0.5)
    sheet.release(at: 820)
    XCTAssertEqual(stage.measuredVelocity(), 40 / 0.03, accuracy: 40 / 0.03 * 0.05)
    stage.host.advance(by: 1)
    stage.assertGone()
  }

  func testADragTakesOverAPresentedSheetAndThrowsItUp() async {
    let stage = SheetStage()
    stage.present()
    stage.host.advance(by: 0.1)
    let top = stage.shownTop
    let sheet = stage.caught(at: 780)
    sheet.move(from: 780, to: 700, duration: 0.04)
    XCTAssertEqual(stage.shownTop, top - 80, accuracy: 0.5)
    sheet.release(at: 700)
    XCTAssertEqual(stage.measuredVelocity(), -2000, accuracy: 100)
    stage.host.advance(by: 1)
    XCTAssertFalse(stage.log.lines.contains("willDismiss"))
    stage.assertAtRest(top: stage.sheet.selectedDetentIdentifier == .large ? 44 : 400)
  }

  func testACancelledDragOfAModalSheetDuringItsPresentationReturnsItToItsDetent() async {
    let stage = SheetStage()
    stage.page.isModalInPresentation = true
    stage.present()
    stage.host.advance(by: 0.1)
    let top = stage.shownTop
    let sheet = stage.caught(at: 780)
    XCTAssertEqual(stage.shownTop, top, accuracy: 0.5)
    sheet.move(from: 780, to: 800, duration: 0.1)
    XCTAssertGreaterThan(stage.shownTop, top)
    stage.host.cancelTouches()
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 400)
  }

  func testADragUpTakesOverADismissalOfASheetAndCancelsIt() async {
    let stage = SheetStage().presented()
    stage.presenter.dismiss(animated: true)
    stage.host.advance(by: 0.06)
    let top = stage.shownTop
    XCTAssertGreaterThan(top, 420)
    let sheet = stage.caught(at: 780)
    XCTAssertEqual(stage.shownTop, top, accuracy: 0.5)
    sheet.move(from: 780, to: 740, duration: 0.02)
    XCTAssertEqual(stage.shownTop, top - 40, accuracy: 0.5)
    sheet.release(at: 740)
    XCTAssertEqual(stage.measuredVelocity(), -2000, accuracy: 100)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: stage.sheet.selectedDetentIdentifier == .large ? 44 : 400)
  }

  func testADismissalByTheProgramTakesPrecedenceOverADrag() async {
    let stage = SheetStage(detents: [.large()]).presented()
    let start = CGPoint(x: 200, y: stage.shownTop + 20)
    stage.host.touchBegan(at: start)
    stage.host.move(from: start, to: CGPoint(x: 200, y: start.y + 200), duration: 0.2)
    let top = stage.shownTop
    XCTAssertNil(stage.presenter.presentedViewController)
    var isDone = false
    stage.presenter.dismiss(animated: true) { isDone = true }
    XCTAssertEqual(stage.shownTop, top, accuracy: 0.5, "the sheet does not jump")
    stage.host.move(from: CGPoint(x: 200, y: start.y + 200), to: start, duration: 0.1)
    stage.host.touchEnded(at: start)
    stage.host.advance(by: 2)
    XCTAssertTrue(isDone)
    XCTAssertEqual(stage.page.balance, .disappeared)
    XCTAssertEqual(stage.host.window.subviews, [stage.presenter.view])
  }

  func testADragTakesOverAChangeOfDetentsAndReversesIt() async {
    let stage = SheetStage().presented()
    stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
    stage.host.advance(by: 0.06)
    let top = stage.shownTop
    XCTAssertTrue((60...390).contains(top), "\(top)")
    let sheet = stage.caught(at: 500)
    XCTAssertEqual(stage.shownTop, top, accuracy: 0.5)
    sheet.move(from: 500, to: 540, duration: 0.05)
    XCTAssertEqual(stage.shownTop, top + 40, accuracy: 0.5)
    sheet.release(at: 540)
    XCTAssertEqual(stage.measuredVelocity(), 800, accuracy: 40)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: stage.sheet.selectedDetentIdentifier == .large ? 44 : 400)
  }

  func testADragTakesOverASheetThatSpringsBack() async {
    let stage = SheetStage().presented()
    stage.dragAndHold(from: 450, to: 600)
    stage.host.advance(by: 0.03)
    let top = stage.shownTop
    XCTAssertTrue((405...545).contains(top), "\(top)")
    let sheet = stage.caught(at: 700)
    XCTAssertEqual(stage.shownTop, top, accuracy: 0.5)
    sheet.move(from: 700, to: 750, duration: 0.3)
    XCTAssertEqual(stage.shownTop, top + 50, accuracy: 0.5)
    XCTAssertEqual(
      stage.log.lines, ["shouldDismiss", "willDismiss", "B.viewWillDisappear"], "no new dismissal has begun")
    sheet.release(at: 750)
    stage.host.advance(by: 1)
  }

  func testTheProgramCanChangeTheDetentWithAndWithoutAnimation() async {
    let stage = SheetStage().presented()
    stage.sheet.selectedDetentIdentifier = .large
    stage.assertAtRest(top: 44)
    stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .medium }
    XCTAssertEqual(stage.shownTop, 44, accuracy: 0.01)
    stage.host.advance(by: 0.1)
    XCTAssertTrue((60...390).contains(stage.shownTop))
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 400)
    XCTAssertEqual(stage.log.lines, [], "the delegate is only called for changes by the user")
  }

  // MARK: Resizing

  func testASheetKeepsItsDetentWhenTheWindowIsResized() async {
    let stage = SheetStage().presented()
    stage.host.resize(to: CGSize(width: 500, height: 600))
    stage.assertAtRest(top: 300)
    XCTAssertEqual(stage.page.view.bounds.size, CGSize(width: 500, height: 300))
    stage.host.resize(to: CGSize(width: 1000, height: 600))
    stage.assertAtRest(top: 300)
    XCTAssertEqual(stage.page.view.bounds.size, CGSize(width: 704, height: 300))
  }

  func testAChangeOfDetentsContinuesToTheSameDetentWhenTheWindowIsResized() async {
    let stage = SheetStage().presented()
    stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
    stage.host.advance(by: 0.06)
    let share = (stage.shownTop - 44) / 756
    stage.host.resize(to: CGSize(width: 400, height: 600))
    XCTAssertEqual((stage.shownTop - 44) / 556, share, accuracy: 0.02)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 44)
  }

  func testAWindowThatIsResizedInEachFrameDoesNotDelayASheet() async {
    let undisturbed = topsOfASheet { _, _ in }
    let resized = topsOfASheet { stage, frame in
      stage.host.resize(to: CGSize(width: 400 + CGFloat(frame), height: 800))
    }
    for (a, b) in zip(undisturbed, resized) { XCTAssertEqual(a, b, accuracy: 0.01) }
  }

  /// Returns where a sheet is in each frame of its presentation.
  private func topsOfASheet(disturbing: (SheetStage, Int) -> Void) -> [CGFloat] {
    let stage = SheetStage()
    stage.present()
    return (1...12).map { frame in
      stage.host.advance(by: 1 / 60)
      disturbing(stage, frame)
      return stage.shownTop
    }
  }

  func testAPresentationOrDismissalOfASheetContinuesWhenTheWindowIsResized() async {
    let stage = SheetStage()
    stage.present()
    stage.host.advance(by: 0.1)
    stage.host.resize(to: CGSize(width: 400, height: 600))
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 300)
    stage.presenter.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    stage.host.resize(to: CGSize(width: 500, height: 700))
    stage.host.advance(by: 1)
    stage.assertGone()
  }
}
