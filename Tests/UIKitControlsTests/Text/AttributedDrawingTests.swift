// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// Measuring and drawing of `NSAttributedString`.
@MainActor
final class AttributedDrawingTests: UIKitTestCase {
  private typealias Attributes = [NSAttributedString.Key: Any]

  private let block = "\u{2588}"
  private let sentence = "The quick brown fox jumps over the lazy dog and goes on to the next hedge"
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String, _ attributes: Attributes = [:]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { own, _ in own })
  }

  private func paragraph(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return text(string, [.paragraphStyle: style])
  }

  private func picture(_ size: CGSize = CGSize(width: 240, height: 120), _ draw: () -> Void) throws -> Picture {
    try Picture(UIGraphicsImageRenderer(size: size, format: .onePixel).image { _ in draw() })
  }

  private func picture(_ text: NSAttributedString) throws -> Picture { try picture { text.draw(at: .zero) } }

  private func height(_ text: NSAttributedString, width: CGFloat = 120) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height
  }

  // MARK: Attributes

  func testEachRunHasItsOwnColour() async throws {
    let both = NSMutableAttributedString(attributedString: text(block, [.foregroundColor: UIColor.red]))
    both.append(text(block, [.foregroundColor: UIColor.blue]))

    let picture = try picture(both)

    XCTAssertEqual(picture[3, 12], 0xffff_0000)
    XCTAssertEqual(picture[Int(both.size().width) - 4, 12], 0xff00_00ff)
  }

  func testTextWithoutAColourIsBlack() async throws {
    XCTAssertEqual(try picture(text(block))[3, 12], 0xff00_0000)
  }

  func testTheBackgroundHasItsColour() async throws {
    XCTAssertEqual(try picture(text("  .", [.backgroundColor: UIColor.green]))[3, 3], 0xff00_ff00)
  }

  func testAColourThatAdaptsHasThatOfTheCurrentTraits() async throws {
    let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    var dark: Picture?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      dark = try? picture(text(block, [.foregroundColor: adaptive]))
    }

    XCTAssertEqual(dark?[3, 12], 0xffff_0000)
  }

  func testKerningWidensTextByItsAmountAtEachCharacter() async throws {
    let plain = text("HHHHH")
    for kern: Any in [10, 10.0, CGFloat(10), Float(10), NSNumber(value: 10)] {
      let wide = text("HHHHH", [.kern: kern])

      XCTAssertEqual(wide.size().width, plain.size().width + 50, accuracy: 0.1)
      XCTAssertEqual(try picture(wide).ink.width, try picture(plain).ink.width + 40, accuracy: 1.5)
    }
  }

  func testUnderlinesAreBelowTheBaselineAndHaveTheirColour() async throws {
    let plain = try picture(text("HHH"))
    let line: Attributes = [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red]
    let underlined = try picture(text("HHH", line))
    let double = try picture(text("HHH", [.underlineStyle: NSUnderlineStyle.double.rawValue]))

    XCTAssertGreaterThan(underlined.ink.maxY, plain.ink.maxY)
    XCTAssertTrue(underlined.colors.contains { $0 & 0x00ff_0000 != 0 })
    XCTAssertFalse(plain.colors.contains { $0 & 0x00ff_0000 != 0 })
    XCTAssertGreaterThan(double.ink.maxY, underlined.ink.maxY)
  }

  func testStrikethroughIsWithinTheLetters() async throws {
    let plain = try picture(text("H H"))
    let struck = try picture(text("H H", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]))

    XCTAssertEqual(struck.ink.minY, plain.ink.minY)
    XCTAssertEqual(struck.ink.maxY, plain.ink.maxY)
    let (gap, rows) = (Int(plain.ink.midX), Int(plain.ink.minY)..<Int(plain.ink.maxY))
    XCTAssertTrue(rows.allSatisfy { plain[gap, $0] == 0 })
    XCTAssertTrue(rows.contains { struck[gap, $0] != 0 })
  }

  func testTheBaselineOffsetMovesLettersUp() async throws {
    let mixed = NSMutableAttributedString(attributedString: text("H"))
    mixed.append(text("H", [.baselineOffset: 8, .foregroundColor: UIColor.red]))

    XCTAssertEqual(try picture(mixed).ink.height, try picture(text("H")).ink.height + 8, accuracy: 1.5)
    XCTAssertGreaterThan(mixed.size().height, text("H").size().height + 4)
  }

  func testTheShadowIsDrawnAtItsOffset() async throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 60, height: 30)
    shadow.shadowColor = UIColor.red
    let picture = try picture(text(block, [.shadow: shadow, .foregroundColor: UIColor.blue]))

    XCTAssertEqual(picture[4, 12], 0xff00_00ff)
    XCTAssertEqual(picture[64, 42], 0xffff_0000)
  }

  func testTheFontOfEachRunDeterminesTheHeightOfTheLine() async {
    let mixed = NSMutableAttributedString(attributedString: text("small "))
    mixed.append(text("LARGE", [.font: UIFont.systemFont(ofSize: 40)]))

    XCTAssertEqual(mixed.size().height, UIFont.systemFont(ofSize: 40).lineHeight, accuracy: 0.5)
    let plain = NSAttributedString(string: "x")
    XCTAssertEqual(plain.size().height, UIFont.systemFont(ofSize: 12).lineHeight, accuracy: 0.2)
  }

  // MARK: Paragraphs

  func testLineSpacingIsAddedBetweenLines() async {
    let plain = height(text(sentence))
    let lines = (plain / font.lineHeight).rounded()

    XCTAssertEqual(height(paragraph(sentence) { $0.lineSpacing = 10 }), plain + 10 * (lines - 1), accuracy: 0.1)
  }

  func testParagraphSpacingIsAddedBetweenParagraphs() async {
    let string = "one\ntwo\nthree"
    let plain = height(text(string))

    XCTAssertEqual(height(paragraph(string) { $0.paragraphSpacing = 7 }), plain + 14, accuracy: 0.1)
    XCTAssertEqual(height(paragraph(string) { $0.paragraphSpacingBefore = 5 }), plain + 10, accuracy: 0.1)
  }

  func testLineHeightsFollowMultipleMinimumAndMaximum() async {
    let plain = font.lineHeight

    XCTAssertEqual(height(paragraph("x") { $0.lineHeightMultiple = 1.5 }), plain * 1.5, accuracy: 0.1)
    XCTAssertEqual(height(paragraph("x") { $0.minimumLineHeight = 60 }), 60, accuracy: 0.1)
    XCTAssertEqual(height(paragraph("x") { $0.maximumLineHeight = 15 }), 15, accuracy: 0.1)
    XCTAssertEqual(
      height(
        paragraph("x") {
          $0.lineHeightMultiple = 3
          $0.maximumLineHeight = 40
        }), 40, accuracy: 0.1)
  }

  func testTheAdditionalHeightOfALineIsAboveTheText() async throws {
    let plain = try picture(text("H")).ink
    let high = try picture(paragraph("H") { $0.minimumLineHeight = 60 }).ink

    XCTAssertEqual(high.minY, plain.minY + 60 - font.lineHeight, accuracy: 1.1)
  }

  func testAlignmentMovesTheText() async throws {
    func ink(_ alignment: NSTextAlignment) throws -> CGRect {
      let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
      return try picture { paragraph("HH") { $0.alignment = alignment }.draw(in: rect) }.ink
    }

    XCTAssertLessThan(try ink(.left).minX, 4)
    XCTAssertEqual(try ink(.center).midX, 100, accuracy: 1.5)
    XCTAssertGreaterThan(try ink(.right).maxX, 196)
    XCTAssertEqual(try ink(.natural), try ink(.left))
  }

  func testParagraphsHaveStylesOfTheirOwn() async throws {
    let both = NSMutableAttributedString(attributedString: paragraph("H\n") { $0.alignment = .left })
    both.append(paragraph("H") { $0.alignment = .right })
    let picture = try picture { both.draw(in: CGRect(x: 0, y: 0, width: 200, height: 100)) }

    XCTAssertLessThan(picture.ink.minX, 4)
    XCTAssertGreaterThan(picture.ink.maxX, 196)
  }

  func testIndentsMoveTheFirstAndTheOtherLines() async throws {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let indented = paragraph("H\u{2028}H") {
      $0.firstLineHeadIndent = 40
      $0.headIndent = 80
    }
    let picture = try picture { indented.draw(in: rect) }
    func left(_ rows: Range<Int>) -> Int? { (0..<200).first { x in rows.contains { picture[x, $0] != 0 } } }
    let line = Int(font.lineHeight)

    XCTAssertEqual(try XCTUnwrap(left(2..<line - 2)), 42, accuracy: 2)
    XCTAssertEqual(try XCTUnwrap(left(line + 2..<2 * line - 2)), 82, accuracy: 2)
  }

  func testLinesAreWrappedBetweenTheIndents() async throws {
    for (first, head, tail): (CGFloat, CGFloat, CGFloat) in [(0, 30, 0), (30, 0, 0), (20, 20, -40), (0, 0, 120)] {
      let indented = paragraph(sentence) {
        $0.firstLineHeadIndent = first
        $0.headIndent = head
        $0.tailIndent = tail
      }
      let picture = try picture(CGSize(width: 260, height: 300)) {
        indented.draw(in: CGRect(x: 0, y: 0, width: 200, height: 300))
      }
      let bounds = indented.boundingRect(
        with: CGSize(width: 200, height: 300), options: .usesLineFragmentOrigin, context: nil)

      XCTAssertGreaterThanOrEqual(picture.ink.minX, min(first, head) - 1)
      XCTAssertLessThanOrEqual(picture.ink.maxX, (tail > 0 ? tail : 200 + tail) + 1)
      XCTAssertLessThanOrEqual(bounds.maxX, 200.01)
      XCTAssertLessThanOrEqual(picture.ink.maxY, bounds.maxY + 1)
    }
  }

  // MARK: Line breaks

  func testWrappedTextContinuesOnOtherLinesAndTruncatedTextHasOne() async {
    let line = font.lineHeight
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      XCTAssertGreaterThan(height(paragraph(sentence) { $0.lineBreakMode = mode }), 4 * line)
    }
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      XCTAssertEqual(height(paragraph(sentence) { $0.lineBreakMode = mode }), line, accuracy: 0.2)
    }
  }

  func testEachLineBreakModeShowsAnotherPartOfTheText() async throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 28)
    var seen: [[UInt32]] = []
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byWordWrapping] {
      let picture = try picture { paragraph(sentence) { $0.lineBreakMode = mode }.draw(in: rect) }
      let pixels = (0..<28).flatMap { y in (0..<110).map { picture[$0, y] } }

      XCTAssertFalse(picture.ink.isNull)
      XCTAssertLessThanOrEqual(picture.ink.maxX, 101)
      XCTAssertFalse(seen.contains(pixels), "\(mode)")
      seen.append(pixels)
    }
  }

  func testTheLastVisibleLineIsTruncatedOnRequest() async throws {
    let rect = CGRect(x: 0, y: 0, width: 120, height: 2 * font.lineHeight)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]

    let cut = try picture { text(sentence).draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }
    let truncated = try picture { text(sentence).draw(with: rect, options: options, context: nil) }

    XCTAssertGreaterThan(truncated.ink.maxX, cut.ink.maxX, "the ellipsis is behind the last word")
    XCTAssertEqual(truncated.ink.minY, cut.ink.minY)
  }

}

