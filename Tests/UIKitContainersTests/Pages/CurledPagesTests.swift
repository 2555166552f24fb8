// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Page view controllers whose pages curl.
@MainActor
final class CurledPagesTests: XCTestCase {
  private func isFlat(_ page: UIViewController) -> Bool {
    let curl = page.view.superview?.layer.presentation()?.pageCurl ?? page.view.superview?.layer.pageCurl
    return curl?.progress == 0
  }

  func testADragCurlsThePageAndUncoversTheNext() async {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }
    s.clear()

    s.press(at: 380, to: 120)
    s.stage.advance(by: 0.05)

    XCTAssertFalse(isFlat(s.pages[2]))
    XCTAssertEqual(s.frame(3), CGRect(origin: .zero, size: BookStage.size), "the next page lies below")
    XCTAssertEqual(s.log, ["will 3"])
    s.stage.touchEnded(at: CGPoint(x: 120, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.shown, "3")
    XCTAssertTrue(isFlat(s.pages[3]))
    XCTAssertEqual(s.log, ["will 3", "did from 2 completed"])
    XCTAssertEqual(s.pages[2].log, ["will disappear", "did disappear"])
    XCTAssertEqual(s.pages[3].log, ["will appear", "did appear"])
    XCTAssertNil(s.pages[2].viewIfLoaded?.window)
    XCTAssertEqual(s.errors, [])
  }

  func testADragByASlowMouseCurlsThePage() async {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }
    s.clear()

    s.stage.touchBegan(at: CGPoint(x: 380, y: 300))
    for x in (300..<380).reversed() {
      s.stage.touchMoved(to: CGPoint(x: CGFloat(x), y: 300))
      s.stage.advance(by: 0.02)
    }

    XCTAssertEqual(s.log, ["will 3"])
    XCTAssertFalse(isFlat(s.pages[2]))
    s.stage.touchEnded(at: CGPoint(x: 300, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.log, ["will 3", "did from 2 cancelled"])
  }

  func testADragThatReturnsCancels() async {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }
    s.clear()

