// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import Foundation
import XCTest

/// The page “Compare” in the real program: a drag in a cell, the palette, the curve editor, an export.
///
/// The program writes the state of the page into a file with every change.
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
    for key in [XK_a, XK_l, XK_b, XK_Return] { window.desktop.type(key) }
    assertState(contains: "slide:push,cube:push,album:push")

    // A click on a style that is compared adds no second cell, so that it may be repeated until it has an effect.
    for key in [XK_BackSpace, XK_BackSpace, XK_BackSpace, XK_d, XK_r, XK_a, XK_w] { window.desktop.type(key) }
    XCTAssertTrue(
      waitUntil {
        window.click(atPixel: 540, 220)
        return state.contains("album:push,drawer")
      }, state)
  }

  func testTheCurveEditorGivesACellASpring() throws {
    let window = try openCompare(["--styles", "slide,cube", "--at", "0.5"])
    window.desktop.type(XK_c)

    XCTAssertTrue(
      waitUntil {
        window.click(atPixel: 722, 195)
        return state.contains("spring/")
      }, state)
    assertState(contains: "slide:push:spring/0.5/0.7,cube:push ")
  }

  func testAHandleOfTheCurveIsDragged() throws {
    let window = try openCompare(["--styles", "slide:push:cubic/0.42/0/0.58/1,cube", "--at", "0.5"])
    let rest = try window.picture()
    window.desktop.type(XK_c)
    _ = try window.restingPicture { $0 != rest }

    // The first handle is at 0.42 of the plot's width, at its lower edge.
    window.drag(from: (630, 361), to: (680, 336))
    XCTAssertTrue(waitUntil { state.contains("slide:push:cubic/0.6") }, state)
    let numbers = try XCTUnwrap(state.firstMatch(of: /cubic\/([0-9.]+)\/([0-9.]+)\/0.58\/1/))
    XCTAssertEqual(try XCTUnwrap(Double(numbers.1)), 0.42 + 50 / 228, accuracy: 0.05)
    XCTAssertEqual(try XCTUnwrap(Double(numbers.2)), 25 / 83, accuracy: 0.05)
  }

  func testAnExportWritesAStripAnAnimationAndAProgram() throws {
    let window = try openCompare(["--styles", "slide,cube", "--at", "0.5", "--speed", "0.5"])
    let rest = try window.picture()
    window.desktop.type(XK_e)
    _ = try window.restingPicture { $0 != rest }
    func export(_ name: String, segment: Int) throws -> Data {
      let file = folder.appendingPathComponent("pictures/Passage/" + name)
      // A cell that is being laid out or measured is not exported, and the panel says so. A click on the button of a running
      // export would cancel it.
      let isWritten = waitUntil(upTo: 60) {
        window.click(atPixel: segment, 195)
        window.click(atPixel: 626, 419)
        return waitUntil(upTo: 25) { FileManager.default.fileExists(atPath: file.path) }
      }
      XCTAssertTrue(isWritten, name)
      return try Data(contentsOf: file)
    }

    XCTAssertEqual(try export("slide-push.gif", segment: 590).prefix(6), Data("GIF89a".utf8))
    XCTAssertEqual(try export("slide-push.png", segment: 517).dropFirst().prefix(3), Data("PNG".utf8))
    let program = String(decoding: try export("slide-push.swift", segment: 734), as: UTF8.self)
    XCTAssertTrue(program.contains("import UIKit"), program)
  }

  func testEscapeClosesEachPanelAndNothingElse() throws {
    let window = try openCompare(["--styles", "slide,cube", "--at", "0.5"])
    let rest = try window.restingPicture()
    for keys in [[XK_s], [XK_c], [XK_g], [XK_m], [XK_v], [XK_e], [XK_slash]] {
      for key in keys { window.desktop.type(key) }
      window.waitForChange(from: rest)
      // In the search field, the first Escape ends the search.
      if keys == [XK_slash] { window.desktop.type(XK_Escape) }
      window.desktop.type(XK_Escape)
      try assertRests(window, at: rest)
    }
    window.desktop.type(XK_slash, with: [XK_Shift_L])
    window.waitForChange(from: rest)
    window.desktop.type(XK_Escape)
    try assertRests(window, at: rest)

    window.desktop.type(XK_Escape)
    let leaves = waitUntil { ((try? window.picture())?.differences(from: rest) ?? 0) > rest.pixels.count / 20 }
    XCTAssertTrue(leaves, "it leaves the page")
  }

  func testTheComparisonComesBackAtTheNextStart() throws {
    let first = try openCompare(["--styles", "album,flip:push", "--at", "0.25", "--speed", "0.1"])
    first.desktop.requestClose(first.xid)
    XCTAssertEqual(first.program.exitStatus(), 0, first.program.errors)

    _ = try openCompare([])
    assertState(contains: "--styles album:push,flip:push --at 0.25 --speed 0.1")
  }
}
