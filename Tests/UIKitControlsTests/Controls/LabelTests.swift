// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class LabelTests: UIKitTestCase {
  private let sentence = "The quick brown fox jumps over the lazy dog and goes on to the next hedge"

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  func testALabelOfOneLineNeedsItsFullWidthInAnySize() async {
    let label = label(sentence)

    let free = label.intrinsicContentSize
    let tight = label.sizeThatFits(CGSize(width: 50, height: 10))

    XCTAssertEqual(free, tight)
    XCTAssertGreaterThan(free.width, 300)
    XCTAssertEqual(free.height, label.font.lineHeight.rounded(.up), accuracy: 1)
  }

  func testALabelWithoutALineLimitBreaksItsLinesAtTheGivenWidth() async {
    let label = label(sentence, lines: 0)
    let one = label.intrinsicContentSize

    let broken = label.sizeThatFits(CGSize(width: 200, height: 0))

    XCTAssertLessThanOrEqual(broken.width, 200)
    XCTAssertGreaterThan(broken.height, 2 * one.height - 2)
    XCTAssertEqual(one.width, label.sizeThatFits(CGSize(width: 0, height: 0)).width)
  }

  func testALabelHasAtMostItsNumberOfLines() async {
    let whole = label(sentence, lines: 0).sizeThatFits(CGSize(width: 100, height: 0))
    let two = label(sentence, lines: 2).sizeThatFits(CGSize(width: 100, height: 0))
    let one = label("The", lines: 1).intrinsicContentSize

    XCTAssertEqual(two.height, 2 * one.height, accuracy: 2)
    XCTAssertGreaterThan(whole.height, two.height)
  }

  func testATextRectIsLimitedToTheGivenNumberOfLines() async {
    let label = label(sentence, lines: 0)
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 1000)

    let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)

    XCTAssertEqual(two.origin, bounds.origin)
    XCTAssertEqual(two.height, 2 * label.font.lineHeight, accuracy: 2)
    XCTAssertGreaterThan(all.height, two.height)
  }

  func testAnEmptyLabelHasZeroSize() async {
    XCTAssertEqual(label(nil).intrinsicContentSize, .zero)
    XCTAssertEqual(label("").sizeThatFits(CGSize(width: 100, height: 100)), .zero)
  }

  func testThePreferredMaxLayoutWidthLimitsTheIntrinsicSize() async {
    let label = label(sentence, lines: 0)

    label.preferredMaxLayoutWidth = 120

    XCTAssertLessThanOrEqual(label.intrinsicContentSize.width, 120)
  }

  func testLabelSizesAreWholePixels() async {
    let host = ManualHost(size: CGSize(width: 300, height: 300), scale: 2)
    let label = label("Half a pixel")
    host.window.addSubview(label)

    let size = label.intrinsicContentSize

    XCTAssertEqual((size.width * 2).rounded(), size.width * 2)
    XCTAssertEqual((size.height * 2).rounded(), size.height * 2)
    host.window.close()
  }

  func testSizeToFitKeepsTheOriginOfALabel() async {
    let label = label("Text")
    label.frame = CGRect(x: 7, y: 9, width: 1, height: 1)

    label.sizeToFit()

    XCTAssertEqual(label.frame, CGRect(origin: CGPoint(x: 7, y: 9), size: label.intrinsicContentSize))
  }

  func testTheLineBreakModeDeterminesHowLongTextIsTruncated() async throws {
    let label = label(sentence)
    label.frame = CGRect(x: 0, y: 0, width: 160, height: 24)
    let tail = try ink(of: label)

    label.lineBreakMode = .byTruncatingHead
    let head = try ink(of: label)
    label.lineBreakMode = .byClipping
    let clipped = try ink(of: label)

    XCTAssertLessThanOrEqual(tail.width, 160)
    XCTAssertGreaterThan(tail.width, 120)
    XCTAssertNotEqual(tail, head)
    XCTAssertNotEqual(tail, clipped)
  }

  func testTextIsCentredVerticallyAndAlignedHorizontally() async throws {
    let label = label("HHH")
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)

    label.textAlignment = .left
    let left = try ink(of: label)
    label.textAlignment = .right
    let right = try ink(of: label)
    label.textAlignment = .center
    let center = try ink(of: label)

    XCTAssertEqual(left.midY, 50, accuracy: 3)
    XCTAssertLessThan(left.minX, 4)
    XCTAssertGreaterThan(right.maxX, 196)
    XCTAssertEqual(center.midX, 100, accuracy: 1.5)
  }

  func testALabelThatIsTooLowShowsTheLinesThatFit() async throws {
    let label = label(sentence, lines: 0)
    let line = label.font.lineHeight

    label.frame = CGRect(x: 0, y: 0, width: 120, height: line * 2.5)
    let two = try ink(of: label)
    label.frame = CGRect(x: 0, y: 0, width: 120, height: line * 1.5)
    let one = try ink(of: label)

    XCTAssertGreaterThan(two.height, line)
    XCTAssertLessThan(two.height, line * 2)
    XCTAssertLessThan(one.height, line)
  }

  func testALabelIsRedrawnOnlyAfterAVisibleChange() async {
    let host = ManualHost(size: CGSize(width: 300, height: 300))
    let label = CountingLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Text"
    host.window.addSubview(label)
    host.flush()
    XCTAssertEqual(label.drawings, 1)

    label.text = "Text"
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    label.numberOfLines = 1
    label.center.x += 50
    label.alpha = 0.5
    label.highlightedTextColor = .red
    host.flush()
    XCTAssertEqual(label.drawings, 1)

    label.text = "Other"
    label.textColor = .systemRed
    host.flush()
    XCTAssertEqual(label.drawings, 2)
    label.bounds.size.width = 120
    host.flush()
    XCTAssertEqual(label.drawings, 3)
    host.appearance.style = .dark
    XCTAssertEqual(label.drawings, 4)
    host.window.close()
  }

  func testTheTextOfALabelFollowsTheInterfaceStyle() async throws {
    let host = ManualHost(size: CGSize(width: 300, height: 300))
    let label = label("HHH")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    host.window.addSubview(label)
    host.flush()
    XCTAssertTrue(try Picture(label.layer).colors.contains(0xff00_0000))

    host.appearance.style = .dark
    XCTAssertTrue(try Picture(label.layer).colors.contains(0xffff_ffff))
    host.window.close()
  }

  func testASubclassCanInsetTheTextInDrawText() async throws {
    let label = PaddedLabel()
    label.text = "HHH"
    label.textAlignment = .left
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)

    XCTAssertGreaterThanOrEqual(try ink(of: label).minX, 20)
  }

  /// Returns the smallest rectangle that contains all pixels that the label draws.
  private func ink(of label: UILabel) throws -> CGRect { try Picture(drawing: label).ink }
}

private final class CountingLabel: UILabel {
  private(set) var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    super.draw(rect)
  }
}

private final class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)))
  }
}
