// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Page view controllers whose pages scroll.
@MainActor
final class ScrolledPagesTests: XCTestCase {
  func testTheFirstPageFillsTheViewAndAppearsOnce() async {
    let s = BookStage(.scroll)
    defer { s.stage.close() }
    XCTAssertEqual(s.frame(2), CGRect(origin: .zero, size: BookStage.size))
    XCTAssertEqual(s.pages[2].log, ["will appear", "did appear"])
    XCTAssertTrue(s.pages[2].parent === s.book)
    XCTAssertEqual(s.shown, "2")
    XCTAssertEqual(s.book.spineLocation, .none)
    XCTAssertEqual(s.book.gestureRecognizers, [])
  }

  func testADragMovesThePagesUnderTheFingerAndTurns() async {
    let s = BookStage(.scroll)
    defer { s.stage.close() }
    s.clear()

    s.press(at: 350, to: 100)
    s.stage.advance(by: 0.05)

    let (current, next) = (s.frame(2), s.frame(3))
    XCTAssertEqual(current.minX, -250, accuracy: 12)
    XCTAssertEqual(next.minX - current.minX, 400, accuracy: 0.5)
    XCTAssertEqual(s.log, ["will 3"])
    XCTAssertEqual(s.pages[3].log, ["will appear"])
    XCTAssertEqual(s.pages[2].log, ["will disappear"])
    XCTAssertEqual(s.shown, "2")

    s.stage.touchEnded(at: CGPoint(x: 100, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.frame(3).minX, 0)
    XCTAssertEqual(s.shown, "3")
    XCTAssertEqual(s.log, ["will 3", "did from 2 completed"])
    XCTAssertEqual(s.pages[3].log, ["will appear", "did appear"])
    XCTAssertEqual(s.pages[2].log, ["will disappear", "did disappear"])
    XCTAssertNil(s.pages[2].parent)
    XCTAssertEqual(s.errors, [])
  }

  func testTheDelegateOfTheScrollViewSeesOneJumpAtTheEndOfATurn() async throws {
    let s = BookStage(.scroll)
    defer { s.stage.close() }
    let scrollView = try XCTUnwrap(s.book.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let recorder = OffsetRecorder()
    scrollView.delegate = recorder

    for (start, end, turned) in [(350.0, 100.0, 800.0), (350, 100, 800), (100, 350, 0)] {
      recorder.offsets = []
      s.stage.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), duration: 0.1)
      XCTAssertTrue(s.stage.advanceToRest())

      XCTAssertEqual(recorder.offsets.suffix(2), [turned, 400])
    }
  }

