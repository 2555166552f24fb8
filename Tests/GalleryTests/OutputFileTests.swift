// SPDX-License-Identifier: MIT
import DesktopTesting
import Foundation
import XCTest

/// The output of `record`, and its messages if it cannot write.
final class OutputFileTests: GalleryTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    try super.setUpWithError()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }

  func testAPipeIsWrittenToAndStays() throws {
    XCTAssertEqual(mkfifo(path("pipe"), 0o600), 0)

    let program = try record(to: path("pipe"), shell: "cat \(path("pipe")) >\(path("copy")) & exec \"$@\"")

    XCTAssertEqual(program.exitStatus(), 0, program.errors)
    XCTAssertTrue(waitUntil { self.isPicture("copy") })
    XCTAssertEqual(try type(of: "pipe"), mode_t(S_IFIFO))
  }

  func testALinkStaysAndItsTargetIsReplacedWithItsPermissions() throws {
    try Data("old".utf8).write(to: folder.appendingPathComponent("real.png"))
    XCTAssertEqual(chmod(path("real.png"), 0o604), 0)
    try FileManager.default.createSymbolicLink(atPath: path("link.png"), withDestinationPath: "real.png")

    let program = try record(to: path("link.png"))

    XCTAssertEqual(program.exitStatus(), 0, program.errors)
    XCTAssertEqual(try type(of: "link.png"), mode_t(S_IFLNK))
    XCTAssertTrue(isPicture("real.png"))
    XCTAssertEqual(try status(of: "real.png").st_mode & 0o777, 0o604)
    XCTAssertEqual(try names(), ["link.png", "real.png"])
  }

  func testADanglingLinkCreatesItsTarget() throws {
    try FileManager.default.createSymbolicLink(atPath: path("link.png"), withDestinationPath: path("new.png"))

    XCTAssertEqual(try record(to: path("link.png")).exitStatus(), 0)

    XCTAssertTrue(isPicture("new.png"))
    XCTAssertEqual(try names(), ["link.png", "new.png"])
  }

  func testADeviceIsWrittenToAndItsErrorReported() throws {
    try FileManager.default.createSymbolicLink(atPath: path("device"), withDestinationPath: "/dev/full")

    let program = try record(to: path("device"))

    assertFailure(program, says: "Cannot write '\(path("device"))': No space left on device.")
    XCTAssertEqual(try type(of: "device"), mode_t(S_IFLNK))
  }

  func testWithoutRoomTheOldFileStaysAndNothingElseIsLeft() throws {
    try Data("old".utf8).write(to: folder.appendingPathComponent("strip.png"))

    let program = try record(to: path("strip.png"), shell: "ulimit -f 1; exec \"$@\"")

    assertFailure(program, says: "Cannot write '\(path("strip.png"))': File too large.")
    XCTAssertEqual(try String(contentsOfFile: path("strip.png"), encoding: .utf8), "old")
    XCTAssertEqual(try names(), ["strip.png"])
  }

  func testAMissingFolderIsReported() throws {
    let program = try record(to: path("missing/strip.png"))

    assertFailure(program, says: "No such file or directory")
  }

  func testStandardOutputGetsThePictureAlone() throws {
    let program = try record(to: "/dev/stdout", shell: "exec \"$@\" >\(path("strip.png"))")

    XCTAssertEqual(program.exitStatus(), 0, program.errors)
    XCTAssertTrue(isPicture("strip.png"))
    let data = try Data(contentsOf: folder.appendingPathComponent("strip.png"))
    XCTAssertEqual(data.suffix(8).prefix(4), Data("IEND".utf8))
  }

  func testADashIsStandardOutput() throws {
    let program = try record(to: "-", shell: "exec \"$@\" >\(path("strip.png"))")

    XCTAssertEqual(program.exitStatus(), 0, program.errors)
    XCTAssertTrue(isPicture("strip.png"))
  }

  func testAnOpenDescriptorGetsThePicture() throws {
    let program = try record(to: "/dev/fd/9", shell: "exec \"$@\" 9>\(path("strip.png"))")

    XCTAssertEqual(program.exitStatus(), 0, program.errors)
    XCTAssertTrue(isPicture("strip.png"))
  }

  func testLinesThatCannotBePrintedAreReported() throws {
    for arguments in [["--list"], ["--styles"], ["--help"], ["--version"]] {
      let full = try run(arguments, shell: "exec \"$@\" >/dev/full")
      assertFailure(full, says: "Cannot write to standard output: No space left on device.")

      let closed = try run(arguments, shell: "exec \"$@\" >&-")
      assertFailure(closed, says: "Cannot write to standard output: Bad file descriptor.")
    }
  }

  func testAReportThatCannotBePrintedEndsThePlay() throws {
    let program = try run(
      ["play", "--style", "system", "--seconds", "60", "--size", "400x300"], shell: "exec \"$@\" >/dev/full")

    assertFailure(program, says: "Cannot write to standard output: No space left on device.")
  }

  // MARK: Support

  private func record(to file: String, shell: String? = nil) throws -> GalleryProgram {
    try run(["record", "--style", "system", "--frames", "2", "--size", "200x150", "--out", file], shell: shell)
  }

  private func assertFailure(_ program: GalleryProgram, says text: String, line: UInt = #line) {
    XCTAssertEqual(program.exitStatus(), 1, program.errors, line: line)
    XCTAssertTrue(program.errors.contains(text), program.errors, line: line)
    XCTAssertEqual(program.errors.split(separator: "\n").count, 1, program.errors, line: line)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  private func isPicture(_ name: String) -> Bool {
    let data = (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
    return data.starts(with: [0x89, 0x50, 0x4e, 0x47]) && data.suffix(8).starts(with: Data("IEND".utf8))
  }

  private func status(of name: String) throws -> stat {
    var status = stat()
    guard lstat(path(name), &status) == 0 else { throw CocoaError(.fileReadNoSuchFile) }
    return status
  }

  private func type(of name: String) throws -> mode_t { try status(of: name).st_mode & S_IFMT }
}
