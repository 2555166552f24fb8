// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import Foundation
import XCTest

/// The page “Compare” in the real program: a drag in a cell, the palette, the curve editor, an export.
///
/// What the page shows is in its state file, which the program writes with every change.
final class CompareTests: GalleryTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compare-\(UUID().uuidString)")

  override func tearDown() {
    super.tearDown()
    try? FileManager.default.removeItem(at: folder)
  }

  private func openCompare(_ arguments: [String]) throws -> GalleryWindow {
    try open(
      ["--page", "compare"] + arguments,
      environment: ["XDG_STATE_HOME": folder.path, "XDG_PICTURES_DIR": folder.appendingPathComponent("pictures").path])
  }

  private var state: String {
    let file = folder.appendingPathComponent("passage-gallery/compare")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private func assertState(contains text: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(waitUntil { state.contains(text) }, "\(text) is not in: \(state)", file: file, line: line)
  }

  /// Clicks at a distance in pixels from the window's upper left corner.
  private func click(_ window: GalleryWindow, _ x: Int, _ y: Int) {
    window.desktop.click(x: window.frame.x + x, y: window.frame.y + y)
  }

  func testADragInACellMovesTheOtherCellByTheSameProgress() throws {
    let window = try openCompare(["--styles", "slide,slide", "--at", "0"])
    let rest = try window.restingPicture()
    let (left, right) = (cell(0, in: rest), cell(1, in: rest))
    XCTAssertEqual(left, right, "the same style at the same time")

    let (x, y) = (window.frame.x + 300, window.frame.y + window.frame.height / 2)
    window.desktop.movePointer(x: x, y: y)
    window.desktop.press()
    window.desktop.drag(fromX: x, fromY: y, toX: x - 140, toY: y, steps: 20, interval: 0.01, releases: false)
    let dragged = try window.restingPicture(isDragged: true) { $0 != rest }
    window.desktop.release()

    XCTAssertNotEqual(cell(0, in: dragged), left)
    XCTAssertEqual(cell(0, in: dragged), cell(1, in: dragged))
  }

  /// Returns the pixels in the middle of one of two cells side by side.
  private func cell(_ index: Int, in picture: Screenshot) -> [UInt32] {
    let width = (picture.width - 32 - 16) / 2
    let start = 16 + index * (width + 16)
    return (200..<picture.height - 200).flatMap { y in (start + 20..<start + width - 20).map { picture[$0, y] } }
  }

  func testThePaletteAddsACell() throws {
    let window = try openCompare(["--styles", "slide,cube", "--at", "0.5"])
    window.desktop.type(XK_slash)
    for key in [XK_a, XK_l, XK_b] { window.desktop.type(key) }

    XCTAssertTrue(
      waitUntil {
        click(window, 540, 220)
        return state.contains("album:push")
      }, state)
    assertState(contains: "slide:push,cube:push,album:push")
  }

  func testTheCurveEditorGivesACellASpring() throws {
    let window = try openCompare(["--styles", "slide,cube", "--at", "0.5"])
    window.desktop.type(XK_c)

    XCTAssertTrue(
      waitUntil {
        click(window, 722, 195)
        return state.contains("spring/")
      }, state)
    assertState(contains: "slide:push:spring/0.5/0.7,cube:push ")
  }

  func testAnExportWritesAnAnimation() throws {
    let window = try openCompare(["--styles", "slide,cube", "--at", "0.5", "--speed", "0.5"])
    window.desktop.type(XK_e)
    let file = folder.appendingPathComponent("pictures/Passage/slide-push.gif")

    XCTAssertTrue(
      waitUntil {
        click(window, 626, 342)
        return FileManager.default.fileExists(atPath: file.path)
      })
    XCTAssertEqual(try Data(contentsOf: file).prefix(6), Data("GIF89a".utf8))
  }

  func testTheComparisonComesBackAtTheNextStart() throws {
    let first = try openCompare(["--styles", "album,flip:push", "--at", "0.25", "--speed", "0.1"])
    first.desktop.requestClose(first.xid)
    XCTAssertEqual(first.program.exitStatus(), 0, first.program.errors)

    _ = try openCompare([])
    assertState(contains: "--styles album:push,flip:push --at 0.25 --speed 0.1")
  }
}
