// SPDX-License-Identifier: MIT
import EffortTesting
import UIKit
import XCTest

@testable import Gallery

/// The source that a cell is exported as.
@MainActor
final class SwiftExportTests: XCTestCase {
  private func export(_ compared: ComparedStyle) throws -> SwiftExport {
    let style = try XCTUnwrap(Catalog.style(compared.style))
    let animator = style.animator(Move(kind: compared.kind, isForward: true))
    return SwiftExport(CellMotion(compared: compared, system: SystemMotion(of: style, animator: animator), table: nil))
  }

  func testTheSourceOfEveryStyleIsFound() async throws {
    for style in Catalog.styles {
      for kind in style.kinds {
        let source = try XCTUnwrap(export(ComparedStyle(style.id, kind)).source, style.id)
        XCTAssertTrue(source.contains("final class ExportedTransition"), style.id)
        XCTAssertEqual(source.components(separatedBy: "import ").count, 2, style.id)
      }
    }
  }

  func testTheCurveOfTheCellIsWrittenDown() async throws {
    let curve = MotionCurve.cubic(.zero, CGPoint(x: 1, y: 1))
    let export = try export(ComparedStyle(style: "slide", kind: .push, curve: curve, duration: 0.6))
    XCTAssertEqual(export.fractions[30], 0.5, accuracy: 1e-3)
    let source = try XCTUnwrap(export.source)
    XCTAssertTrue(source.contains("TimeInterval = 0.6"))
    XCTAssertTrue(source.contains("TimedInteraction()"))
    let plain = try XCTUnwrap(self.export(ComparedStyle("slide", .push)).source)
    XCTAssertFalse(plain.contains("TimedInteraction"))
  }

  func testACurveThatGoesBeyondItsEndDoesSoInTheExport() async throws {
    func source(dampingRatio: Double) throws -> String {
      let curve = MotionCurve.spring(response: 0.5, dampingRatio: dampingRatio)
      return try XCTUnwrap(export(ComparedStyle(style: "slide", kind: .push, curve: curve)).source)
    }
    XCTAssertTrue(try source(dampingRatio: 0.6).contains("allowsOvershoot = true"))
    XCTAssertFalse(try source(dampingRatio: 1).contains("allowsOvershoot = true"))
  }

  func testExportedFilesCompile() async throws {
    let spring = MotionCurve.spring(response: 0.5, dampingRatio: 0.7)
    let cells = [
      ComparedStyle(style: "album", kind: .present, curve: spring), ComparedStyle("zoom", .push),
      ComparedStyle(style: "crumble", kind: .tab, duration: 0.9), ComparedStyle("drawer", .present),
    ]
    for cell in TestEffort.cases(cells, everyNth: 4) {
      let source = try XCTUnwrap(export(cell).source, cell.address)
      XCTAssertEqual(try Compiler.errors(in: source), "", cell.address)
    }
  }
}

/// The compiler, with the modules of this build.
private enum Compiler {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func errors(in source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Exported-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-default-isolation", "MainActor", "-module-name", "Exported"]
        + importFlags() + ["-parse-as-library", file.path])
  }

  private static func importFlags() throws -> [String] {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let sources = package.appendingPathComponent("Sources")
    let modules = (FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.lastPathComponent == "module.modulemap" }
      .map { $0.deletingLastPathComponent() }
    let headers = try run("pkg-config", ["--cflags-only-I", "xpresent", "pangocairo", "gdk-pixbuf-2.0", "gio-2.0"])
      .split(whereSeparator: \.isWhitespace).map(String.init)
    return ["-I", products.appendingPathComponent("Modules").path] + modules.flatMap { ["-I", $0.path] }
      + headers.flatMap { ["-Xcc", $0] }
  }

  private static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
