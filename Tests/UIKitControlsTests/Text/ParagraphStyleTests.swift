// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

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

  func testTheWritingDirectionDecidesAboutTheNaturalAlignment() async throws {
    let style = NSMutableParagraphStyle()
    XCTAssertEqual(style.baseWritingDirection, .natural)
    style.baseWritingDirection = .rightToLeft
    let copy = style.copy() as? NSParagraphStyle
    XCTAssertEqual(copy?.baseWritingDirection, .rightToLeft)

    XCTAssertEqual(try inkedHalves(of: style), [false, true], "Latin text at the right")
    style.baseWritingDirection = .leftToRight
    XCTAssertEqual(try inkedHalves(of: style, "אב"), [true, false], "Hebrew text at the left")
    style.baseWritingDirection = .natural
    XCTAssertEqual(try inkedHalves(of: style), [true, false])
  }

  /// Returns whether a short text, drawn in 200 points, has any ink in the left and the right half.
  private func inkedHalves(of style: NSParagraphStyle, _ string: String = "ab") throws -> [Bool] {
    let size = CGSize(width: 200, height: 30)
    let image = UIGraphicsImageRenderer(size: size, format: .onePixel).image { _ in
      string.draw(in: CGRect(origin: .zero, size: size), withAttributes: [.paragraphStyle: style])
    }
    let ink = try Picture(image).ink
    return [ink.minX < 100, ink.maxX > 100]
  }

  func testLettersMoveTogetherBeforeASingleLineIsTruncated() async throws {
    let label = UILabel()
    label.text = String(repeating: "M", count: 20)
    let natural = label.intrinsicContentSize
    XCTAssertFalse(label.allowsDefaultTighteningForTruncation)
    label.allowsDefaultTighteningForTruncation = true
    XCTAssertEqual(label.intrinsicContentSize, natural, "with enough room nothing changes")

    XCTAssertTrue(try endsWithALetter(label, width: natural.width - 6))
    XCTAssertFalse(try endsWithALetter(label, width: natural.width / 2), "that would be too tight")
    label.allowsDefaultTighteningForTruncation = false
    XCTAssertFalse(try endsWithALetter(label, width: natural.width - 6))
  }

  /// Returns whether the last ink of a label is as high as a letter, and not an ellipsis.
  private func endsWithALetter(_ label: UILabel, width: CGFloat) throws -> Bool {
    label.frame = CGRect(x: 0, y: 0, width: width, height: 30)
    let picture = try Picture(drawing: label)
    let (ink, column) = (picture.ink, Int(picture.ink.maxX) - 2)
    XCTAssertLessThanOrEqual(ink.maxX, width)
    let rows = (Int(ink.minY)..<Int(ink.maxY)).filter { picture[column, $0] >> 24 > 127 }
    return rows.count > 8
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
