// SPDX-License-Identifier: MIT
import CompilerTesting
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
    for style in TestEffort.cases(Catalog.styles, everyNth: 4) {
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
      XCTAssertEqual(try errors(in: source), "", cell.address)
    }
  }

  private func errors(in source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Exported-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let options = ["-swift-version", "6", "-default-isolation", "MainActor", "-module-name", "Exported"]
    return try SwiftCompiler.check([file.path], options: options + ["-parse-as-library"]).text
  }
}
