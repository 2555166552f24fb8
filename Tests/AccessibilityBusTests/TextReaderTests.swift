// SPDX-License-Identifier: MIT

import XCTest

@testable import AccessibilityBus

final class TextReaderTests: XCTestCase {
  private let text = TextReader(AccessibleText("One two.\nThird 👍 here. End", selection: 4..<7))

  private func unit(_ unit: TextReader.Unit, at offset: Int) -> String {
    text.substring(text.range(of: unit, at: offset))
  }

  func testOffsetsCountUnicodeScalars() {
    XCTAssertEqual(text.count, 26)
    XCTAssertEqual(text.scalar(at: 15), 0x1F44D)
    XCTAssertEqual(text.scalar(at: 26), 0)
    XCTAssertEqual(text.substring(from: 15, to: 16), "👍")
    XCTAssertEqual(text.utf16Range(from: 15, to: 16), 15..<17)
    XCTAssertEqual(text.utf16Range(from: 17, to: -1), 18..<27)
  }

  func testSelectionIsConvertedFromCodeUnits() {
    XCTAssertEqual(text.selection, 4..<7)
    XCTAssertEqual(text.caret, 7)
    XCTAssertEqual(TextReader(AccessibleText("👍!", selection: 2..<2)).caret, 1)
    XCTAssertEqual(TextReader(AccessibleText("ab", selection: 0..<99)).selection, 0..<2)
  }

  func testUnitsContainTheSeparatorsBehindThem() {
    XCTAssertEqual(unit(.character, at: 2), "e")
    XCTAssertEqual(unit(.word, at: 1), "One ")
    XCTAssertEqual(unit(.word, at: 3), "One ")
    XCTAssertEqual(unit(.word, at: 5), "two.\n")
    XCTAssertEqual(unit(.line, at: 5), "One two.\n")
    XCTAssertEqual(unit(.line, at: 12), "Third 👍 here. End")
    XCTAssertEqual(unit(.sentence, at: 10), "Third 👍 here. ")
    XCTAssertEqual(unit(.sentence, at: 24), "End")
  }

  func testThereIsNoUnitBeyondTheEnds() {
    XCTAssertEqual(text.range(of: .word, at: 26), 26..<26)
    let first = text.range(of: .line, at: 0)
    XCTAssertEqual(text.range(of: .line, nextTo: first, forward: false), 0..<0)
    XCTAssertEqual(text.range(of: .line, nextTo: first, forward: true), 9..<26)
    XCTAssertEqual(TextReader(AccessibleText("")).range(of: .line, at: 0), 0..<0)
  }

  func testRangesOutsideOfTheTextAreCut() {
    XCTAssertEqual(text.substring(from: -5, to: 3), "One")
    XCTAssertEqual(text.substring(from: 20, to: 2), "")
    XCTAssertEqual(text.substring(from: 23, to: 99), "End")
  }
}
