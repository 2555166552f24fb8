// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// Text with attributes on labels and buttons.
@MainActor
final class AttributedLabelTests: UIKitTestCase {
  private let block = "\u{2588}"
  private let sentence = "The quick brown fox jumps over the lazy dog and goes on to the next hedge"

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    return label
  }

  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes)
  }

  private func center(_ view: UIView) throws -> UInt32 {
    try Picture(drawing: view)[Int(view.bounds.midX), Int(view.bounds.midY)]
  }

  // MARK: Properties

  func testTheAttributedTextIsNilWithoutAText() async {
    XCTAssertNil(UILabel().attributedText)
  }

  func testTheAttributedTextSetsThePropertiesOfItsFirstCharacter() async {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byCharWrapping
    let label = label(
      text("Text", [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red, .paragraphStyle: style]))

    XCTAssertEqual(label.text, "Text")
    XCTAssertEqual(label.font, .systemFont(ofSize: 9))
    XCTAssertEqual(label.textColor, .red)
    XCTAssertEqual(label.textAlignment, .right)
    XCTAssertEqual(label.lineBreakMode, .byCharWrapping)
  }

  func testThePlainTextHasTheAttributesOfTheLabel() async throws {
    let label = UILabel()
    label.text = "Text"
    label.textColor = .red
    label.textAlignment = .center

    let text = try XCTUnwrap(label.attributedText)
    let attributes = text.attributes(at: 0, effectiveRange: nil)

    XCTAssertEqual(text.string, "Text")
    XCTAssertEqual(attributes[.font] as? UIFont, label.font)
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .red)
    XCTAssertEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
  }

  func testSettingTheTextReplacesTheAttributedText() async throws {
    let label = label(text("Text", [.kern: 20]))
    let wide = label.intrinsicContentSize.width

    label.text = "Text"

    XCTAssertLessThan(label.intrinsicContentSize.width, wide - 40)
    label.attributedText = nil
    XCTAssertNil(label.text)
    XCTAssertEqual(label.intrinsicContentSize, .zero)
  }

  func testTheAttributedTextDoesNotFollowTheObjectThatWasSet() async {
    let mutable = NSMutableAttributedString(string: "One")
    let label = UILabel()
    label.attributedText = mutable

    mutable.append(text(" two"))

    XCTAssertEqual(label.attributedText?.string, "One")
  }

  func testSettingAPropertyChangesTheWholeText() async throws {
    let both = NSMutableAttributedString(attributedString: text(block, [.foregroundColor: UIColor.red]))
    both.append(text(block, [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 40)]))
    let label = label(both)

    label.textColor = .green
    label.font = .systemFont(ofSize: 20)
    label.sizeToFit()

    XCTAssertEqual(label.bounds.height, UIFont.systemFont(ofSize: 20).lineHeight, accuracy: 1)
    let colors = try Picture(drawing: label).colors
    XCTAssertTrue(colors.contains(0xff00_ff00))
    XCTAssertFalse(colors.contains(0xffff_0000) || colors.contains(0xff00_00ff))
  }

  func testSettingTheAlignmentKeepsTheOtherValuesOfParagraphStyles() async throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 30
    let label = label(text("one\ntwo", [.paragraphStyle: style]))
    label.numberOfLines = 0
    let height = label.intrinsicContentSize.height

    label.textAlignment = .right

    XCTAssertEqual(label.intrinsicContentSize.height, height)
    label.frame = CGRect(x: 0, y: 0, width: 200, height: height)
    XCTAssertGreaterThan(try Picture(drawing: label).ink.minX, 150)
  }

  // MARK: Drawing

  func testTextWithoutAttributesHasTheFontAndColourOfTheLabel() async throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.textColor = .red
    label.attributedText = text(block)
    label.sizeToFit()

    XCTAssertEqual(label.bounds.height, UIFont.systemFont(ofSize: 30).lineHeight, accuracy: 2)
    XCTAssertEqual(try center(label), 0xffff_0000)
  }

  func testColoursOfAttributesFollowTheInterfaceStyle() async throws {
    let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let host = ManualHost(size: CGSize(width: 300, height: 300))
    let label = label(text(block, [.foregroundColor: adaptive]))
    host.window.addSubview(label)
    host.flush()
    XCTAssertTrue(try Picture(label.layer).colors.contains(0xff00_00ff))

    host.appearance.style = .dark

    XCTAssertTrue(try Picture(label.layer).colors.contains(0xffff_0000))
    host.window.close()
  }

  func testADisabledLabelDimsItsOwnColours() async throws {
    let label = label(text(block, [.foregroundColor: UIColor.red]))

    label.isEnabled = false

    XCTAssertEqual(try center(label) >> 24, 89, "35 % of 255")
  }

  func testAHighlightedLabelHasItsHighlightedColour() async throws {
    let label = label(text(block, [.foregroundColor: UIColor.red]))
    label.highlightedTextColor = .green

    label.isHighlighted = true
    XCTAssertEqual(try center(label), 0xff00_ff00)
    label.isHighlighted = false
    XCTAssertEqual(try center(label), 0xffff_0000)
  }

  func testALabelIsAsLargeAsTheTextThatIsMeasured() async {
    let text = text(sentence, [.font: UIFont.systemFont(ofSize: 20), .kern: 1])
    let label = label(text)
    label.numberOfLines = 0
    let room = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)

    let bounds = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)

    XCTAssertEqual(label.sizeThatFits(room).width, bounds.width.rounded(.up))
    XCTAssertEqual(label.sizeThatFits(room).height, bounds.height.rounded(.up))
  }

  func testANumberOfLinesHoldsForAllParagraphs() async {
    let label = label(text("one\ntwo\nthree", [.paragraphStyle: NSParagraphStyle.default]))
    label.numberOfLines = 2

    XCTAssertEqual(label.intrinsicContentSize.height, 2 * label.font.lineHeight, accuracy: 1)
  }

  // MARK: Shrinking

  func testAttributedTextShrinksToTheWidthOfTheLabel() async throws {
    let mixed = NSMutableAttributedString(attributedString: text("HHHHH", [.kern: 4]))
    mixed.append(text("HHHHH", [.font: UIFont.boldSystemFont(ofSize: 24)]))
    let label = label(mixed)
    let natural = label.bounds.width
    label.bounds.size.width = natural / 2

    label.adjustsFontSizeToFitWidth = true

    XCTAssertEqual(try Picture(drawing: label).ink.width, natural / 2, accuracy: 5)
  }

  func testSeveralLinesShrinkUntilAllFit() async throws {
    let label = label(text(sentence))
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    let cut = try Picture(drawing: label).ink

    label.adjustsFontSizeToFitWidth = true
    let whole = try Picture(drawing: label).ink

    XCTAssertGreaterThan(whole.height, 30)
    XCTAssertLessThanOrEqual(whole.maxY, 44)
    XCTAssertNotEqual(whole, cut)
  }

  // MARK: Buttons

  func testAButtonShowsItsAttributedTitle() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(text(block, [.foregroundColor: UIColor.red]), for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()

    XCTAssertEqual(button.titleLabel?.text, block)
    XCTAssertTrue(try Picture(button.layer).colors.contains(0xffff_0000))
    XCTAssertEqual(button.attributedTitle(for: .normal)?.string, block)
    XCTAssertEqual(button.attributedTitle(for: .highlighted)?.string, block)
    XCTAssertEqual(button.currentAttributedTitle?.string, block)
    XCTAssertEqual(button.currentTitle, "Plain")
  }

  func testAnAttributedTitleWithoutAColourHasThatOfTheTitle() async throws {
    let button = UIButton(type: .custom)
    button.setTitleColor(.green, for: .normal)
    button.setAttributedTitle(text(block), for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()

    XCTAssertTrue(try Picture(button.layer).colors.contains(0xff00_ff00))
  }

  func testAButtonChangesItsAttributedTitleWithItsState() async {
    let button = UIButton(type: .custom)
    button.setAttributedTitle(text("On"), for: .normal)
    button.setAttributedTitle(text("Off"), for: .disabled)

    button.isEnabled = false
    XCTAssertEqual(button.titleLabel?.text, "Off")
    button.isEnabled = true
    XCTAssertEqual(button.titleLabel?.text, "On")
    button.setAttributedTitle(nil, for: .normal)
    XCTAssertNil(button.titleLabel?.text)
  }
}
