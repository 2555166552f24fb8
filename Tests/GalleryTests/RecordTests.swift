// SPDX-License-Identifier: MIT
import XCTest

/// `record --all` and `snapshot` as a user runs them.
final class RecordTests: GalleryTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    try super.setUpWithError()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("record-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }

  private func recordAll(to path: String) throws -> GalleryProgram {
    try run([
      "record", "--all", "--kind", "tab", "--backward", "--frames", "2", "--size", "120x90", "--scale", "0.5", "--out",
      path,
    ])
  }

  func testAllRecordingsAndTheirIndexAreWrittenIntoANewFolder() throws {
    let path = folder.appendingPathComponent("a/b").path

    let program = try recordAll(to: path)

    XCTAssertEqual(program.exitStatus(), 0, program.errors)
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    XCTAssertEqual(Set(program.output.split(separator: "\n").map(String.init)), Set(files.map { "\(path)/\($0)" }))
    let page = try String(contentsOfFile: "\(path)/index.html", encoding: .utf8)
    let shown = page.matches(of: #/<img src="([^"]+)"/#).map { String($0.output.1) }
    XCTAssertEqual(Set(shown + ["index.html"]), Set(files))
    XCTAssertTrue(shown.contains("cube-tab-backward.png"))
  }

  func testAFolderThatIsAFileIsAWriteError() throws {
    let path = folder.appendingPathComponent("file").path
    try Data().write(to: URL(fileURLWithPath: path))

    let program = try recordAll(to: path)

    XCTAssertEqual(program.exitStatus(), 1)
    XCTAssertTrue(program.errors.contains("Cannot write '\(path)': Not a directory."), program.errors)
  }

  func testASnapshotIsReproducible() throws {
    let paths = ["one.png", "two.png"].map { folder.appendingPathComponent($0).path }

    for path in paths {
      let program = try run(["snapshot", "--page", "controls", "--size", "480x360", "--dark", "--out", path])
      XCTAssertEqual(program.exitStatus(), 0, program.errors)
      XCTAssertEqual(program.output, "\(path)\n")
    }

    XCTAssertEqual(
      try Data(contentsOf: URL(fileURLWithPath: paths[0])), try Data(contentsOf: URL(fileURLWithPath: paths[1])))
  }

  func testASnapshotThatCannotBeWrittenOrStatedIsReported() throws {
    XCTAssertEqual(try run(["snapshot", "--out", "/dev/full"]).exitStatus(), 1)
    XCTAssertEqual(try run(["snapshot", "--page", "push"]).exitStatus(), 2)
  }
}
