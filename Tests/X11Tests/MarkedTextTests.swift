// SPDX-License-Identifier: MIT

import XCTest

@testable import X11

final class MarkedTextTests: XCTestCase {
  func testPartsOfMarkedTextAreReplacedByCharacter() {
    var text = MarkedText()

    text.replace(first: 0, count: 0, with: "ni", caret: 2)
    text.replace(first: 1, count: 1, with: "ǐhǎo", caret: 4)
    XCTAssertEqual(text, MarkedText("nǐhǎo", caret: 4))
    text.replace(first: 0, count: 5, with: "", caret: 0)

    XCTAssertEqual(text, MarkedText())
  }

  func testReplacementsBeyondTheTextAreClamped() {
    var text = MarkedText("abc", caret: 1)

    text.replace(first: -5, count: .max, with: "x", caret: 99)
    XCTAssertEqual(text, MarkedText("x", caret: 1))
    text.replace(first: 7, count: -1, with: "y", caret: -1)
    XCTAssertEqual(text, MarkedText("xy", caret: 0))
  }

  func testCaretOffsetCountsUTF16ForNSRange() {
    XCTAssertEqual(MarkedText("a😀b", caret: 2).caretOffset, 3)
    XCTAssertEqual(MarkedText("a😀b", caret: 0).caretOffset, 0)
  }
}
