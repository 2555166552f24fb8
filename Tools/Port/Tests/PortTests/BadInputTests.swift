// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import port

/// If one file cannot be ported, no file is written.
final class BadInputTests: XCTestCase {
  private let before = "class A {\n  @objc func f() {}\n}\n"

  func testMissingFolderIsNamed() throws {
    let folder = try TemporaryFolder(["A.swift": before])

    XCTAssertEqual(folder.failure("Sources"), "/Sources: there is no such folder.")
    XCTAssertEqual(folder.failure("A.swift"), "/A.swift is not a folder; give the folder that it is in.")
  }

  func testFolderWithoutSwiftIsNamed() throws {
    let folder = try TemporaryFolder(["Sub/README.md": ""])

    XCTAssertEqual(folder.failure("Sub"), "/Sub has no Swift files.")
  }

  func testFilesThatDoNotParseAreNamedWithTheirLines() throws {
    let folder = try TemporaryFolder(["A.swift": before, "B.swift": "class B {\n  func\n}\n", "C.swift": "}\n"])

    let lines = folder.failure().split(separator: "\n")
    XCTAssertEqual(lines.count, 2, "\(lines)")
    XCTAssertTrue(lines[0].hasPrefix("//B.swift:2: expected"), "\(lines)")
    XCTAssertTrue(lines[1].hasPrefix("//C.swift:1: "), "\(lines)")
    XCTAssertEqual(try folder.text("A.swift"), before)
  }

  func testFileThatIsNotUTF8IsNamed() throws {
    let folder = try TemporaryFolder(["A.swift": before])
    try folder.write(Data([0x2F, 0x2F, 0xE9, 0x0A]), to: "B.swift")

    XCTAssertEqual(folder.failure(), "//B.swift is not UTF-8; convert it, for example with iconv.")
    XCTAssertEqual(try folder.text("A.swift"), before)
  }

  func testSymbolicLinkIsNamed() throws {
    let folder = try TemporaryFolder(["In/A.swift": before, "B.swift": before])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/In/B.swift", withDestinationPath: "\(folder.path)/B.swift")

    XCTAssertEqual(
      folder.failure("In"), "/In/B.swift is a symbolic link; port the file that it leads to, and remove the link.")
    XCTAssertEqual(try folder.text("In/A.swift"), before)
    XCTAssertEqual(try folder.text("B.swift"), before)
  }

  func testLinkToAFolderIsNotFollowed() throws {
    let folder = try TemporaryFolder(["In/A.swift": before, "Other/B.swift": before])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/In/Other", withDestinationPath: "\(folder.path)/Other")

    XCTAssertEqual(try folder.port("In").text, "A.swift: attribute ×1\n1 of 1 files changed")
    XCTAssertEqual(try folder.text("Other/B.swift"), before)
  }

  func testReadOnlyFileIsNamed() throws {
    let folder = try TemporaryFolder(["A.swift": before, "B.swift": before])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(folder.path)/B.swift")

    XCTAssertEqual(folder.failure(), "//B.swift is read-only; make it writable, or use --out.")
    XCTAssertEqual(try folder.text("A.swift"), before)
    XCTAssertTrue(try folder.port("", "--check").changes)
  }

  func testOutputInTheFolderIsRefused() throws {
    let folder = try TemporaryFolder(["A.swift": before])

    let failure = folder.failure("", "--out", "\(folder.path)/Out/Deep")
    XCTAssertTrue(failure.hasPrefix("/Out/Deep is in /"), failure)
    XCTAssertTrue(folder.failure("", "--out", folder.path).contains("name a folder outside of it"))
  }

  func testOutputThatCannotBeWrittenIsNamed() throws {
    let folder = try TemporaryFolder(["In/A.swift": before, "Out": "a file"])

    let failure = folder.failure("In", "--out", "\(folder.path)/Out")
    XCTAssertTrue(failure.hasPrefix("/Out/A.swift cannot be written: "), failure)
    XCTAssertEqual(try folder.text("Out"), "a file")
  }
}
