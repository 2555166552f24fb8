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
      "--slow", "4", "--stall-main", "40",
    ]

    var expected = PlayOptions()
    expected.style = "system"
    expected.labels = 7
    expected.seconds = 2.5
    expected.size = CGSize(width: 800, height: 600)
    expected.slowdown = 4
    expected.stallMilliseconds = 40
    XCTAssertEqual(try CommandParser.parse(words), .play(expected))
  }

  func testRecordWithoutAFileSaysWhatItNeeds() async throws {
    XCTAssertThrowsError(try CommandParser.parse(["record", "--style", "system"])) { error in
      XCTAssertEqual((error as? UsageError)?.problem, "record needs --out FILE.png, FILE.gif or FILE.apng.")
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

  /// Every option with every kind of invalid value.
  func testHostileValuesGiveOneClearLine() async throws {
    let numbers = [
      "", " ", "-1", "nan", "-nan", "inf", "1e999", "99999999999999999999", "12a", "٣", "--slow", "\u{1b}[2J",
    ]
    let sizes = numbers + ["x", "10x", "x10", "10x10x10", "0x0", "-5x5", "16385x1", "1x16385", "nanxnan", "10 x 10"]
    let ids = ["", " ", "push\n", "PUSH", "../push", String(repeating: "a", count: 100_000), "\u{202e}hsup"]
    let play = ["play", "--style", "system"]
    let record = ["record", "--style", "system", "--out", "x.png"]
    let hostile: [(words: [String], values: [String])] = [
      (["--size"], sizes), (["--slow"], numbers + ["0", "101"]), (["--page"], ids),
      (play + ["--kind"], ids), (play + ["--labels"], numbers + ["1.5", "100001"]),
      (play + ["--seconds"], numbers + ["0", "86401"]), (play + ["--stall-main"], numbers + ["60001"]),
      (play + ["--size"], sizes), (["play", "--style"], ids),
      (record + ["--frames"], numbers + ["1", "241", "2.5"]), (record + ["--size"], sizes), (record + ["--kind"], ids),
      (["record", "--style"], ids), (["record", "--style", "system", "--out"], [""]),
      ([], ids + ["-", "--", "-x", "--page=push", "plays"]), (["--list"], ids), (["--styles"], ids),
      (play, ids + ["--out"]), (record, ids + ["--labels"]),
    ]
    for (words, values) in hostile {
      for value in values {
        XCTAssertThrowsError(try CommandParser.parse(words + [value]), "\(words) \(value.prefix(50))") { error in
          assertIsOneLine("\(error)", for: words)
        }
      }
      if words.last?.hasPrefix("--") == true, !["--list", "--styles"].contains(words.last) {
        XCTAssertThrowsError(try CommandParser.parse(words), "\(words) without a value")
      }
    }
  }

  func testRepeatedOptionsAreRefused() async throws {
    for words in [
      ["--size", "10x10", "--size", "20x20"], ["--reduce-motion", "--reduce-motion"], ["--list", "--list"],
      ["play", "--style", "system", "--style", "album"], ["record", "--style", "system", "--out", "a", "--out", "a"],
    ] { try assertProblem(words, names: ["twice"]) }
  }

  func testListsTakeNoUnknownWords() async throws {
    XCTAssertEqual(try CommandParser.parse(["--list"]), .listPages)
    try assertProblem(["--list", "--nonsense"], names: ["--nonsense"])
    try assertProblem(["--styles", "album"], names: ["--styles", "2 to 9"])
  }

  func testHelpWinsOverWhatFollows() async throws {
    for words in [["--help", "--nonsense"], ["play", "--help"], ["record", "-h"], ["--page", "push", "--help"]] {
      XCTAssertEqual(try CommandParser.parse(words), .help)
    }
  }

  private func assertIsOneLine(_ message: String, for words: [String], line: UInt = #line) {
    XCTAssertFalse(
      message.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(words)", line: line)
    XCTAssertLessThan(message.count, 1000, "\(words)", line: line)
    XCTAssertTrue(message.hasSuffix("Try 'gallery --help'."), "\(words): \(message)", line: line)
  }

  func testAnUnknownPageListsTheKnownOnes() async throws {
    try assertProblem(["--page", "nowhere"], names: Catalog.pages.map(\.id) + ["nowhere"])
  }

  func testAPageWithoutItsOptionIsTold() async throws {
    try assertProblem(["compare"], names: ["--page compare"])
  }

  func testAnUnknownStyleListsTheKnownOnes() async throws {
    for command in ["play", "record"] {
      try assertProblem([command, "--style", "none"], names: Catalog.styles.map(\.id) + ["none"])
      try assertProblem([command], names: Catalog.styles.map(\.id) + ["--style"])
    }
  }

  func testAnUnsupportedKindListsTheSupportedOnes() async throws {
    for style in Catalog.styles {
      for kind in TransitionKind.allCases where !style.kinds.contains(kind) {
        try assertProblem(
          ["record", "--style", style.id, "--kind", kind.rawValue, "--out", "x.png"],
          names: [style.id, kind.rawValue] + style.kinds.map(\.rawValue))
      }
    }
    try assertProblem(["play", "--style", "system", "--kind", "jump"], names: TransitionKind.allCases.map(\.rawValue))
  }

  func testPlayAndRecordAcceptEveryStyleWithItsKinds() async throws {
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

  func testEveryPageAndStyleHasAUniqueID() async throws {
    XCTAssertEqual(Set(Catalog.pages.map(\.id)).count, Catalog.pages.count)
    XCTAssertEqual(Set(Catalog.styles.map(\.id)).count, Catalog.styles.count)
  }
}
