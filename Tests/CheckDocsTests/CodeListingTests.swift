// SPDX-License-Identifier: MIT
import XCTest

@testable import check_docs

final class CodeListingTests: XCTestCase {
  func testListingHasTheLineOfItsFirstLineOfCode() {
    let lines = numbered(["Text", "```swift", "let a = 1", "```", "```swift", "let b = 2", "let c = 3", "```"])

    XCTAssertEqual(
      CodeListing.listings(in: lines, file: "A.md"),
      [
        CodeListing(file: "A.md", line: 3, code: "let a = 1\n"),
        CodeListing(file: "A.md", line: 6, code: "let b = 2\nlet c = 3\n"),
      ])
  }

  func testBlockInAnotherLanguageIsIgnored() {
    let lines = numbered(["```text", "let a = 1", "```", "```", "let b = 2", "```"])

    XCTAssertTrue(CodeListing.listings(in: lines, file: "A.md").isEmpty)
  }

  func testCompilerReportsErrorsAtTheLineInTheMarkdown() {
    let listing = CodeListing(file: "A.md", line: 3, code: "let a = 1\n")

    XCTAssertEqual(listing.located, "#sourceLocation(file: \"A.md\", line: 3)\nlet a = 1\n#sourceLocation()\n")
  }

  func testExampleInACommentThatIsInheritedCountsOnce() throws {
    let comment = "A view.\n\n```swift\nlet view = UIView()\n```"
    let graph = try graph(symbols: [
      symbol("s:a", ["UIView", "frame"], comment: comment), symbol("s:b", ["UILabel", "frame"], comment: comment),
    ])

    XCTAssertEqual(
      CodeListing.examples(in: [graph]),
      [CodeListing(file: "/passage/View.swift", line: 4, code: "let view = UIView()\n")])
  }

  private func numbered(_ lines: [String]) -> [(text: String, number: Int)] { lines.enumerated().map { ($1, $0 + 1) } }
}