    s.press(at: 380, to: 150)
    s.stage.move(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 370, y: 300), duration: 0.3)
    s.stage.touchEnded(at: CGPoint(x: 370, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.shown, "2")
    XCTAssertTrue(isFlat(s.pages[2]))
    XCTAssertEqual(s.log, ["will 3", "did from 2 cancelled"])
    XCTAssertNil(s.pages[3].parent)
    XCTAssertEqual(s.errors, [])
    XCTAssertEqual(s.pages.filter(\.isShown).map(\.title), ["2"])
  }

  func testADragToTheRightBringsThePageBeforeBack() async {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }
    s.clear()

    s.press(at: 20, to: 300)
    s.stage.advance(by: 0.05)
    XCTAssertFalse(isFlat(s.pages[1]), "the page before is curled over this one")
    s.stage.touchEnded(at: CGPoint(x: 300, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.shown, "1")
    XCTAssertTrue(isFlat(s.pages[1]))
    XCTAssertEqual(s.log, ["will 1", "did from 2 completed"])
    XCTAssertEqual(s.errors, [])
  }

  func testATurningPageIsCaughtAndHeld() async throws {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }
    s.press(at: 380, to: 250, duration: 0.1)
    s.stage.touchEnded(at: CGPoint(x: 250, y: 300))
    s.stage.advance(by: 0.05)
    let sheet = try XCTUnwrap(s.pages[2].view.superview)

    s.press(at: 200, to: 190, duration: 0.1)
    s.press(at: 190, to: 170, duration: 0.1)
    let held = try XCTUnwrap(sheet.layer.presentation()?.pageCurl.progress)
    s.stage.advance(by: 0.3)
    XCTAssertEqual(try XCTUnwrap(sheet.layer.presentation()?.pageCurl.progress), held, accuracy: 1e-6)
    s.stage.touchEnded(at: CGPoint(x: 170, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.errors, [])
    XCTAssertEqual(s.pages.filter(\.isShown).count, 1)
  }

  func testAClickNearAnEdgeTurnsThePage() async {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }

    s.stage.tap(at: CGPoint(x: 385, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.shown, "3")
    s.stage.tap(at: CGPoint(x: 15, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.shown, "2")
    s.stage.tap(at: CGPoint(x: 200, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.shown, "2")
    XCTAssertEqual(s.errors, [])
  }

  func testASpineInTheMiddleShowsTwoPages() async {
    let s = BookStage(.pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    defer { s.stage.close() }
    XCTAssertEqual(s.shown, "23")
    XCTAssertTrue(s.book.isDoubleSided)
    XCTAssertEqual(s.frame(2), CGRect(x: 0, y: 0, width: 200, height: 600))
    XCTAssertEqual(s.frame(3), CGRect(x: 200, y: 0, width: 200, height: 600))

    s.drag(from: 390, to: 30)
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.shown, "45")
    XCTAssertEqual(s.frame(4), CGRect(x: 0, y: 0, width: 200, height: 600))
    XCTAssertEqual(s.frame(5), CGRect(x: 200, y: 0, width: 200, height: 600))
    XCTAssertEqual(s.log, ["will 45", "did from 23 completed"])
    XCTAssertEqual(s.errors, [])
  }

  func testASecondTurnDuringTheFirstLeavesItFlying() async {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }
    var ended: [Bool] = []

    s.show(3) { ended.append($0) }
    s.stage.advance(by: 0.15)
    s.show(4) { ended.append($0) }
    XCTAssertEqual(ended, [false])
    XCTAssertEqual(s.shown, "4")
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(ended, [false, true])
    XCTAssertEqual(s.pages.filter(\.isShown).map(\.title), ["4"])
    XCTAssertNil(s.pages[2].viewIfLoaded?.window)
    XCTAssertNil(s.pages[3].viewIfLoaded?.window)
    XCTAssertEqual(s.errors, [])
  }

  func testTheDelegateMovesTheSpineWhenTheWindowBecomesWide() async {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }
    s.spine = .mid

    s.stage.resize(to: CGSize(width: 800, height: 500))
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.book.spineLocation, .mid)
    XCTAssertEqual(s.shown, "23")
    XCTAssertEqual(s.frame(3), CGRect(x: 400, y: 0, width: 400, height: 500))
    XCTAssertEqual(s.errors, [])
  }

  func testTheDelegateSetsThePagesForTheSpineThatItReturns() async {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }
    var completions: [Bool] = []
    s.spine = .mid
    s.onSpineQuestion = {
      s.book.setViewControllers([s.pages[4], s.pages[5]], direction: .forward, animated: true) {
        completions.append($0)
      }
    }
    s.stage.resize(to: CGSize(width: 800, height: 500))
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.shown, "45")
    XCTAssertEqual(completions, [true])

    s.spine = .min
    s.onSpineQuestion = {
      s.book.setViewControllers([s.pages[5]], direction: .forward, animated: true)
      s.book.isDoubleSided = false
    }
    s.stage.resize(to: CGSize(width: 500, height: 800))
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.book.spineLocation, .min)
    XCTAssertFalse(s.book.isDoubleSided)
    XCTAssertEqual(s.shown, "5")
    XCTAssertEqual(s.frame(5), CGRect(x: 0, y: 0, width: 500, height: 800))
    XCTAssertEqual(s.errors, [])
  }

  func testATurnThatTheUserDoesNotMakeStaysCancelledWhenThePagesAreSet() async {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }
    s.drag(from: 390, to: 340)
    s.stage.advance(by: 0.05)
    XCTAssertEqual(s.log, ["will 3"])
    s.show(5)
    XCTAssertEqual(s.log, ["will 3", "did from 2 cancelled"])
    XCTAssertEqual(s.shown, "5")
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.pages.filter(\.isShown).map(\.title), ["5"])
    XCTAssertEqual(s.errors, [])
  }

  func testALeafThatGoesBackIsTurnedAgainFromItsPlace() async throws {
    let s = BookStage(.pageCurl)
    defer { s.stage.close() }
    s.drag(from: 390, to: 250)
    s.stage.advance(by: 0.05)
    let before = try XCTUnwrap(curl(of: s.pages[2]))
    s.show(3)
    s.stage.advance(by: 0.001)
    XCTAssertEqual(try XCTUnwrap(curl(of: s.pages[2])), before, accuracy: 0.02)
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.shown, "3")
  }

  /// The progress of the curl on a page, as the screen shows it.
  private func curl(of page: UIViewController) -> CGFloat? {
    page.view.superview.map { ($0.layer.presentation() ?? $0.layer).pageCurl.progress }
  }
}