extension AttributedDrawingTests {
  // MARK: Measuring

  func testInkIsWithinTheMeasuredBounds() async throws {
    let mixed = NSMutableAttributedString(attributedString: text("Mixed ", [.kern: 3]))
    mixed.append(text("weights", [.font: UIFont.boldSystemFont(ofSize: 31)]))
    mixed.append(text(" and sizes in several lines", [.font: UIFont.systemFont(ofSize: 12)]))
    for width in stride(from: CGFloat(60), through: 240, by: 20) {
      let bounds = mixed.boundingRect(
        with: CGSize(width: width, height: 1000), options: .usesLineFragmentOrigin, context: nil)
      let ink = try picture(CGSize(width: 300, height: 400)) {
        mixed.draw(in: CGRect(origin: .zero, size: bounds.size))
      }.ink

      XCTAssertLessThanOrEqual(bounds.width, width + 0.01)
      XCTAssertTrue(bounds.insetBy(dx: -1, dy: -1).contains(ink), "\(width): \(bounds) \(ink)")
      XCTAssertGreaterThan(ink.maxY, bounds.maxY - 31, "\(width): \(bounds): all lines are drawn in the measured size")
    }
  }

  func testBoundsWithoutLineFragmentsAreRelativeToTheBaseline() async throws {
    let bounds = text(sentence).boundingRect(with: CGSize(width: 50, height: 10), context: nil)
    let drawn = try picture {
      text("H").draw(with: CGRect(x: 0, y: 60, width: 0, height: 0), context: nil)
    }

    XCTAssertEqual(bounds.size, text(sentence).size())
    XCTAssertEqual(bounds.minY, -font.ascender, accuracy: 0.5)
    XCTAssertEqual(drawn.ink.maxY, 60, accuracy: 1)
  }

