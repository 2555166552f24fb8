// SPDX-License-Identifier: MIT
import XCTest

@testable import CoreGraphics

final class TextTests: XCTestCase {
  private let font = FontDescriptor(size: 17)
  private let sentence = "The quick brown fox jumps over the lazy dog"
  private let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

  private func layout(
    _ string: String, lines: Int = 0, mode: LineBreakMode = .truncatingTail, alignment: TextAlignment = .natural
  ) -> TextLayout {
    TextLayout(
      string: string, font: font,
      style: TextStyle(alignment: alignment, lineBreakMode: mode, numberOfLines: lines))
  }

  private func draw(_ layout: TextLayout, _ width: Int, _ height: Int) throws -> CGImage {
    try drawing(width, height) { context in
      layout.draw(in: context, rect: CGRect(x: 0, y: 0, width: width, height: height), color: .black)
    }
  }

  func testMetricsAreOrderedAndGrowWithTheSize() {
    let metrics = font.metrics

    XCTAssertGreaterThan(metrics.ascender, metrics.capHeight)
    XCTAssertGreaterThan(metrics.capHeight, metrics.xHeight)
    XCTAssertGreaterThan(metrics.xHeight, 0)
    XCTAssertGreaterThan(metrics.descender, 0)
    XCTAssertEqual(FontDescriptor(size: 34).metrics.capHeight, metrics.capHeight * 2, accuracy: 0.1)
    XCTAssertEqual(layout("A").size().height, metrics.lineHeight, accuracy: 0.1)
  }

  func testEmptyTextHasNoSize() {
    XCTAssertEqual(layout("").size(), .zero)
    XCTAssertEqual(layout("").lineCount(constrainedTo: endless), 0)
  }

  func testWidthDoesNotDependOnTheAvailableWidthIfTheTextFits() {
    let layout = layout(sentence)
    let natural = layout.size()

    XCTAssertEqual(layout.size(constrainedTo: CGSize(width: 1000, height: 100)), natural)
    XCTAssertEqual(layout.size(constrainedTo: natural), natural)
    XCTAssertEqual(layout.lineCount(constrainedTo: natural), 1)
  }

  func testTextWrapsIntoItsWidth() {
    let layout = layout(sentence)
    let room = layout.size(constrainedTo: CGSize(width: 120, height: CGFloat.infinity))

    XCTAssertLessThanOrEqual(room.width, 120)
    XCTAssertGreaterThan(layout.lineCount(constrainedTo: CGSize(width: 120, height: CGFloat.infinity)), 2)
    XCTAssertEqual(layout.size(constrainedTo: room), room, "the text fits into its measured size")
  }

  func testTheNumberOfLinesIsLimited() {
    let room = CGSize(width: 120, height: CGFloat.infinity)
    for mode in [LineBreakMode.truncatingTail, .wordWrapping, .charWrapping] {
      for count in 1...2 {
        let layout = layout(sentence, lines: count, mode: mode)
        XCTAssertEqual(layout.lineCount(constrainedTo: room), count, "\(mode) \(count)")
        XCTAssertEqual(layout.size(constrainedTo: room).height, font.metrics.lineHeight * CGFloat(count), accuracy: 0.2)
      }
    }
    XCTAssertEqual(layout("one\ntwo\nthree", lines: 2).lineCount(constrainedTo: endless), 2)
    XCTAssertEqual(layout("one\ntwo\nthree", lines: 0).lineCount(constrainedTo: endless), 3)
  }

  func testAWordIsBrokenWithoutAHyphenExceptAtASoftHyphen() throws {
    let width = Int(layout("mmmm-").size().width) + 2
    let two = try draw(layout("mmmm\nmmmm", mode: .charWrapping), width, 60)
    for mode in [LineBreakMode.charWrapping, .wordWrapping] {
      XCTAssertEqual(try draw(layout("mmmmmmmm", mode: mode), width, 60).pixels, two.pixels, "\(mode)")
      XCTAssertNotEqual(try draw(layout("mmmm\u{AD}mmmm", mode: mode), width, 60).pixels, two.pixels, "\(mode)")
    }
  }

  func testLinesThatDoNotFitTheHeightAreLeftOut() {
    let height = font.metrics.lineHeight * 2.5
    for mode in [LineBreakMode.truncatingTail, .wordWrapping] {
      XCTAssertEqual(layout(sentence, mode: mode).lineCount(constrainedTo: CGSize(width: 100, height: height)), 2)
    }
  }

  func testTruncatedTextStaysWithinItsWidth() throws {
    for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
      let layout = layout(sentence, lines: 1, mode: mode)
      XCTAssertLessThanOrEqual(layout.size(constrainedTo: CGSize(width: 100, height: 30)).width, 100)
      XCTAssertFalse(try draw(layout, 100, 30).ink.isEmpty)
    }
  }

  func testAlignmentMovesTheInk() throws {
    func ink(_ alignment: TextAlignment) throws -> CGRect { try draw(layout("Hi", alignment: alignment), 100, 30).ink }
    let (left, center, right) = (try ink(.left), try ink(.center), try ink(.right))

    XCTAssertLessThan(left.minX, 4)
    XCTAssertEqual(center.midX, 50, accuracy: 2)
    XCTAssertGreaterThan(right.maxX, 96)
    XCTAssertEqual(try ink(.natural), left)
    let arabic = try draw(layout("\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}"), 100, 30).ink
    XCTAssertGreaterThan(arabic.maxX, 95, "right-to-left text starts at the right")
  }

  func testTextIsDrawnWithItsColourAndAlpha() throws {
    let image = try drawing(40, 40) { context in
      context.setAlpha(0.5)
      TextLayout(string: "\u{2588}", font: FontDescriptor(size: 40))
        .draw(in: context, rect: CGRect(x: 0, y: 0, width: 40, height: 40), color: .red)
    }

    assertEqual(image.pixel(8, 20), Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  func testRunsKeepTheirOwnColours() throws {
    let layout = TextLayout(
      runs: [
        TextRun(string: "\u{2588}", font: FontDescriptor(size: 40), color: .blue),
        TextRun(string: "\u{2588}", font: FontDescriptor(size: 40)),
      ], style: TextStyle())
    let image = try draw(layout, 80, 60)

    XCTAssertEqual(image.pixel(8, 20), .blue)
    XCTAssertEqual(image.pixel(Int(layout.size().width) - 4, 20), .black)
  }

  func testKernAndWeightAndDigitsChangeTheWidth() {
    func width(_ font: FontDescriptor, _ string: String, kern: CGFloat = 0) -> CGFloat {
      TextLayout(runs: [TextRun(string: string, font: font, kern: kern)], style: TextStyle()).size().width
    }
    XCTAssertEqual(width(font, "abc", kern: 5), width(font, "abc") + 15, accuracy: 5.1)
    XCTAssertGreaterThan(width(FontDescriptor(size: 17, weight: 700), "mmm"), width(font, "mmm"))
    let digits = FontDescriptor(size: 17, monospacedDigits: true)
    XCTAssertEqual(width(digits, "111"), width(digits, "000"), accuracy: 0.01)
  }

}
