// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class CommandParserTests: XCTestCase {
  func testNoArgumentsOpenTheWindowAtItsUsualSize() async throws {
    XCTAssertEqual(try CommandParser.parse([]), .open(OpenOptions()))
    XCTAssertEqual(OpenOptions.defaultSize, CGSize(width: 1180, height: 760))
  }

  func testOptionsOfTheWindowAreRead() async throws {
    let command = try CommandParser.parse(["--page", "push", "--size", "640x480", "--slow", "5", "--reduce-motion"])

    var expected = OpenOptions()
    expected.page = "push"
    expected.size = CGSize(width: 640, height: 480)
    expected.slowdown = 5
    expected.reducesMotion = true
    XCTAssertEqual(command, .open(expected))
  }

  func testPlayReadsAllItsOptions() async throws {
    let words = [
      "play", "--style", "system", "--kind", "push", "--labels", "7", "--seconds", "2.5", "--size", "800x600",
      "--stall-main", "40",
    ]

    var expected = PlayOptions()
    expected.style = "system"
    expected.labels = 7
    expected.seconds = 2.5
    expected.size = CGSize(width: 800, height: 600)
    expected.stallMilliseconds = 40
    XCTAssertEqual(try CommandParser.parse(words), .play(expected))
  }

  func testRecordWithoutAFileSaysWhatItNeeds() async throws {
    XCTAssertThrowsError(try CommandParser.parse(["record", "--style", "system"])) { error in
      XCTAssertEqual((error as? UsageError)?.problem, "record needs --out FILE.png.")
    }
  }

  func testEveryWrongWordIsNamedInTheError() async throws {
    let wrong = [
      ["--sise", "1x1"], ["--size", "12"], ["--size", "0x100"], ["--size"], ["--page", "nowhere"], ["--slow", "x"],
      ["--slow", "nan"], ["play"], ["play", "--style", "none"], ["play", "--style", "system", "--kind", "tab"],
      ["play", "--style", "system", "--labels", "-1"], ["record", "--style", "system", "--frames", "1"],
    ]
    for words in wrong {
      XCTAssertThrowsError(try CommandParser.parse(words), "\(words)") { error in
        XCTAssertTrue("\(error)".hasSuffix("Try 'gallery --help'."), "\(words): \(error)")
      }
    }
  }

  func testAPageThatThereIsNotListsThoseThatThereAre() async throws {
    try assertProblem(["--page", "nowhere"], names: Catalog.pages.map(\.id) + ["nowhere"])
  }

  func testAStyleThatThereIsNotListsThoseThatThereAre() async throws {
    for command in ["play", "record"] {
      try assertProblem([command, "--style", "none"], names: Catalog.styles.map(\.id) + ["none"])
      try assertProblem([command], names: Catalog.styles.map(\.id) + ["--style"])
    }
  }

  func testAKindThatAStyleDoesNotServeSaysWhichItServes() async throws {
    for style in Catalog.styles {
      for kind in TransitionKind.allCases where !style.kinds.contains(kind) {
        try assertProblem(
          ["record", "--style", style.id, "--kind", kind.rawValue, "--out", "x.png"],
          names: [style.id, kind.rawValue] + style.kinds.map(\.rawValue))
      }
    }
    try assertProblem(["play", "--style", "system", "--kind", "jump"], names: TransitionKind.allCases.map(\.rawValue))
  }

  func testPlayAndRecordTakeEveryStyleWithEachKindItServes() async throws {
    for style in Catalog.styles {
      for kind in style.kinds {
        let words = ["--style", style.id, "--kind", kind.rawValue]
        XCTAssertNoThrow(try CommandParser.parse(["play"] + words))
        XCTAssertNoThrow(try CommandParser.parse(["record"] + words + ["--out", "x.png"]))
      }
    }
  }

  private func assertProblem(_ words: [String], names: [String], line: UInt = #line) throws {
    XCTAssertThrowsError(try CommandParser.parse(words), "\(words)", line: line) { error in
      for name in names { XCTAssertTrue("\(error)".contains(name), "\(name) in: \(error)", line: line) }
    }
  }

  func testEveryPageAndStyleHasAnIdOfItsOwn() async throws {
    XCTAssertEqual(Set(Catalog.pages.map(\.id)).count, Catalog.pages.count)
    XCTAssertEqual(Set(Catalog.styles.map(\.id)).count, Catalog.styles.count)
  }
}
