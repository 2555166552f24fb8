// SPDX-License-Identifier: MIT
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
    let output = try run(
      "swiftc",
      ["-typecheck", "-wmo", "-module-name", "Refused", "-swift-version", languageMode]
        + verification.flatMap { ["-Xfrontend", $0] } + importFlags() + fixtures)

    XCTAssertEqual(output.text, "")
    XCTAssertEqual(output.status, 0)
  }

  /// The options for importing UIKit: the modules of this build, and the headers of the system libraries.
  private func importFlags() throws -> [String] {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let sources = Self.package.appendingPathComponent("Sources")
    let modules = (FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.lastPathComponent == "module.modulemap" }
      .map { $0.deletingLastPathComponent() }
    let headers = try run("pkg-config", ["--cflags-only-I", "xpresent", "pangocairo", "gdk-pixbuf-2.0", "gio-2.0"])
      .text.split(whereSeparator: \.isWhitespace).map(String.init)
    return ["-I", products.appendingPathComponent("Modules").path] + modules.flatMap { ["-I", $0.path] }
      + headers.flatMap { ["-Xcc", $0] }
  }

  private func swiftFiles(in folder: String) throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: Self.package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }
}
