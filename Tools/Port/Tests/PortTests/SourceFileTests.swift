// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class SourceFileTests: XCTestCase {
  func testByteOrderMarkIsKept() {
    expect("\u{FEFF}import QuartzCore\n", becomes: "\u{FEFF}import UIKit\n")
  }

  func testSpacesAfterTheNameOfAnAttributeAreAccepted() {
    let declaration = "@available (iOS 13, *) class A {}\n"
    expect("import QuartzCore\n" + declaration, becomes: "import UIKit\n" + declaration)
  }

  func testDeletionLeavesNoEmptyLineAndNoDoubleSpace() {
    XCTAssertEqual(text("a\n  X\nb\n"), "a\nb\n")
    XCTAssertEqual(text("a X b\n"), "a b\n")
    XCTAssertEqual(text("a X\nb\n"), "a\nb\n")
    XCTAssertEqual(text("a\n\nX\n\nb\n"), "a\n\nb\n")
    XCTAssertEqual(text("a\n\nX\nb\n"), "a\n\nb\n")
    XCTAssertEqual(text("X\n\nb\n"), "\nb\n")
    XCTAssertEqual(text("a\r\n\r\nX\r\n\r\nb"), "a\r\n\r\nb")
    XCTAssertEqual(text("a\nX"), "a\n")
    XCTAssertEqual(text("X"), "")
  }

  /// Deletes the X.
  private func text(_ text: String) -> String {
    let file = SourceFile(path: "A.swift", text: text)
    let offset = file.bytes.firstIndex(of: UInt8(ascii: "X")) ?? 0
    let edit = Edit(file: 0, range: file.deletion(of: offset..<offset + 1), replacement: "")
    return file.applying([edit]).text
  }
}
