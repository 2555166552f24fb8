// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// Drags of sheets between detents, and downwards to dismiss them. The window has 400 × 800 points. At the medium
/// detent the sheet's top is at 400, and at the large one at 44.
@MainActor
final class SheetDragTests: UIKitTestCase {
  func testASheetIsPresentedAtItsSmallestDetentIfNoneIsSelected() async {
    let stage = SheetStage().presented()
    stage.assertAtRest(top: 400)
    XCTAssertEqual(stage.shownHeight, 400)
  }

  func testASheetIsPresentedAtItsSelectedDetent() async {
    let stage = SheetStage()
    stage.sheet.selectedDetentIdentifier = .large
    stage.present()
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 44)
  }

  func testASheetFollowsTheFingerBetweenDetents() async {
    let stage = SheetStage().presented()
    stage.grab(at: 450)
    stage.move(from: 450, to: 350, duration: 0.2)
    XCTAssertEqual(stage.shownTop, 300, accuracy: 0.01)
    XCTAssertEqual(stage.shownHeight, 500, accuracy: 0.01)
    stage.move(from: 350, to: 250, duration: 0.2)
    XCTAssertEqual(stage.shownTop, 200, accuracy: 0.01)
    stage.move(from: 250, to: 350, duration: 0.2)
    XCTAssertEqual(stage.shownTop, 300, accuracy: 0.01)
    stage.release(at: 350)
  }

  func testASheetReleasedNearADetentMovesThereAndTellsTheDelegate() async {
    let stage = SheetStage().presented()
    stage.dragAndHold(from: 450, to: 200)
    XCTAssertEqual(stage.log.lines, ["didChangeDetent large"])
    XCTAssertEqual(stage.sheet.selectedDetentIdentifier, .large)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 44)
    stage.dragAndHold(from: 100, to: 150)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 44)
    stage.dragAndHold(from: 100, to: 400)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 400)
    XCTAssertEqual(stage.log.lines, ["didChangeDetent large", "didChangeDetent medium"])
  }

  /// The snap point of a release depends on the position projected by 0.12 s.
  func testAFlickMovesASheetToTheNextDetentWithItsVelocity() async {
    let stage = SheetStage().presented()
    stage.grab(at: 500)
    stage.move(from: 500, to: 400, duration: 0.05)
    stage.release(at: 400)
    let velocity = stage.measuredVelocity()
    XCTAssertEqual(velocity, -2000, accuracy: 100)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 44)
  }

  func testADragAboveTheLargestDetentStretchesTheSheet() async {
    let stage = SheetStage(detents: [.large()]).presented()
    stage.grab(at: 100)
    stage.move(from: 100, to: 50, duration: 0.2)
    let stretch = RubberBand(limit: SheetMetrics.stretchAbove).shown(50)
    XCTAssertEqual(stage.shownTop, 44 - stretch, accuracy: 0.01)
    XCTAssertEqual(stage.shownHeight, 756 + stretch, accuracy: 0.01, "there is no gap below the sheet")
    stage.release(at: 50)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 44)
  }

  // MARK: Dismissing

  func testASwipeDownDismissesASheet() async {
    let stage = SheetStage().presented()
    stage.grab(at: 450)
    stage.move(from: 450, to: 600, duration: 0.2)
    XCTAssertEqual(stage.shownTop, 550, accuracy: 0.01)
    XCTAssertEqual(stage.shownHeight, 400, accuracy: 0.01)
    XCTAssertEqual(stage.log.lines, ["shouldDismiss", "willDismiss", "B.viewWillDisappear"])
    stage.release(at: 600)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines, ["shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss"])
    stage.assertGone()
  }

  /// After a cancelled swipe, `presentationControllerWillDismiss` is not followed by
  /// `presentationControllerDidDismiss`.
  func testAShortSwipeDownReturnsASheetToItsDetent() async {
    let stage = SheetStage().presented()
    stage.dragAndHold(from: 450, to: 550)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      [
        "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear",
      ])
    stage.assertAtRest(top: 400)
  }

  func testADragThatReversesFollowsTheFingerAndAsksTheDelegateOnce() async {
    let stage = SheetStage().presented()
    stage.grab(at: 450)
    var y: CGFloat = 450
    for target: CGFloat in [600, 300, 700, 500, 200] {
      stage.move(from: y, to: target, duration: 0.2)
      y = target
      XCTAssertEqual(stage.shownTop, target - 50, accuracy: 0.01)
    }
    XCTAssertEqual(stage.log.lines, ["shouldDismiss", "willDismiss", "B.viewWillDisappear"])
    stage.host.advance(by: 0.3)
    stage.host.touchMoved(to: CGPoint(x: 200, y: y + 10))
    stage.release(at: y)
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 44)
  }

  func testAFastFlickDismissesASheetFromItsLargestDetent() async {
    let stage = SheetStage()
    stage.sheet.selectedDetentIdentifier = .large
    let shown = stage.presented()
    shown.grab(at: 100)
    shown.move(from: 100, to: 220, duration: 0.024)
    shown.release(at: 220)
    XCTAssertEqual(shown.measuredVelocity(), 5000, accuracy: 250)
    XCTAssertEqual(shown.log.lines, ["shouldDismiss", "willDismiss", "B.viewWillDisappear"])
    shown.host.advance(by: 1)
    shown.assertGone()
  }

  /// With `isModalInPresentation`, only `presentationControllerDidAttemptToDismiss` is called.
  func testAModalSheetResistsAndSpringsBack() async {
    let stage = SheetStage().presented()
    stage.page.isModalInPresentation = true
    stage.grab(at: 450)
    stage.move(from: 450, to: 700, duration: 0.2)
    let stretch = RubberBand(limit: SheetMetrics.stretchBelow).shown(250)
    XCTAssertEqual(stage.shownTop, 400 + stretch, accuracy: 0.01)
    stage.release(at: 700)
    XCTAssertEqual(stage.log.lines, ["didAttemptToDismiss"])
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, ["didAttemptToDismiss"])
    stage.assertAtRest(top: 400)
  }

  func testARefusedDismissalResistsAndSpringsBack() async {
    let stage = SheetStage().presented()
    stage.delegate.allows = false
    stage.dragAndHold(from: 450, to: 700)
    XCTAssertEqual(stage.log.lines, ["shouldDismiss", "didAttemptToDismiss"])
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 400)
  }

  func testAShortDragOfAModalSheetIsNotReportedAsAnAttempt() async {
    let stage = SheetStage().presented()
    stage.page.isModalInPresentation = true
    stage.dragAndHold(from: 450, to: 480)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, [])
    stage.assertAtRest(top: 400)
  }

  func testACancelledDragReturnsTheSheetToItsDetent() async {
    let stage = SheetStage().presented()
    stage.grab(at: 450)
    stage.move(from: 450, to: 700, duration: 0.2)
    stage.host.cancelTouches()
    stage.host.advance(by: 1)
    stage.assertAtRest(top: 400)
  }

  func testASidewaysDragDoesNotMoveASheet() async {
    let stage = SheetStage().presented()
    stage.host.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 300, y: 540), duration: 0.2)
    XCTAssertEqual(stage.shownTop, 400)
    XCTAssertEqual(stage.log.lines, [])
  }

  // MARK: Taps

  func testATapOnTheDimmedPageDismissesTheSheet() async {
    let stage = SheetStage().presented()
    stage.host.tap(at: CGPoint(x: 200, y: 100))
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines, ["shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss"])
    stage.assertGone()
  }

  func testATapOnThePageBehindAModalSheetIsReportedAsAnAttempt() async {
    let stage = SheetStage().presented()
    stage.page.isModalInPresentation = true
    stage.host.tap(at: CGPoint(x: 200, y: 100))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, ["didAttemptToDismiss"])
    stage.assertAtRest(top: 400)
  }

  func testATapOnTheGrabberMovesTheSheetToTheNextDetent() async {
    let stage = SheetStage()
    stage.sheet.prefersGrabberVisible = true
    let shown = stage.presented()
    shown.host.tap(at: CGPoint(x: 200, y: 408))
    shown.host.advance(by: 1)
    shown.assertAtRest(top: 44)
    shown.host.tap(at: CGPoint(x: 200, y: 52))
    shown.host.advance(by: 1)
    shown.assertAtRest(top: 400)
    XCTAssertEqual(shown.log.lines, ["didChangeDetent large", "didChangeDetent medium"])
  }
}
