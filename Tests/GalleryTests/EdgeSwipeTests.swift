// SPDX-License-Identifier: MIT

import DesktopTesting
import XCTest

/// Dragging a page back from the left edge with the mouse.
final class EdgeSwipeTests: GalleryTestCase {
  func testADragPastHalfPops() throws {
    let window = try openPushPage()
    let first = try window.restingPicture()
    _ = try push(window)

    window.pressAtEdge()
    window.drag(from: GalleryWindow.edge, to: 560, steps: 40, interval: 0.01)
    try waitForRest(window)
    window.release()

    try assertRests(window, at: first)
  }

  func testAShortSlowDragCancelsAndThePageIsAsBefore() throws {
    let window = try openPushPage()
    let first = try window.restingPicture()
    let second = try push(window)

    window.pressAtEdge()
    window.drag(from: GalleryWindow.edge, to: 200, steps: 40, interval: 0.015)
    window.waitForChange(from: second)
    try waitForRest(window)
    window.release()
    try assertRests(window, at: second)

    window.clickBack()
    try assertRests(window, at: first)
  }

  /// Semantics: swipe-metrics.
  func testAShortFastDragPops() throws {
    let window = try openPushPage()
    let first = try window.restingPicture()
    _ = try push(window)

    waitUntil {
      window.pressAtEdge()
      if window.drag(from: GalleryWindow.edge, to: 240, steps: 12, interval: 0.004, releases: true) { return true }
      // The server was too slow for a fast drag, so the page may have been popped or not.
      if (try? window.restingPicture()) == first { _ = try? push(window) }
      return false
    }

    try assertRests(window, at: first)
  }

  func testThePageFollowsThePointerInBothDirections() throws {
    let window = try openPushPage()
    let first = try window.restingPicture()
    let color = GalleryWindow.color(of: try push(window))
    let far = window.frame.width * 6 / 10
    let slack = 24

    window.pressAtEdge()
    var from = GalleryWindow.edge
    for goal in [far, GalleryWindow.edge, far, GalleryWindow.edge, far] {
      window.drag(from: from, to: goal, steps: 30, interval: 0.008)
      from = goal
      XCTAssertTrue(try waitForEdge(window, color) { abs($0 - goal) <= slack }, "the page is not at \(goal)")
    }
    try waitForRest(window)
    window.release()

    try assertRests(window, at: first)
  }

  func testASwipeOnTheRootDoesNothingAndClicksStillWork() throws {
    // With reduced motion, the pictures of the home page stand still.
    let window = try open(["--reduce-motion"])
    let home = try window.restingPicture()

    window.pressAtEdge()
    window.drag(from: GalleryWindow.edge, to: 500, steps: 25, interval: 0.01)
    XCTAssertEqual(try window.picture(), home)
    window.release()
    window.desktop.movePointer(x: 10_000, y: 10_000)
    try assertRests(window, at: home)

    let card = try XCTUnwrap(firstCard(in: home))
    window.desktop.click(x: window.frame.x + card.x, y: window.frame.y + card.y)
    window.waitForChange(from: home)
    XCTAssertNotEqual(try window.restingPicture { $0 != home }, home)
  }

  /// Waits until the page is still under the pointer, whose velocity is zero then.
  private func waitForRest(_ window: GalleryWindow) throws {
    _ = try window.restingPicture(isDragged: true)
  }

  /// Returns the middle of the first large area in the leading column that is neither text nor the home page's background.
  private func firstCard(in home: Screenshot) -> (x: Int, y: Int)? {
    let background = home[home.width - 2, home.height - 2]
    let navigationBarHeight = 44
    let x = home.width / 5
    var start: Int?
    for y in 0..<home.height {
      let isCard = (x - 60..<x + 60).allSatisfy { home[$0, y] != background }
      if isCard, start == nil { start = y }
      if !isCard, let first = start {
        if y - first > navigationBarHeight { return (x, (first + y) / 2) }
        start = nil
      }
    }
    return nil
  }
}