  func testAContextShrinksTextThatDoesNotFit() async {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.25
    let room = CGSize(width: 120, height: 60)

    let bounds = text(sentence).boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)

    XCTAssertLessThan(context.actualScaleFactor, 1)
    XCTAssertGreaterThanOrEqual(context.actualScaleFactor, 0.25)
    XCTAssertLessThanOrEqual(bounds.height, 60.1)
    XCTAssertEqual(context.totalBounds, bounds)
    _ = text("x").boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
    XCTAssertEqual(context.actualScaleFactor, 1)
  }

  func testEmptyTextHasNoSizeAndAFinalLineBreakHasALine() async {
    XCTAssertEqual(text("").size(), .zero)
    XCTAssertEqual(text("a\n").size().height, 2 * font.lineHeight, accuracy: 0.5)
    XCTAssertEqual(text("a\n\nb").size().height, 3 * font.lineHeight, accuracy: 0.5)
  }

  func testStringsAreMeasuredLikeTextWithTheSameAttributes() async throws {
    let attributes: Attributes = [.font: font, .kern: 2]
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

    XCTAssertEqual("Text".size(withAttributes: attributes), text("Text", attributes).size())
    XCTAssertEqual(("Text" as NSString).size(withAttributes: attributes), text("Text", attributes).size())
    XCTAssertEqual(
      sentence.boundingRect(with: rect.size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil),
      text(sentence, attributes).boundingRect(with: rect.size, options: .usesLineFragmentOrigin, context: nil))
    XCTAssertEqual(
      try picture { "Text".draw(in: rect, withAttributes: attributes) }.ink,
      try picture { text("Text", attributes).draw(at: .zero) }.ink)
  }

  func testCharactersOutsideTheBasicPlaneKeepTheRangesOfAttributes() async throws {
    let mixed = NSMutableAttributedString(attributedString: text("😀é"))
    mixed.append(text(block, [.foregroundColor: UIColor.red]))

    XCTAssertEqual(try picture(mixed)[Int(mixed.size().width) - 4, 12], 0xffff_0000)
  }
}
