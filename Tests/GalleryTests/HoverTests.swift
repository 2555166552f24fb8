// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

/// The responses to the pointer and to the keyboard's focus, by pixels of the real window.
final class HoverTests: GalleryTestCase {
  func testWhatIsUnderThePointerIsHighlightedAndNothingElse() throws {
    let places = [("present", 400, 125), ("navigate", 137, 72), ("tabs", 400, 525), ("compare", 143, 73)]
    for (page, x, y) in places {
      let window = try open(["--page", page] + (page == "compare" ? ["--styles", "slide,cube", "--at", "0"] : []))
      let rest = try window.restingPicture()

      window.movePointer(x, y)
      let hovered = try window.restingPicture { $0 != rest }
      let changed = try XCTUnwrap(Area(of: rest, hovered))
      XCTAssertTrue(changed.contains(x, y), "\(page): \(changed)")
      // The control of the page “Compare” has a symbol alone, and a tooltip below it.
      XCTAssertLessThan(changed.height, page == "compare" ? 100 : 70, "\(page): only what is under the pointer")

      window.movePointerAway()
      try assertRests(window, at: rest)
      window.program.end()
    }
  }

  func testTabMovesAFocusRingFromControlToControlAndShiftTabMovesItBack() throws {
    let window = try open(["--page", "controls"])
    let rest = try window.restingPicture()
    var pictures: [Screenshot] = []
    var rings: [Area] = []
    for _ in 0..<4 {
      let last = pictures.last ?? rest
      window.desktop.type(XK_Tab)
      window.waitForChange(from: last)
      pictures.append(try window.restingPicture { $0 != last })
      rings.append(try XCTUnwrap(Area(of: rest, pictures[pictures.count - 1])))
    }
    for (index, ring) in rings.enumerated() {
      XCTAssertLessThan(ring.height, 70, "ring \(index) is around one control: \(ring)")
      XCTAssertFalse(rings[..<index].contains(ring), "ring \(index) is around another control: \(ring)")
    }

    for picture in pictures.dropLast().reversed() {
      window.desktop.type(XK_Tab, with: [XK_Shift_L])
      try assertRests(window, at: picture)
    }
  }
}

/// The smallest rectangle that contains all pixels that differ between two pictures.
private struct Area: Equatable, CustomStringConvertible {
  let (minX, minY, maxX, maxY): (Int, Int, Int, Int)

  init?(of one: Screenshot, _ other: Screenshot) {
    guard one.width == other.width, one.height == other.height else { return nil }
    let changed = one.pixels.indices.filter { one.pixels[$0] != other.pixels[$0] }
    guard let first = changed.first, let last = changed.last else { return nil }
    let columns = changed.map { $0 % one.width }
    (minY, maxY) = (first / one.width, last / one.width)
    (minX, maxX) = (columns.min() ?? 0, columns.max() ?? 0)
  }

  var height: Int { maxY - minY + 1 }
  func contains(_ x: Int, _ y: Int) -> Bool { (minX...maxX).contains(x) && (minY...maxY).contains(y) }
  var description: String { "(\(minX), \(minY)) to (\(maxX), \(maxY))" }
}
