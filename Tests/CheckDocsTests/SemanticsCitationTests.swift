// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// The rules of `docs/semantics.md` that tests cite.
final class SemanticsCitationTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")

  func testEveryRuleThatATestCitesIsInTheDocument() throws {
    let document = try String(contentsOf: root.appendingPathComponent("docs/semantics.md"), encoding: .utf8)
    let rules = Set(document.matches(of: /<a id="([a-z-]+)">/).map { String($0.output.1) })
    XCTAssertGreaterThan(rules.count, 100)

    for file in try testFiles() {
      let text = try String(contentsOf: file, encoding: .utf8)
      for citation in text.matches(of: /\/\/.*Semantics: ([a-z-]+(?:, [a-z-]+)*)\./) {
        for rule in citation.output.1.split(separator: ", ") where !rules.contains(String(rule)) {
          XCTFail("\(file.lastPathComponent) cites \(rule), which docs/semantics.md does not have")
        }
      }
    }
  }

  private func testFiles() throws -> [URL] {
    let folder = root.appendingPathComponent("Tests")
    let files = try XCTUnwrap(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return files.compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "SemanticsCitationTests.swift"
    }
  }
}
