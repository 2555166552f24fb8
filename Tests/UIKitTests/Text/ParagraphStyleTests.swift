// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@MainActor
final class ParagraphStyleTests: UIKitTestCase {
  func testANewStyleHasTheDocumentedDefaults() async {
    let style = NSParagraphStyle.default

    XCTAssertEqual(style.alignment, .natural)
    XCTAssertEqual(style.lineBreakMode, .byWordWrapping)
    XCTAssertEqual(
      [
        style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore, style.firstLineHeadIndent,
        style.headIndent, style.tailIndent, style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight,
      ], Array(repeating: 0, count: 9))
  }

  func testACopyDoesNotFollowTheOriginal() async throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3

    let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
    let mutable = try XCTUnwrap(copy.mutableCopy() as? NSMutableParagraphStyle)
    style.lineSpacing = 9
    mutable.headIndent = 4

    XCTAssertEqual(copy.lineSpacing, 3)
    XCTAssertEqual(copy.headIndent, 0)
    XCTAssertEqual(mutable.alignment, .center)
  }

  func testStylesWithTheSameValuesAreEqual() async {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    one.tailIndent = -5
    other.setParagraphStyle(one)

    XCTAssertEqual(one, other)
    XCTAssertEqual(one.hash, other.hash)
    other.tailIndent = 0
    XCTAssertNotEqual(one, other)
    XCTAssertEqual(other, NSParagraphStyle.default)
  }
}
