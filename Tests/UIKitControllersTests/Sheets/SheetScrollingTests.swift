// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// Drags on a scroll view in a sheet, which move the sheet and scroll the content, alternately within one press.
@MainActor
final class SheetScrollingTests: UIKitTestCase {
  private func stage() -> (SheetStage, UIScrollView) {
    let stage = SheetStage()
    let scroll = UIScrollView(frame: stage.page.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: 3000)
    stage.page.view.addSubview(scroll)
    return (stage.presented(), scroll)
  }

  func testADragUpFirstExpandsASheetAndThenScrollsItsContent() async {
    let (stage, scroll) = stage()
    stage.grab(at: 700)
    stage.move(from: 700, to: 600, duration: 0.2)
    XCTAssertEqual(stage.shownTop, 300, accuracy: 0.01)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    stage.move(from: 600, to: 300, duration: 0.3)
    XCTAssertEqual(stage.shownTop, 44, accuracy: 0.01, "the sheet has its largest height")
    XCTAssertEqual(scroll.contentOffset.y, 44, accuracy: 0.01, "the rest of the drag scrolls the content")
    stage.release(at: 300)
    XCTAssertEqual(stage.log.lines, ["didChangeDetent large"])
    XCTAssertGreaterThan(scroll.contentOffset.y, 0)
    stage.host.advance(by: 3)
    stage.assertAtRest(top: 44)
    XCTAssertGreaterThan(scroll.contentOffset.y, 100, "the content decelerates after the release")
  }

  func testADragDownScrollsTheContentToItsTopBeforeItMovesTheSheet() async {
    let (stage, scroll) = stage()
    stage.sheet.selectedDetentIdentifier = .large
    stage.host.flush()
    scroll.contentOffset.y = 50
    stage.grab(at: 200)
    stage.move(from: 200, to: 350, duration: 0.3)
    XCTAssertEqual(scroll.contentOffset.y, 0, accuracy: 0.01, "first the content scrolls to its top")
    XCTAssertEqual(stage.shownTop, 144, accuracy: 1, "then the sheet moves")
    stage.move(from: 350, to: 150, duration: 0.3)
    XCTAssertEqual(stage.shownTop, 44, accuracy: 0.01, "on the way back the sheet moves first")
    XCTAssertEqual(scroll.contentOffset.y, 100, accuracy: 1, "then the content scrolls again")
    stage.move(from: 150, to: 300, duration: 0.3)
    XCTAssertEqual(scroll.contentOffset.y, 0, accuracy: 0.01)
    XCTAssertEqual(stage.shownTop, 94, accuracy: 1)
    stage.release(at: 300)
    stage.host.advance(by: 2)
  }

  func testAFlickDownOfContentAtItsTopDismissesTheSheet() async {
    let (stage, scroll) = stage()
    stage.grab(at: 450)
    stage.move(from: 450, to: 600, duration: 0.06)
    XCTAssertEqual(stage.shownTop, 550, accuracy: 0.01)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    stage.release(at: 600)
    XCTAssertEqual(stage.measuredVelocity(), 2500, accuracy: 125)
    stage.host.advance(by: 1)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(
      stage.log.lines, ["shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss"])
    stage.assertGone()
  }

  func testAFlickUpOfTheContentMovesTheSheetWithItsVelocity() async {
    let (stage, scroll) = stage()
    stage.grab(at: 700)
    stage.move(from: 700, to: 600, duration: 0.05)
    stage.release(at: 600)
    XCTAssertEqual(stage.measuredVelocity(), -2000, accuracy: 100)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 44)
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  func testADragScrollsTheContentAtOnceIfScrollingDoesNotExpandTheSheet() async {
    let (stage, scroll) = stage()
    stage.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    stage.grab(at: 700)
    stage.move(from: 700, to: 600, duration: 0.2)
    XCTAssertEqual(stage.shownTop, 400)
    XCTAssertEqual(scroll.contentOffset.y, 100, accuracy: 0.01)
    stage.release(at: 600)
    stage.host.advance(by: 3)
    stage.assertAtRest(top: 400)
  }

  func testADragOfScrolledContentDoesNotMoveTheSheet() async {
    let (stage, scroll) = stage()
    scroll.contentOffset.y = 500
    stage.grab(at: 600)
    stage.move(from: 600, to: 500, duration: 0.2)
    XCTAssertEqual(scroll.contentOffset.y, 600, accuracy: 0.01)
    stage.move(from: 500, to: 700, duration: 0.2)
    XCTAssertEqual(scroll.contentOffset.y, 400, accuracy: 0.01)
    XCTAssertEqual(stage.shownTop, 400)
    stage.release(at: 700)
    stage.host.advance(by: 3)
    stage.assertAtRest(top: 400)
    XCTAssertEqual(stage.log.lines, [])
  }

  func testADragDownOfTheContentOfAModalSheetMeetsResistance() async {
    let (stage, _) = stage()
    stage.page.isModalInPresentation = true
    stage.grab(at: 450)
    stage.move(from: 450, to: 700, duration: 0.3)
    XCTAssertEqual(stage.shownTop, 400 + RubberBand(limit: SheetMetrics.stretchBelow).shown(250), accuracy: 0.01)
    stage.release(at: 700)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, ["didAttemptToDismiss"])
    stage.assertAtRest(top: 400)
  }

  func testADragOfTheContentTakesOverADismissalOfTheSheet() async {
    let (stage, scroll) = self.stage()
    stage.presenter.dismiss(animated: true)
    stage.host.advance(by: 0.06)
    let top = stage.shownTop
    let sheet = stage.caught(at: 780)
    sheet.move(from: 780, to: 740, duration: 0.02)
    XCTAssertEqual(stage.shownTop, top - 40, accuracy: 0.5)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    sheet.release(at: 740)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: stage.sheet.selectedDetentIdentifier == .large ? 44 : 400)
  }
}
