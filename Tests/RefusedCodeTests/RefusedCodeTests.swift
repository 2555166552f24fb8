// SPDX-License-Identifier: MIT
import CompilerTesting
import Foundation
import XCTest

/// The compiler refuses the code in `Fixtures/Refused` with the messages that its comments expect.
///
/// An `expected-error` holds in both language modes, an `expected-swift6-error` in one. A message that is missing, and
/// one that no comment expects, fails the test.
final class RefusedCodeTests: XCTestCase {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  func testCodeIsRefusedInSwift5ModeWithTheExpectedMessages() throws { try verify(languageMode: "5") }

  func testCodeIsRefusedInSwift6ModeWithTheExpectedMessages() throws { try verify(languageMode: "6") }

  func testEachUnavailableAreaHasAFixture() throws {
    let areas = try swiftFiles(in: "Sources").filter { $0.path.contains("/Unavailable/") }.map(\.lastPathComponent)
    let fixtures = try swiftFiles(in: "Tests/Fixtures/Refused").map(\.lastPathComponent)

    XCTAssertEqual(Set(areas).subtracting(fixtures), [])
    XCTAssertFalse(areas.isEmpty)
  }

  /// Has the compiler check the fixtures as one module.
  private func verify(languageMode: String) throws {
    let fixtures = try swiftFiles(in: "Tests/Fixtures/Refused").map(\.path)
    let verification = ["-verify", "-verify-ignore-unrelated", "-verify-additional-prefix", "swift\(languageMode)-"]
    let output = try SwiftCompiler.check(
      fixtures,
      options: ["-wmo", "-module-name", "Refused", "-swift-version", languageMode]
        + verification.flatMap { ["-Xfrontend", $0] })

    XCTAssertEqual(output.text, "")
    XCTAssertEqual(output.status, 0)
  }

  private func swiftFiles(in folder: String) throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: Self.package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