  func testAShortDragComesBack() async {
    let s = BookStage(.scroll)
    defer { s.stage.close() }
    s.clear()

    s.drag(from: 300, to: 200)
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.shown, "2")
    XCTAssertEqual(s.frame(2).minX, 0)
    XCTAssertEqual(s.log, ["will 3", "did from 2 cancelled"])
    XCTAssertEqual(s.pages[3].log, ["will appear", "will disappear", "did disappear"])
    XCTAssertEqual(s.pages[2].log, ["will disappear", "will appear", "did appear"])
    XCTAssertNil(s.pages[3].parent)
    XCTAssertEqual(s.errors, [])
  }

  func testTheFirstPageHasNoneBeforeIt() async {
    let s = BookStage(.scroll, start: 0)
    defer { s.stage.close() }
    s.clear()

    s.press(at: 100, to: 300)
    s.stage.advance(by: 0.05)
    XCTAssertGreaterThan(s.frame(0).minX, 20, "the page gives way")
    XCTAssertLessThan(s.frame(0).minX, 150, "and resists")
    s.stage.touchEnded(at: CGPoint(x: 300, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.frame(0).minX, 0)
    XCTAssertEqual(s.log, [])
  }

  func testAMovingPageIsCaughtAndThrownBack() async {
    let s = BookStage(.scroll)
    defer { s.stage.close() }
    s.clear()
    s.press(at: 350, to: 150, duration: 0.1)
    s.stage.touchEnded(at: CGPoint(x: 150, y: 300))
    s.stage.advance(by: 0.05)
    let moving = s.frame(3).minX
    XCTAssertGreaterThan(moving, 5)

    s.stage.touchBegan(at: CGPoint(x: 100, y: 300))
    s.stage.advance(by: 0.2)
    let held = s.frame(3).minX
    s.stage.advance(by: 0.2)
    XCTAssertEqual(s.frame(3).minX, held, "it is held")
    s.stage.move(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 340, y: 300), duration: 0.15)
    s.stage.touchEnded(at: CGPoint(x: 340, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.shown, "2")
    XCTAssertEqual(s.frame(2).minX, 0)
    XCTAssertEqual(s.errors, [])
    XCTAssertEqual(s.pages.filter(\.isShown).count, 1)
  }

  func testASetPageScrollsInAndTheCompletionIsCalled() async {
    let s = BookStage(.scroll)
    defer { s.stage.close() }
    s.clear()
    var ended: [Bool] = []

    s.show(5) { ended.append($0) }
    s.stage.advance(by: 0.1)

    XCTAssertEqual(s.shown, "5")
    XCTAssertTrue((1..<400).contains(s.frame(5).minX), "\(s.frame(5))")
    XCTAssertEqual(ended, [])
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(ended, [true])
    XCTAssertEqual(s.frame(5).minX, 0)
    XCTAssertEqual(s.log, [], "the delegate is told of the user's changes only")
    XCTAssertEqual(s.errors, [])
  }

  func testTheReverseDirectionComesFromTheLeft() async {
    let s = BookStage(.scroll)
    defer { s.stage.close() }

    s.show(0, forward: false)
    s.stage.advance(by: 0.1)

    XCTAssertTrue((-399..<0).contains(s.frame(0).minX), "\(s.frame(0))")
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.frame(0).minX, 0)
  }

  func testASetPageDuringAnotherOneStartsFromTheScreen() async {
    let s = BookStage(.scroll)
    defer { s.stage.close() }
    var ended: [Bool] = []
    s.show(3) { ended.append($0) }
    s.stage.advance(by: 0.15)
    let before = s.frame(3).minX

    s.show(5) { ended.append($0) }
    XCTAssertEqual(ended, [false])
    s.stage.advance(by: 1.0 / 60)
    XCTAssertEqual(s.frame(3).minX, before, accuracy: 40)
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(ended, [false, true])
    XCTAssertEqual(s.shown, "5")
    XCTAssertEqual(s.frame(5).minX, 0)
    XCTAssertEqual(s.errors, [])
    XCTAssertEqual(s.pages.filter(\.isShown).map(\.title), ["5"])
  }

  func testASetPageDuringADragWins() async {
    let s = BookStage(.scroll)
    defer { s.stage.close() }
    s.press(at: 350, to: 200)

    s.show(0, forward: false, animated: false)
    s.stage.touchEnded(at: CGPoint(x: 200, y: 300))
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.shown, "0")
    XCTAssertEqual(s.frame(0).minX, 0)
    XCTAssertEqual(s.errors, [])
    XCTAssertEqual(s.pages.filter(\.isShown).map(\.title), ["0"])
  }

  func testAProgramsChangeIsCaughtByADragThatTakesItBack() async {
    for distance: CGFloat in [10, 20, 40] {
      for delay in [0.02, 0.1, 0.2] {
        let s = BookStage(.scroll)
        defer { s.stage.close() }
        var ended: [Bool] = []
        s.show(5) { ended.append($0) }
        s.stage.advance(by: delay)

        s.stage.touchBegan(at: CGPoint(x: 130, y: 300))
        s.stage.touchMoved(to: CGPoint(x: 130 - distance, y: 300))
        s.stage.advance(by: 0.1)
        s.stage.touchEnded(at: CGPoint(x: 130 - distance, y: 300))
        XCTAssertTrue(s.stage.advanceToRest())

        XCTAssertEqual(ended.count, 1, "\(distance) \(delay)")
        XCTAssertEqual(s.errors, [])
        XCTAssertEqual(s.pages.filter(\.isShown).map { $0.title ?? "" }.joined(), s.shown, "\(distance) \(delay)")
        XCTAssertEqual(s.frame(Int(s.shown) ?? 0).minX, 0, "\(distance) \(delay)")
      }
    }
  }

  func testTheSpaceBetweenPagesIsOutsideOfThem() async {
    let spaces: [Any] = [20, 20.0, CGFloat(20), Float(20)]
    for space in spaces {
      let s = BookStage(.scroll, options: [.interPageSpacing: space])
      defer { s.stage.close() }
      XCTAssertEqual(s.frame(2), CGRect(origin: .zero, size: BookStage.size))

      s.press(at: 350, to: 150)

      XCTAssertEqual(s.frame(3).minX - s.frame(2).maxX, 20, accuracy: 0.5, "\(type(of: space))")
    }
  }

  func testVerticalPagesFollowBelowEachOther() async {
    let s = BookStage(.scroll, .vertical)
    defer { s.stage.close() }

    s.stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100), duration: 0.2)
    s.stage.advance(by: 0.02)
    XCTAssertEqual(s.frame(3).minX, 0)
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.shown, "3")
    XCTAssertEqual(s.frame(3).minY, 0)
  }

  func testThePageControlFollows() async throws {
    let s = BookStage(.scroll, showsControl: true)
    defer { s.stage.close() }
    let control = try XCTUnwrap(s.book.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    XCTAssertEqual([control.numberOfPages, control.currentPage], [6, 2])
    XCTAssertEqual(s.frame(2).maxY, control.frame.minY)

    s.drag(from: 350, to: 50)
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(control.currentPage, 3)
  }

  func testWithoutADataSourceTheUserTurnsNothing() async {
    let s = BookStage(.scroll, hasSource: false)
    defer { s.stage.close() }

    s.drag(from: 350, to: 50)
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.shown, "2")
    XCTAssertEqual(s.log, [])
  }

  func testArrowKeysTurnPages() async {
    let s = BookStage(.scroll)
    defer { s.stage.close() }
    XCTAssertTrue(s.pages[2].becomeFirstResponder() || s.book.becomeFirstResponder() || true)
    s.stage.press(.keyboardRightArrow)
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.shown, "3")
    s.stage.press(.keyboardPageUp)
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.shown, "2")
  }

  func testANewSizeKeepsThePage() async {
    let s = BookStage(.scroll)
    defer { s.stage.close() }

    s.stage.resize(to: CGSize(width: 700, height: 500))
    XCTAssertTrue(s.stage.advanceToRest())

    XCTAssertEqual(s.frame(2), CGRect(x: 0, y: 0, width: 700, height: 500))
    s.drag(from: 600, to: 100)
    XCTAssertTrue(s.stage.advanceToRest())
    XCTAssertEqual(s.shown, "3")
  }
}

/// Records the offsets of a scroll view.
private final class OffsetRecorder: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
}
