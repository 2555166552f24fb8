// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import check_docs

/// The comparison of Passage's declarations with lists of Apple's.
final class ComparisonTests: XCTestCase {
  private let list = """
    class UIPage 2.0
      init(number:) 2.0
      var title 2.0
      func turn(to:) 2.0
      func turn(to:animated:) 3.0
      static func make() 4.0
    """

  func testAnEqualDeclarationNeedsNameKindAndOpenness() throws {
    let row = try compare([
      declared("UIPage.init(number:)", "init", access: "public"), declared("UIPage.title"),
      declared("UIPage.turn(to:)", "method"), declared("UIPage.turn(to:animated:)", "method", access: "public"),
      declared("UIPage.make()", "type.method"),
    ])

    XCTAssertEqual(row.count, 5)
    XCTAssertEqual(row.names(.notOpen), ["turn(to:animated:)"])
    XCTAssertEqual(row.gaps.count, 1)
  }

  func testADeclarationWithAnotherLabelKindOrSetterIsDifferent() throws {
    let row = try compare([
      declared("UIPage.init(index:)", "init"), declared("UIPage.title", text: "var title: String { get }"),
      declared("UIPage.turn(to:)", "type.method"), declared("UIPage.make(with:)", "type.method"),
    ])

    XCTAssertEqual(row.names(.different), ["title", "turn(to:)", "static make()"])
    XCTAssertEqual(
      row.names(.absent), ["init(number:)", "turn(to:animated:)"], "another initializer or overload is no counterpart")
  }

  func testMembersOfSuperclassesAndProtocolsCount() throws {
    let row = try compare(
      [
        declared("UILeaf", "class"), declared("UILeaf.title"), declared("Turning", "protocol", access: "public"),
        declared("Turning.turn(to:)", "method", access: "public"),
      ],
      relationships: [
        relationship("UIPage", "inheritsFrom", "UILeaf"), relationship("UILeaf", "conformsTo", "Turning"),
      ])

    XCTAssertEqual(row.names(.absent), ["init(number:)", "turn(to:animated:)", "static make()"])
    XCTAssertEqual(row.names(.notOpen), ["turn(to:)"], "a class cannot override what an extension of a protocol adds")
  }

  func testUnavailableDeclarationsAreNotAbsent() throws {
    let unavailable = [
      UnavailableDeclaration(name: "UIPage.turn(to:)", message: ""),
      UnavailableDeclaration(name: "UISpread", message: ""),
    ]
    let declarations = PublicDeclarations(graphs: [try page([])], unavailable: unavailable)
    let more = "\nclass UISpread 5.0\n  var pages 5.0\nclass UICover 5.0"
    let types = try AppleType.types(in: list + more, file: "pages.txt")

    let rows = Comparison(of: types, with: declarations).rows

    XCTAssertEqual(rows[0].names(.unavailable), ["turn(to:)"])
    XCTAssertEqual(rows.map(\.state), [.equal, .unavailable, .absent])
    XCTAssertEqual(rows[1].names(.unavailable), ["pages"])
  }

  func testAnOptionalRequirementNeedsADefault() throws {
    let list = "protocol UIPageDelegate 2.0\n  optional func didTurn(_:) 2.0\n  optional func didClose(_:) 2.0"
    let symbols = [
      declared("UIPageDelegate", "protocol"), declared("UIPageDelegate.didTurn(_:)", "method"),
      declared("UIPageDelegate.didClose(_:)", "method"),
    ]
    let graph = try graph(
      symbols: symbols,
      relationships: [relationship("default", "defaultImplementationOf", "UIPageDelegate.didTurn(_:)")])

    let row = Comparison(
      of: try AppleType.types(in: list, file: "pages.txt"), with: PublicDeclarations(graphs: [graph])
    ).rows[0]

    XCTAssertEqual(row.names(.different), ["didClose(_:)"])
    XCTAssertEqual(row.gaps.count, 1)
  }

  func testALineWithoutTheFormOfADeclarationIsReported() {
    for line in ["class UIPage", "  title 2.0", "class UIPage 2.0\n  func 2.0", "class UIPage 2.0\n  let title 2.0"] {
      XCTAssertThrowsError(try AppleType.types(in: line, file: "pages.txt"), line) { error in
        XCTAssertTrue("\(error)".hasPrefix("pages.txt:"), "\(error)")
      }
    }
  }

  // MARK: The table

  func testTheTableIsReadAsItWasWritten() throws {
    let types = try AppleType.types(in: list + "\nclass UICover 5.0\n  var title 5.0", file: "pages.txt")
    let graph = try page([declared("UIPage.title"), declared("UIPage.turn(to:)", "method", access: "public")])
    let comparison = Comparison(of: types, with: PublicDeclarations(graphs: [graph]))

    let read = Comparison(article: "# Title\n\n\(comparison.table)\n")

    XCTAssertEqual(read.table, comparison.table)
    for row in ["| `UIPage` | 1 of 5 | `turn(to:)` |  |  | `init(number:)`, ", "| `UICover` | 0 of 1 |  |  |  | all |"]
    {
      XCTAssertTrue(comparison.table.contains(row), comparison.table)
    }
  }

  func testOnlyWhatHasBecomeWorseIsARegression() throws {
    let types = try AppleType.types(in: list, file: "pages.txt")
    func comparison(_ symbols: [[String: Any]]) throws -> Comparison {
      Comparison(of: types, with: PublicDeclarations(graphs: [try page(symbols)]))
    }
    let earlier = try comparison([declared("UIPage.title"), declared("UIPage.turn(to:)", "method", access: "public")])
    let later = try comparison([
      declared("UIPage.title", text: "var title: String { get }"), declared("UIPage.turn(to:)", "method"),
      declared("UIPage.init(number:)", "init"),
    ])

    XCTAssertEqual(later.regressions(from: earlier), ["UIPage.title is different; it was equal"])
    XCTAssertEqual(try comparison([]).regressions(from: Comparison(article: "")), [], "nothing was compared before")
    XCTAssertEqual(
      Comparison(of: types, with: PublicDeclarations(graphs: [])).regressions(from: earlier),
      ["UIPage is absent; it was equal"])
  }

  // MARK: Support

  private func compare(_ symbols: [[String: Any]], relationships: [[String: String]] = []) throws -> Comparison.Row {
    let types = try AppleType.types(in: list, file: "pages.txt")
    let declarations = PublicDeclarations(graphs: [try page(symbols, relationships: relationships)])
    return try XCTUnwrap(Comparison(of: types, with: declarations).rows.first)
  }

  /// Returns a graph with the class `UIPage` and more.
  private func page(_ symbols: [[String: Any]], relationships: [[String: String]] = []) throws -> SymbolGraph {
    try graph(symbols: [declared("UIPage", "class")] + symbols, relationships: relationships)
  }

  private func declared(
    _ name: String, _ kind: String = "property", access: String = "open", text: String = ""
  ) -> [String: Any] {
    symbol(name, name.split(separator: ".").map(String.init), kind: kind, access: access, text: text)
  }

  private func relationship(_ source: String, _ kind: String, _ target: String) -> [String: String] {
    ["source": source, "kind": kind, "target": target]
  }
}
