// SPDX-License-Identifier: MIT
import XCTest

@testable import check_sources

final class ProseTests: XCTestCase {
  private func problems(_ text: String, path: String = "Page.md") -> [String] {
    let prose = path.hasSuffix(".md") ? Prose(path: path, text: text) : Prose(of: SourceFile(path: path, text: text))
    return prose.reports
  }

  func testSentenceThatBeginsWithAFragmentIsReportedWithItsLine() throws {
    let reports = problems("A box has a lid.\nWhat is inside\nis hidden. Of the lids one is open.")

    XCTAssertEqual(reports.count, 2)
    XCTAssertTrue(reports[0].hasPrefix("Page.md:2: \"What is inside is hidden.…\" begins with \"What\""), reports[0])
    XCTAssertTrue(reports[1].hasPrefix("Page.md:3: \"Of the lids one is open.…\" begins with \"Of\""), reports[1])
  }

  func testQuestionsHeadingsAndQuotedTitlesMayBeginWithWhat() {
    XCTAssertEqual(problems("# What is here\n\nWhat does it promise? The page “What is here” tells."), [])
  }

  func testSentenceThatBeginsInTheMiddleOfALineOrWithCodeIsFound() {
    XCTAssertEqual(problems("It holds a key (1.5 cm). What else?\n`open()` turns it. What it turns is round.").count, 1)
  }

  func testWordsThatAreRefused() {
    XCTAssertEqual(problems("The page is drawn anew.").count, 1)
    XCTAssertEqual(problems("Two boxes, one of\nwhich is open.").count, 1)
    XCTAssertEqual(problems("The lids are those of boxes, and the keys those of doors.").count, 1)
    XCTAssertEqual(problems("A gesture recogniser is recognised.").count, 1)
  }

  func testWordsInOtherSentencesAndInCodeAreAllowed() {
    XCTAssertEqual(problems("The lids are those of boxes. The keys are those of doors. It opens `anew`."), [])
    XCTAssertEqual(problems("It opens:\n\n    open(anew)\n\n```swift\n// What it opens.\nlet anew = 1\n```"), [])
  }

  func testItemsOfListsAndCellsOfTablesAreSentences() {
    let text = "- What is inside.\n1. Of two kinds.\n   They open.\n\n| box | What is inside |\n|---|---|"

    XCTAssertEqual(problems(text).count, 3)
  }

  func testCommentsAreReadWithoutTheirCodeAndParameters() {
    let source = """
      /// A box.
      ///
      /// ```swift
      /// let box = Box()  // What it holds.
      /// ```
      ///
      /// - Parameters:
      ///   - lid: What closes it.
      struct Box {
        // Of all boxes,
        // this one is open.
        let text = "What anew"
        var size = 1  // What counts.
      }
      """

    let reports = problems(source, path: "Box.swift")

    XCTAssertEqual(reports.map { $0.split(separator: " ")[0] }, ["Box.swift:8:", "Box.swift:10:", "Box.swift:13:"])
  }

  func testTextInStringsIsNoComment() {
    let quotes = String(repeating: "\"", count: 3)
    let lines = ["let a = \(quotes)", "//" + " What it says.", quotes]

    XCTAssertEqual(problems(lines.joined(separator: "\n"), path: "Box.swift"), [])
    XCTAssertEqual(problems(lines[1], path: "Box.swift").count, 1)
  }
}
