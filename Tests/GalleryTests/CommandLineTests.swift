// SPDX-License-Identifier: MIT

import XCTest

/// The output and the exit status of the program.
final class CommandLineTests: GalleryTestCase {
  /// A display on which no server listens.
  private let deadDisplay = ["DISPLAY": ":7654"]

  func testWithoutADisplayTheErrorSaysWhatToDoAndTheStatusIsThree() throws {
    for arguments in [[], ["play", "--style", "system"], ["record", "--style", "system", "--out", "/dev/null"]] {
      let program = try run(arguments, environment: deadDisplay)

      XCTAssertEqual(program.exitStatus(), 3, "\(arguments): \(program.errors)")
      XCTAssertTrue(program.errors.contains(":7654") && program.errors.contains("DISPLAY"), program.errors)
      XCTAssertEqual(program.output, "")
    }
  }

  func testCommandsThatNeedNoDisplayWorkWithoutOne() throws {
    for argument in ["--help", "--version", "--list", "--styles"] {
      let program = try run([argument], environment: deadDisplay)

      XCTAssertEqual(program.exitStatus(), 0, program.errors)
      XCTAssertFalse(program.output.isEmpty)
      XCTAssertEqual(program.errors, "")
    }
  }

  func testWrongUsageEndsWithStatusTwo() throws {
    for arguments in [
      ["--nonsense"], ["--page", "nowhere"], ["--size", "big"], ["play"], ["record", "--style", "system"],
    ] {
      let program = try run(arguments)

      XCTAssertEqual(program.exitStatus(), 2, "\(arguments)")
      XCTAssertFalse(program.errors.isEmpty)
      XCTAssertEqual(program.output, "")
    }
  }

  func testListsHaveTheirColumns() throws {
    let pages = try run(["--list"])
    let styles = try run(["--styles"])

    XCTAssertEqual(pages.exitStatus(), 0)
    XCTAssertEqual(styles.exitStatus(), 0)
    XCTAssertTrue(rows(pages.output).contains { $0.first == "push" && $0.count == 2 })
    XCTAssertTrue(rows(styles.output).contains { $0.first == "system" && $0.count == 3 && $0[1].contains("push") })
    XCTAssertEqual(
      rows(pages.output).map { $0[0] },
      [
        "home", "styles", "compare", "push", "navigate", "present", "tabs", "interrupt", "motion", "container",
        "layout",
        "blur", "table", "text", "dynamics", "pages", "columns", "controls",
      ])
    let kinds: Set<Substring> = ["push", "tab", "present"]
    for row in rows(styles.output) {
      XCTAssertEqual(row.count, 3, "\(row)")
      XCTAssertTrue(kinds.isSuperset(of: row[1].split(separator: ",")), "\(row)")
    }
    let ids = Set(rows(styles.output).map { $0[0] })
    for listing in [
      "slide", "drop", "side", "right-slide", "diagonal", "overlay", "overlay-presentation", "interruptible", "album",
      "magic-move", "circle", "bubble", "cover", "flip", "dissolve", "curl", "zoom", "sheet",
    ] { XCTAssertTrue(ids.contains(Substring(listing)), listing) }
  }

  func testAFilmStripIsReproducible() throws {
    let paths = (0..<2).map { _ in
      FileManager.default.temporaryDirectory.appendingPathComponent("strip-\(UUID().uuidString).png")
    }
    defer { for path in paths { try? FileManager.default.removeItem(at: path) } }

    for path in paths {
      let program = try run([
        "record", "--style", "system", "--kind", "push", "--frames", "4", "--size", "400x300", "--out", path.path,
      ])
      XCTAssertEqual(program.exitStatus(), 0, program.errors)
    }

    let strips = try paths.map { try Data(contentsOf: $0) }
    XCTAssertEqual(strips[0].prefix(8), Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    XCTAssertEqual(strips[0], strips[1])
  }

  private func rows(_ output: String) -> [[Substring]] {
    output.split(separator: "\n").map { $0.split(separator: "\t") }
  }
}
