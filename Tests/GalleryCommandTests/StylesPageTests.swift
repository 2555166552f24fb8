// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// docs/styles.md, the index pages of recordings, and the notes that they show.
@MainActor
final class StylesPageTests: XCTestCase {
  private let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs")

  private func index(_ words: [String]) throws -> RecordingIndex {
    guard case .record(let options) = try CommandParser.parse(["record", "--all", "--out", "styles"] + words) else {
      throw UsageError("not a recording")
    }
    return RecordingIndex(options.recordings, folder: "styles", format: .strip)
  }

  func testTheStylesPageSaysWhatTheCatalogueSays() async throws {
    let page = try String(contentsOf: docs.appendingPathComponent("styles.md"), encoding: .utf8)

    XCTAssertEqual(
      page, try index(["--kind", "first", "--forward"]).markdown, "docs/styles.md is out of date; run scripts/pictures")
  }

  func testEveryPictureOfTheStylesPageExistsAndIsShown() async throws {
    let page = try String(contentsOf: docs.appendingPathComponent("styles.md"), encoding: .utf8)
    let shown = Set(page.matches(of: #/\]\((styles\/[^)]+)\)/#).map { String($0.output.1) })
    let files = try FileManager.default.contentsOfDirectory(atPath: docs.appendingPathComponent("styles").path)

    XCTAssertEqual(shown, Set(files.map { "styles/\($0)" }))
    XCTAssertEqual(shown.count, Catalog.styles.count)
  }

  func testEveryStyleSaysWhatToTryWhatToWatchAndWhereItComesFrom() async {
    for style in Catalog.styles {
      let notes = StyleNotes(on: style)
      for note in [notes.attempt, notes.observation, notes.origin] {
        XCTAssertTrue(note.hasSuffix("."), "\(style.id): \(note)")
      }
    }
  }

  func testNotesAreReadFromTheFirstCommentAcrossLines() async {
    let notes = StyleNotes(
      source: """
        import UIKit

        /// Title
        ///
        /// A sentence about it.
        /// Try: One thing
        /// and another.
        /// Watch: This.
        enum Style {}

        /// From: somewhere else.
        """)

    XCTAssertEqual(notes.attempt, "One thing and another.")
    XCTAssertEqual(notes.observation, "This.")
    XCTAssertEqual(notes.origin, "")
  }

  func testNotesAboveADeclarationReplaceThoseOfTheFile() async {
    let source = """
      /// Title
      ///
      /// Try: All of them.
      /// From: here.
      enum Styles {
        /// Try: This one
        /// and no other.
        static let one = 1

        static let two = 2
      }
      """

    let notes = StyleNotes(source: source, variable: "one")
    XCTAssertEqual(notes.attempt, "This one and no other.")
    XCTAssertEqual(notes.origin, "here.")
    XCTAssertEqual(StyleNotes(source: source, variable: "two").attempt, "All of them.")
  }

  func testAnIndexPageShowsEveryRecordingOnce() async throws {
    let html = try index([]).html

    let sources = html.matches(of: #/<img src="([^"]+)"/#).map { String($0.output.1) }
    let expected = Catalog.styles.flatMap { style in
      style.kinds.flatMap {
        ["styles/\(style.id)-\($0.rawValue).png", "styles/\(style.id)-\($0.rawValue)-backward.png"]
      }
    }
    XCTAssertEqual(sources.sorted(), expected.sorted())
    for style in Catalog.styles { XCTAssertTrue(html.contains("<h3 id=\"\(style.id)\">"), style.id) }
    XCTAssertFalse(html.contains("<scale"), "text is escaped")
  }

  func testTheAddressOfAFolderIsRelativeToThePage() async {
    XCTAssertEqual(RecordCommand.address(of: "docs/styles", from: "docs/styles.md"), "styles")
    XCTAssertEqual(RecordCommand.address(of: "out", from: "out/index.html"), "")
    XCTAssertEqual(RecordCommand.address(of: "/a/b", from: "/a/c/d/page.html"), "../../b")
  }
}
