// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

/// Sheets, drawers and other presentations in the real program, dragged, thrown and caught with the mouse.
final class PresentationTests: GalleryTestCase {
  /// The position of the row of the sheet with detents, in pixels.
  private static let detents = (x: 400, y: 125)
  /// A column within the sheet that has neither text nor a separator.
  private static let plainColumn = 60
  private static let white: UInt32 = 0xffffff

  /// A window in which the first two sections of the page need not be scrolled.
  private static let tall = (width: 900, height: 820)

  private func openPresent(
    _ arguments: [String] = [], size: (width: Int, height: Int) = size
  ) throws -> GalleryWindow {
    try open(["--page", "present"] + arguments, size: size)
  }

  /// Returns the upper edge of the sheet, which is white to the lower edge of the window.
  private func sheetTop(_ window: GalleryWindow) -> Int {
    let column = window.pixels(inColumn: Self.plainColumn)
    return column.count - column.reversed().prefix { $0 == Self.white }.count
  }

  /// Waits until the sheet's upper edge satisfies a condition and moves no more, and returns it.
  private func restingTop(
    _ window: GalleryWindow, file: StaticString = #filePath, line: UInt = #line, _ condition: @escaping (Int) -> Bool
  ) -> Int {
    var last = -1
    var same = 0
    let rests = waitUntil {
      let top = sheetTop(window)
      same = top == last ? same + 1 : 0
      last = top
      return same >= Self.restingLooks && condition(top)
    }
    XCTAssertTrue(rests, "the sheet is at \(last)", file: file, line: line)
    return last
  }

  /// The number of equal positions after which the sheet counts as resting.
  private static let restingLooks = 50

  /// Presents the sheet with detents, and returns its upper edge.
  private func presentSheet(_ window: GalleryWindow) -> Int {
    window.click(atPixel: Self.detents.x, Self.detents.y)
    window.movePointerAway()
    return restingTop(window) { (300..<500).contains($0) }
  }

  func testASheetFollowsADragAndRestsAtTheNextDetent() throws {
    let window = try openPresent()
    _ = try window.restingPicture()
    let low = presentSheet(window)

    window.drag(from: (400, low + 30), to: (400, low - 70), releases: false)
    XCTAssertEqual(restingTop(window) { $0 < low - 60 }, low - 100, accuracy: 12)
    window.release()
    let middle = restingTop(window) { $0 < low - 60 }
    XCTAssertEqual(middle, window.frame.height / 2, accuracy: 60, "the medium detent")
  }

  func testAThrownSheetLeaves() throws {
    let window = try openPresent()
    let rest = try window.restingPicture()
    let low = presentSheet(window)

    window.drag(from: (400, low + 30), to: (400, low + 170), steps: 8)
    try assertRests(window, at: rest)
  }

  func testAThrownSheetIsCaughtAndBroughtBack() throws {
    let window = try openPresent(["--slow", "5"])
    _ = try window.restingPicture()
    let low = presentSheet(window)

    window.drag(from: (400, low + 30), to: (400, low + 110), steps: 8)
    XCTAssertTrue(waitUntil { sheetTop(window) > low + 90 }, "it moves on after the release")
    let y = sheetTop(window) + 30
    window.drag(from: (400, y), to: (400, y - 120), steps: 30)

    XCTAssertLessThanOrEqual(restingTop(window) { $0 < window.frame.height - 100 }, low + 2)
  }

  func testADrawerIsDraggedClosed() throws {
    let window = try openPresent(size: Self.tall)
    let rest = try window.restingPicture()
    for _ in 0..<8 { window.desktop.type(XK_Down) }
    let focused = try window.restingPicture { $0 != rest }
    window.desktop.type(XK_Return)
    let width = drawerWidth(try window.restingPicture { drawerWidth($0) > 200 })

    window.drag(from: (width - 40, 500), to: (width / 2, 500), steps: 30, releases: false)
    XCTAssertTrue(waitUntil { (try? window.picture()).map { drawerWidth($0) < width - 60 } ?? false }, "it follows")
    window.continueDrag(from: (width / 2, 500), to: (5, 500))
    window.movePointerAway()
    try assertRests(window, at: focused)
  }

  /// Returns the width of the white panel at the left edge, below its text.
  private func drawerWidth(_ picture: Screenshot) -> Int {
    (0..<picture.width).prefix { picture[$0, picture.height - 60] == Self.white }.count
  }

  func testEscapeClosesTheSourceAndThenGoesBack() throws {
    let window = try openPushPage()
    let first = try window.restingPicture()
    let second = try push(window)
    window.desktop.type(XK_u, with: [XK_Control_L])
    window.waitForChange(from: second)
    _ = try window.restingPicture { GalleryWindow.color(of: $0) != GalleryWindow.color(of: second) }

    window.desktop.type(XK_Escape)
    try assertRests(window, at: second)
    window.desktop.type(XK_Escape)
    try assertRests(window, at: first)
  }

  func testEscapeDismissesWhateverIsPresented() throws {
    let window = try openPresent(size: Self.tall)
    let rest = try window.restingPicture()
    var row = -1
    // A sheet, a popover, a question, an overlay, a dialog and a drawer, whose rows have the focus in turn.
    for next in [0, 2, 3, 4, 6, 7] {
      for _ in row..<next { window.desktop.type(XK_Down) }
      row = next
      let focused = try window.restingPicture { $0 != rest }
      window.desktop.type(XK_Return)
      window.waitForChange(from: focused)
      window.desktop.type(XK_Escape)
      try assertRests(window, at: focused)
    }
  }
}
