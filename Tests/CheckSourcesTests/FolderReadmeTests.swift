// SPDX-License-Identifier: MIT
import XCTest

@testable import check_sources

final class FolderReadmeTests: XCTestCase {
  private func report(_ text: String, files: [String] = ["Box", "Box+Lid", "Key"]) -> String? {
    FolderReadme(path: "Boxes/README.md", text: text, files: files).report
  }

  func testReadmeThatNamesAllFilesIsNotReported() {
    XCTAssertNil(report("A `Box` opens with a `Key`; `Box+Lid` closes it."))
  }

  func testReadmeThatNamesNoFileIsNotReported() {
    XCTAssertNil(report("Boxes, and the function that opens them: `open()`."))
  }

  func testReadmeThatNamesSomeFilesIsReportedWithTheOthers() throws {
    let report = try XCTUnwrap(report("A `Box` has a lid."))

    XCTAssertTrue(report.hasPrefix("Boxes/README.md"))
    XCTAssertTrue(report.contains("Box+Lid, Key"))
  }

  func testExtensionMayBeNamedByItsSuffixAndFileByItsPath() {
    XCTAssertNil(report("`Boxes/Box.swift` and `+Lid` need the `Key`."))
  }

  func testNameWithoutBackticksDoesNotCount() {
    XCTAssertNotNil(report("A `Box` and its `Box+Lid` open with a Key."))
  }
}
