// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class CatalogTests: XCTestCase {
  func testEveryPageInTheFolderIsInTheCatalogue() async throws {
    XCTAssertEqual(try ids(in: "Pages", of: "Page"), Set(Catalog.pages.map(\.id)))
  }

  func testEveryStyleInTheFolderIsInTheCatalogue() async throws {
    XCTAssertEqual(try ids(in: "Styles", of: "TransitionStyle"), Set(Catalog.styles.map(\.id)))
  }

  func testEveryFileOfAStyleHasAnEntryThatIsListed() async throws {
    let listed = try String(contentsOf: Self.sources.appendingPathComponent("Catalog/Catalog.swift"), encoding: .utf8)
    for folder in ["Pages", "Styles"] {
      for file in try files(in: folder) {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: #/static let (?<entry>\w+)(: \w+)? = (Page|TransitionStyle|modal)\(/#) {
          let owner = try XCTUnwrap(text.firstMatch(of: #/\nenum (?<name>\w+) \{/#)).output.name
          XCTAssertTrue(listed.contains("\(owner).\(match.output.entry),"), "\(file.lastPathComponent)")
        }
      }
    }
  }

  func testEveryPageAndStyleSaysWhatItIs() async {
    for page in Catalog.pages {
      XCTAssertFalse(page.title.isEmpty || page.blurb.isEmpty, page.id)
      XCTAssertNotNil(UIImage(systemName: page.symbol), page.id)
    }
    for style in Catalog.styles {
      XCTAssertFalse(style.title.isEmpty || style.blurb.isEmpty || style.kinds.isEmpty, style.id)
      XCTAssertEqual(Set(style.kinds).count, style.kinds.count, style.id)
    }
  }

  /// Returns the ids in the files of a folder.
  private func ids(in folder: String, of type: String) throws -> Set<String> {
    var ids: Set<String> = []
    for file in try files(in: folder) {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains(" = \(type)(") || text.contains(" \(type)(") else { continue }
      for match in text.matches(of: #/\bid: "(?<id>[a-z-]+)"/#) { ids.insert(String(match.output.id)) }
    }
    return ids
  }

  private func files(in folder: String) throws -> [URL] {
    let root = Self.sources.appendingPathComponent(folder)
    let names = try XCTUnwrap(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".swift") }.map(root.appendingPathComponent)
  }

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Gallery/Gallery")
}
