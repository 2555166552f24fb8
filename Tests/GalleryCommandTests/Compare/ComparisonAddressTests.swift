// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// A comparison as options of the command line.
@MainActor
final class ComparisonAddressTests: XCTestCase {
  private var everything: Comparison {
    var comparison = Comparison(cells: [
      ComparedStyle(
        style: "slide", kind: .tab, curve: .cubic(CGPoint(x: 0.4, y: -0.2), CGPoint(x: 0.6, y: 1.25)), duration: 0.35),
      ComparedStyle(style: "zoom", kind: .present, curve: .spring(response: 0.5, dampingRatio: 0.8)),
      ComparedStyle("curl", .present),
    ])
    comparison.pages = .grid
    comparison.direction = .backward
    comparison.loops = false
    comparison.speed = 0.05
    comparison.position = 0.375
    comparison.overlay = .onion
    return comparison
  }

  func testAnAddressGivesTheComparisonBack() async throws {
    for comparison in [everything, .initial] {
      let read = try XCTUnwrap(Comparison(address: comparison.address))
      XCTAssertEqual(read.address, comparison.address)
      XCTAssertEqual(read.cells.map(\.style), comparison.cells.map(\.style))
      XCTAssertEqual(read.position, comparison.position)
      XCTAssertEqual(read.direction, comparison.direction)
    }
  }

  func testTheCommandLineStatesAComparison() async throws {
    let command = try CommandParser.parse([
      "--page", "compare", "--at", "0.4", "--styles", "slide,flip:push", "--speed", "0.1",
    ])
    guard case .open(let options) = command else { return XCTFail("\(command)") }
    let comparison = try XCTUnwrap(options.comparison)
    XCTAssertEqual(comparison.cells, [ComparedStyle("slide", .push), ComparedStyle("flip", .push)])
    XCTAssertEqual(comparison.position, 0.4)
    XCTAssertEqual(comparison.speed, 0.1)
  }

  func testStylesWithoutAValueStillListsTheStyles() async throws {
    XCTAssertEqual(try CommandParser.parse(["--styles"]), .listStyles)
  }

  func testWhatIsWrongIsNamed() async {
    let wrong: [([String], String)] = [
      (["--styles", "slide"], "2 to 9"), (["--styles", "slide,nothing"], "'nothing'"),
      (["--styles", "slide,curl:push"], "supports present"), (["--styles", "slide,flip:cubic/2/0/1/1"], "cubic"),
      (["--styles", "slide,flip:spring/0.5"], "spring"), (["--styles", "slide,flip:5ms"], "5ms"),
      (["--at", "1.5"], "0 to 1"), (["--at", "nan"], "0 to 1"), (["--speed", "0"], "0.01"),
      (["--direction", "up"], "forward"), (["--loop", "maybe"], "on or off"), (["--pages", "wood"], "places"),
      (["--overlay", "x"], "onion"),
    ]
    for (words, part) in wrong {
      XCTAssertThrowsError(try CommandParser.parse(["--page", "compare"] + words), "\(words)") { error in
        XCTAssertTrue("\(error)".contains(part), "\(words): \(error)")
      }
    }
    XCTAssertThrowsError(try CommandParser.parse(["--at", "0.5"])) { error in
      XCTAssertTrue("\(error)".contains("--page compare"), "\(error)")
    }
  }

  func testAStoredComparisonComesBackAndABrokenFileIsIgnored() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = ComparisonStore(file: folder.appendingPathComponent("state/compare"))

    XCTAssertNil(store.load())
    store.save(everything)
    XCTAssertEqual(store.load()?.address, everything.address)
    try Data("--styles renamed,slide".utf8).write(to: store.file)
    XCTAssertNil(store.load())
  }

  func testTheCommandLineHasALineForEachStyle() async {
    let words = ["--styles", "cube:push,fold:push", "--speed", "1"]
    XCTAssertEqual(
      ExportPanel.commandLine(words),
      "gallery --page compare \\\n  --styles cube:push,\\\nfold:push \\\n  --speed 1")
  }
}
