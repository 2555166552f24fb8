// SPDX-License-Identifier: MIT
import XCTest

@testable import check_docs

final class UndocumentedTests: XCTestCase {
  func testSymbolWithoutCommentIsReportedWithItsLocation() throws {
    let graph = try graph(symbols: [symbol("s:a", ["UIView", "frame"])])

    XCTAssertEqual(
      graph.undocumented.map(\.report),
      ["/passage/View.swift:8: UIView.frame has no doc comment; write one above its declaration"])
  }

  func testSymbolWithCommentIsNotReported() throws {
    let graph = try graph(symbols: [symbol("s:a", ["UIView", "frame"], comment: "The rectangle.")])

    XCTAssertTrue(graph.undocumented.isEmpty)
  }

  func testOverrideNeedsNoComment() throws {
    let graph = try graph(
      symbols: [symbol("s:a", ["UILabel", "draw(_:)"])],
      relationships: [["source": "s:a", "target": "s:b", "kind": "overrides"]])

    XCTAssertTrue(graph.undocumented.isEmpty)
  }

  func testMembersOfEquatableAndSynthesisedMembersNeedNoComment() throws {
    let graph = try graph(symbols: [
      symbol("s:a", ["UIFont", "hash"]), symbol("s:b::SYNTHESIZED::s:c", ["UIRectEdge", "isEmpty"]),
    ])

    XCTAssertTrue(graph.undocumented.isEmpty)
  }
}
