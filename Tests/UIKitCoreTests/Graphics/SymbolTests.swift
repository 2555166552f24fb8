// SPDX-License-Identifier: MIT
import Diagnostics
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

@MainActor
final class SymbolTests: XCTestCase {
  // Semantics: unknown-symbol.
  func testUnknownSymbolNameShowsAPlaceholderAndIsReportedOnce() async throws {
    let messages = Messages()
    redirectWarnings(to: messages.add)
    defer { redirectWarnings(to: nil) }

    let placeholder = try XCTUnwrap(UIImage(systemName: "a.name.of.this.test"))
    let other = try XCTUnwrap(UIImage(systemName: "a.name.of.this.test", withConfiguration: nil))
    XCTAssertEqual(placeholder.size, UIImage(systemName: "star")?.size)
    XCTAssertTrue(placeholder.isSymbolImage && other.isSymbolImage)
    XCTAssertNotNil(UIImage(systemName: "star"))

    XCTAssertEqual(
      messages.all,
      [
        "UIImage(systemName: \"a.name.of.this.test\"): no such symbol is available; the article “Symbols” lists those that are"
      ])
  }

  func testFilledSymbolsHaveHolesThatShowTheBackground() async throws {
    let image = try XCTUnwrap(
      UIImage(systemName: "plus.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
    let picture = try Picture(
      UIGraphicsImageRenderer(size: image.size, format: .onePixel).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: image.size))
        image.draw(at: .zero)
      })

    XCTAssertEqual(picture[24, 24], 0xffff_ffff)
    XCTAssertEqual(picture[32, 32], 0xff00_0000)
  }

  /// `BLESS=1` updates the list.
  func testTheDocumentationListsTheSymbols() async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/Passage.docc/Symbols.md").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    let marker = "## Names\n"
    let start = try XCTUnwrap(text.range(of: marker)).upperBound
    let list = "\n" + SymbolTable.names.map { "- `\($0)`\n" }.joined()
    if ProcessInfo.processInfo.environment["BLESS"] == "1" {
      try (text[..<start] + list).write(to: file, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(String(text[start...]), list)
    }
  }
}

private final class Messages: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  var all: [String] { lock.withLock { list } }

  func add(_ message: String) { lock.withLock { list.append(message) } }
}
