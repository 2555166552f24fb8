// SPDX-License-Identifier: MIT
import EffortTesting
import UIKit
import XCTest

@testable import UIKitControls

/// The text of a text view as a value, and the layouts of its paragraphs.
@MainActor
final class TextParagraphsTests: XCTestCase {
  /// Pieces that join with their neighbours: line breaks of several characters, and marks that combine.
  private static let pieces = [
    "", "a", "\n", "\r", "\r\n", "\u{2029}", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩", "long words\nin lines",
  ]

  func testChangesLeadToWhatANewTextIs() async {
    var generator = Seeded(state: 7)
    for _ in 0..<20 {
      var edited = EditedText("first\r\nsecond\nthird")
      let paragraphs = TextParagraphs()
      paragraphs.width = 60
      paragraphs.text = StyledText(edited.string)
      for _ in 0..<40 {
        let start = generator.below(edited.count + 1)
        let range = start..<start + generator.below(min(4, edited.count - start + 1))
        let piece = Self.pieces[generator.below(Self.pieces.count)]
        paragraphs.replace(range, with: StyledText(piece))
        edited.replace(range, with: piece)

        let new = TextParagraphs()
        new.width = 60
        new.text = StyledText(edited.string)
        XCTAssertEqual(paragraphs.text.string, edited.string)
        XCTAssertEqual(paragraphs.paragraphs.map(\.count), new.paragraphs.map(\.count), edited.string.debugDescription)
        XCTAssertEqual(paragraphs.size, new.size)
        XCTAssertEqual(edited.count, edited.string.count)
        XCTAssertEqual(paragraphs.caretRect(before: edited.caret), new.caretRect(before: edited.caret))
      }
    }
  }

  func testAChangeKeepsTheLayoutsOfOtherParagraphs() async {
    let paragraphs = TextParagraphs()
    paragraphs.width = 100
    paragraphs.text = StyledText("one\ntwo\nthree")
    let before = paragraphs.arrangedPlaces.map(\.layout)
    paragraphs.replace(5..<6, with: StyledText("x"))
    let after = paragraphs.arrangedPlaces.map(\.layout)
    XCTAssertTrue(before[0] === after[0])
    XCTAssertFalse(before[1] === after[1])
    XCTAssertTrue(before[2] === after[2])
  }

  func testAttributesSurviveChangesAroundThem() async {
    let paragraphs = TextParagraphs()
    let text = NSMutableAttributedString(string: "plain\nred\nplain")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
    paragraphs.text = StyledText(text)
    paragraphs.replace(3..<7, with: StyledText("X\nY"))
    let result = paragraphs.text.asAttributed
    XCTAssertEqual(result.string, "plaX\nYed\nplain")
    var range = NSRange()
    XCTAssertEqual(result.attributes(at: 6, effectiveRange: &range)[.foregroundColor] as? UIColor, .red)
    XCTAssertEqual(range, NSRange(location: 6, length: 2))
  }

  func testASelectionReachesTheEdgeWhereItContinues() async {
    let paragraphs = TextParagraphs()
    paragraphs.width = 100
    paragraphs.text = StyledText("ab\n\ncd")
    let rects = paragraphs.rects(of: 1..<5)
    XCTAssertEqual(rects.count, 3)
    XCTAssertEqual(rects[0].maxX, 100)
    XCTAssertEqual(rects[1].minX, 0)
    XCTAssertEqual(rects[1].maxX, 100)
    XCTAssertEqual(rects[2].maxX, paragraphs.caretRect(before: 5).minX, accuracy: 0.1)
  }
}

extension Seeded {
  fileprivate mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
