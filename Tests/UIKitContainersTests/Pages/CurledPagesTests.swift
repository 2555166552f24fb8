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
}
