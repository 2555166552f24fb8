// SPDX-License-Identifier: MIT
import CompilerTesting
import EffortTesting
import UIKit
import XCTest

@testable import Gallery

/// The source that a cell is exported as.
@MainActor
final class SwiftExportTests: XCTestCase {
  private func export(_ compared: ComparedStyle) throws -> SwiftExport { SwiftExport(try motion(of: compared)) }

  private func motion(of compared: ComparedStyle) throws -> CellMotion {
    let style = try XCTUnwrap(Catalog.style(compared.style))
    let animator = style.animator(Move(kind: compared.kind, isForward: true))
    return CellMotion(compared: compared, system: SystemMotion(of: style, animator: animator))
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

  func testTheProgramOfAllCellsCompiles() async throws {
    let spring = MotionCurve.spring(response: 0.5, dampingRatio: 0.7)
    let cells = [
      ComparedStyle(style: "slide", kind: .push, curve: spring), ComparedStyle("slide", .tab),
      ComparedStyle("cover", .present), ComparedStyle(style: "album", kind: .present, duration: 0.9),
    ]
    let files = ProgramExport(try cells.map(motion)).files
    XCTAssertEqual(files.keys.filter { $0.contains("Transition") }.count, 4)

    XCTAssertEqual(
      try errors(in: files.filter { $0.key.hasPrefix("Sources/") }.sorted { $0.key < $1.key }.map(\.value)), "")
  }

  private func errors(in source: String) throws -> String { try errors(in: [source]) }

  private func errors(in sources: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Exported-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try sources.enumerated().map { index, source in
      let file = folder.appendingPathComponent("File\(index).swift")
      try Data(source.utf8).write(to: file)
      return file.path
    }
    let options = ["-swift-version", "6", "-default-isolation", "MainActor", "-module-name", "Exported"]
    return try SwiftCompiler.check(files, options: options + ["-parse-as-library"]).text
  }
}
