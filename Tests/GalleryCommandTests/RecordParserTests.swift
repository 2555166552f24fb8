// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The options of `record` and `snapshot`.
@MainActor
final class RecordParserTests: XCTestCase {
  func testRecordReadsAllItsOptions() async throws {
    let options = try record([
      "--style", "album", "--kind", "present", "--backward", "--frames", "6", "--size", "800x600", "--scale", "0.5",
      "--curve", "cubic/0.42/0/0.58/1", "--duration", "600ms", "--dark", "--out", "a.gif",
    ])

    let style = try XCTUnwrap(Catalog.style("album"))
    XCTAssertEqual(options.recordings, [Recording(style: style, kind: .present, isForward: false)])
    XCTAssertEqual(
      options.settings,
      RecordingSettings(
        frames: 6, size: CGSize(width: 800, height: 600), scale: 0.5, isDark: true,
        curve: .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)), duration: 0.6))
    XCTAssertEqual(options.output, .file("a.gif"))
  }

  func testAStyleIsRecordedInItsFirstKindUnlessAKindIsStated() async throws {
    for style in Catalog.styles {
      for words in [[], ["--kind", "first"]] {
        let options = try record(["--style", style.id, "--out", "a.png"] + words)
        XCTAssertEqual(options.recordings.map(\.kind), [style.kinds[0]], style.id)
        XCTAssertEqual(options.recordings.map(\.isForward), [true], style.id)
      }
    }
  }

  func testAllRecordsEveryStyleInEveryKindAndDirection() async throws {
    let options = try record(["--all", "--out", "folder"])

    let expected = Catalog.styles.flatMap { style in
      style.kinds.flatMap { kind in
        [true, false].map { Recording(style: style, kind: kind, isForward: $0) }
      }
    }
    XCTAssertEqual(options.recordings, expected)
    XCTAssertEqual(options.output, .folder("folder", index: "folder/index.html", format: .strip))
    XCTAssertEqual(Set(expected.map(\.fileName)).count, expected.count)
  }

  func testAllIsRestrictedToAKindAndADirection() async throws {
    let options = try record(["--all", "--kind", "tab", "--backward", "--format", "apng", "--out", "f", "--index", "i"])

    XCTAssertEqual(
      options.recordings.map(\.style.id), Catalog.styles.filter { $0.kinds.contains(.tab) }.map(\.id))
    XCTAssertTrue(options.recordings.allSatisfy { $0.kind == .tab && !$0.isForward })
    XCTAssertEqual(options.output, .folder("f", index: "i", format: .apng))
  }

  func testContradictoryOptionsAreRefusedWithTheReason() async throws {
    for (words, reason) in [
      (["--all", "--style", "album", "--out", "f"], "Leave out --style"),
      (["--all"], "--out FOLDER"),
      (["--style", "album", "--forward", "--backward", "--out", "f"], "exclude"),
      (["--style", "album", "--format", "gif", "--out", "f"], "--format"),
      (["--style", "album", "--index", "x.html", "--out", "f"], "--index"),
      (["--style", "album", "--size", "16000x100", "--scale", "2", "--out", "f"], "16384"),
      (["--style", "album", "--frames", "240", "--scale", "4", "--out", "f.png"], "32767"),
    ] {
      XCTAssertThrowsError(try CommandParser.parse(["record"] + words), "\(words)") { error in
        XCTAssertTrue("\(error)".contains(reason), "\(error)")
      }
    }
  }

  func testHostileCurvesDurationsAndScalesAreRefused() async throws {
    let numbers = ["", " ", "-1", "nan", "inf", "1e999", "12a", "\u{1b}[2J"]
    let hostile: [(option: String, values: [String])] = [
      ("--scale", numbers + ["0", "9"]), ("--duration", numbers + ["0", "49", "5001", "ms", "1s", "0.4"]),
      (
        "--curve",
        numbers + ["cubic", "cubic/0/0/1", "cubic/2/0/0/1", "cubic/0/9/1/1", "spring/0/1", "spring/0.5/nan", "ease"]
      ),
      ("--format", numbers + ["png", "GIF"]),
    ]
    for (option, values) in hostile {
      for value in values {
        let words = ["record", "--style", "album", "--out", "x.png", option, value]
        XCTAssertThrowsError(try CommandParser.parse(words), "\(words)") { error in
          XCTAssertTrue(error is UsageError)
          XCTAssertFalse("\(error)".unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(words)")
        }
      }
    }
  }

  func testSnapshotReadsAllItsOptions() async throws {
    let command = try CommandParser.parse([
      "snapshot", "--page", "compare", "--size", "640x480", "--scale", "2", "--dark", "--styles", "slide,cube",
      "--at", "0.5", "--out", "page.png",
    ])

    var expected = SnapshotOptions()
    expected.page = "compare"
    expected.size = CGSize(width: 640, height: 480)
    expected.scale = 2
    expected.isDark = true
    expected.comparison.cells = [ComparedStyle("slide", .push), ComparedStyle("cube", .push)]
    expected.comparison.position = 0.5
    expected.output = "page.png"
    XCTAssertEqual(command, .snapshot(expected))
  }

  func testSnapshotRefusesAMissingFileAndAnUnknownPage() async throws {
    for words in [
      [], ["--page", "nowhere", "--out", "a.png"], ["--page", "push", "--at", "0.5", "--out", "a.png"],
      ["--style", "album", "--out", "a.png"], ["--size", "16000x10", "--scale", "4", "--out", "a.png"],
    ] { XCTAssertThrowsError(try CommandParser.parse(["snapshot"] + words), "\(words)") }
  }

  private func record(_ words: [String]) throws -> RecordOptions {
    guard case .record(let options) = try CommandParser.parse(["record"] + words) else {
      throw UsageError("not a recording")
    }
    return options
  }
}
