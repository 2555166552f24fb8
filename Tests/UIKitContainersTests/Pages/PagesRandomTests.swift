// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Random operations on page view controllers: the callbacks alternate, and at rest just the shown pages are there.
@MainActor
final class PagesRandomTests: XCTestCase {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  func testScrolledPages() async { run { BookStage(.scroll) } }
  func testCurledPages() async { run { BookStage(.pageCurl) } }
  func testBooksWithASpineInTheMiddle() async {
    run { BookStage(.pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid]) }
  }

  private func run(_ make: () -> BookStage) {
    for seed in 0..<60 {
      let s = make()
      defer { s.stage.close() }
      var (numbers, steps, isPressed) = (Numbers(state: UInt64(seed + 1)), [String](), false)
      for _ in 0..<40 {
        steps.append(perform(Int.random(in: 0..<8, using: &numbers), s, &isPressed, &numbers))
        s.stage.advance(by: [0, 0.02, 0.1, 0.5].randomElement(using: &numbers) ?? 0)
        guard s.errors.isEmpty else { return XCTFail("seed \(seed): \(s.errors) after \(steps)") }
      }
      if isPressed { s.stage.touchEnded(at: CGPoint(x: 200, y: 300)) }
      XCTAssertTrue(s.stage.advanceToRest())
      let shown = s.pages.filter { s.book.viewControllers?.contains($0) == true }
      XCTAssertEqual(s.pages.filter(\.isShown), shown, "seed \(seed): \(steps)")
      XCTAssertEqual(s.pages.filter { $0.viewIfLoaded?.window != nil }, shown, "seed \(seed): \(steps)")
      XCTAssertEqual(s.pages.filter { $0.parent != nil }, shown, "seed \(seed): \(steps)")
      let width = shown.map { s.stage.shown($0.view).frame.width }.reduce(0, +)
      XCTAssertEqual(width, s.stage.window.bounds.width, "seed \(seed): \(steps)")
      XCTAssertEqual(shown.first.map { s.stage.shown($0.view).frame.minX }, 0, "seed \(seed): \(steps)")
      if let failures = testRun?.failureCount, failures > 0 { return }
    }
  }

  private func perform(_ operation: Int, _ s: BookStage, _ isPressed: inout Bool, _ numbers: inout Numbers) -> String {
    let width = s.stage.window.bounds.width
    let x = CGFloat.random(in: 5...(width - 5), using: &numbers)
    switch operation {
    case 0, 1:
      if isPressed {
        s.stage.touchMoved(to: CGPoint(x: x, y: 300))
        return "move \(x)"
      }
      isPressed = true
      s.stage.touchBegan(at: CGPoint(x: x, y: 300))
      return "press \(x)"
    case 2, 3:
      guard isPressed else { return "nothing" }
      isPressed = false
      s.stage.touchEnded(at: CGPoint(x: x, y: 300))
      return "release"
    case 4, 5:
      let isDouble = s.book.spineLocation == .mid
      let index = Int.random(in: 0..<(isDouble ? 3 : 6), using: &numbers) * (isDouble ? 2 : 1)
      let (forward, animated) = (Bool.random(using: &numbers), Int.random(in: 0..<4, using: &numbers) > 0)
      if isDouble {
        s.show(index, index + 1, forward: forward, animated: animated)
      } else {
        s.show(index, forward: forward, animated: animated)
      }
      return "set \(index) \(forward ? "forward" : "back")\(animated ? "" : " at once")"
    case 6:
      s.stage.resize(to: CGSize(width: Bool.random(using: &numbers) ? 400 : 700, height: 600))
      return "resize"
    default:
      s.stage.press(Bool.random(using: &numbers) ? .keyboardPageDown : .keyboardPageUp)
      return "key"
    }
  }
}
