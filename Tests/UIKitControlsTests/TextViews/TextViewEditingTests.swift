// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitCore

/// Editing a text view's text by keys, the mouse and input methods.
@MainActor
final class TextViewEditingTests: UIKitTestCase {
  private typealias Key = TextViewStage.Key
  private var stage: TextViewStage!
  private var view: UITextView { stage.view }

  override func setUp() async throws {
    try await super.setUp()
    stage = TextViewStage()
    view.text = "one two\nthree\n\nfour five six"
    view.becomeFirstResponder()
    stage.host.flush()
  }

  override func release() { stage = nil }

  func testReturnBeginsAParagraphAndBackspaceJoinsTwo() async {
    view.selectedRange = NSRange(location: 3, length: 0)
    stage.type("\n")
    XCTAssertEqual(view.text, "one\n two\nthree\n\nfour five six")
    XCTAssertEqual(stage.caret, 4)
    stage.host.key(Key.backspace)
    stage.host.key(Key.delete)
    XCTAssertEqual(view.text, "onetwo\nthree\n\nfour five six")
  }

  func testUpAndDownKeepTheColumn() async {
    view.selectedRange = NSRange(location: 7, length: 0)
    stage.host.key(Key.down)
    XCTAssertEqual(stage.caret, 13, "the end of a shorter line")
    stage.host.key(Key.down)
    XCTAssertEqual(stage.caret, 14, "an empty line")
    stage.host.key(Key.down)
    let column = stage.point(at: 7).x
    XCTAssertEqual(stage.point(at: stage.caret).x, column, accuracy: 6)
    stage.host.key(Key.up)
    stage.host.key(Key.up)
    stage.host.key(Key.up)
    XCTAssertEqual(stage.caret, 7)
    stage.host.key(Key.up)
    XCTAssertEqual(stage.caret, 0, "the start of the text")
    view.selectedRange = NSRange(location: 20, length: 0)
    stage.host.key(Key.down)
    XCTAssertEqual(stage.caret, 28, "the end of the text")
  }

  func testShiftSelectsAcrossLines() async {
    view.selectedRange = NSRange(location: 4, length: 0)
    stage.host.key(Key.down, modifiers: .shift)
    stage.host.key(Key.home, modifiers: .shift)
    XCTAssertEqual(stage.selection, "two\n")
    stage.host.key(Key.end, modifiers: [.control, .shift])
    XCTAssertEqual(stage.selection, "two\nthree\n\nfour five six")
    stage.type("x")
    XCTAssertEqual(view.text, "one x")
  }

  func testHomeAndEndAreThoseOfTheLine() async {
    view.text = "a long paragraph that is broken into several lines by the view"
    stage.host.key(Key.home, modifiers: .control)
    stage.host.key(Key.end)
    let end = stage.caret
    XCTAssertLessThan(end, 40)
    XCTAssertEqual(stage.point(at: end).y, stage.point(at: 0).y, "it is in the first line")
    stage.host.key(Key.right)
    XCTAssertGreaterThan(stage.point(at: stage.caret).y, stage.point(at: 0).y)
    stage.host.key(Key.home)
    XCTAssertEqual(stage.caret, end + 1)
  }

  func testControlMovesByWordsAndParagraphs() async {
    stage.host.key(Key.home, modifiers: .control)
    stage.host.key(Key.right, modifiers: .control)
    XCTAssertEqual(stage.caret, 3)
    stage.host.key(Key.down, modifiers: .control)
    XCTAssertEqual(stage.caret, 7)
    stage.host.key(Key.down, modifiers: .control)
    XCTAssertEqual(stage.caret, 13)
    stage.host.key(Key.up, modifiers: .control)
    stage.host.key(Key.up, modifiers: .control)
    XCTAssertEqual(stage.caret, 0)
    stage.host.key(Key.end, modifiers: .control)
    XCTAssertEqual(stage.caret, 28)
  }

  func testPagesMoveTheCaretAndScroll() async {
    view.text = (0..<100).map(String.init).joined(separator: "\n")
    stage.host.key(Key.home, modifiers: .control)
    XCTAssertEqual(view.contentOffset.y, 0)
    stage.host.key(Key.pageDown)
    let caret = stage.caret
    XCTAssertGreaterThan(caret, 5)
    stage.host.key(Key.pageDown)
    XCTAssertGreaterThan(view.contentOffset.y, 50)
    stage.host.key(Key.pageUp)
    XCTAssertEqual(stage.caret, caret)
  }

  func testTheSpaceBarTypesIntoATextThatScrolls() async {
    view.text = (0..<100).map(String.init).joined(separator: "\n")
    view.contentOffset = .zero
    stage.host.flush()
    view.selectedRange = NSRange(location: 1, length: 0)
    stage.type(" x")
    XCTAssertTrue(view.text.hasPrefix("0 x\n1\n"))
  }

  func testTabInsertsATabAndShiftTabDoesNot() async {
    stage.host.key(Key.tab, text: "\t")
    XCTAssertTrue(view.text.hasSuffix("six\t"))
    stage.host.key(Key.tab, text: "\t", modifiers: .shift)
    XCTAssertTrue(view.text.hasSuffix("six\t"))
  }

  func testCutCopyAndPasteKeepLineBreaks() async {
    view.selectedRange = NSRange(location: 4, length: 9)
    stage.control("x")
    XCTAssertEqual(view.text, "one \n\nfour five six")
    stage.host.key(Key.end, modifiers: .control)
    stage.control("v")
    XCTAssertEqual(view.text, "one \n\nfour five sixtwo\nthree")
  }

  func testTheCaretStaysVisibleWhileTyping() async {
    for line in 0..<30 { stage.type("\n\(line)") }
    let end = view.caretRect(for: view.endOfDocument)
    XCTAssertTrue(view.bounds.insetBy(dx: -1, dy: 0).contains(end), "\(end) in \(view.bounds)")
  }

  func testClicksPlaceTheCaretAndSelectWordsAndParagraphs() async {
    stage.host.tap(at: stage.point(at: 9))
    XCTAssertEqual(stage.caret, 9)
    stage.host.advance(by: 1)
    let point = stage.point(at: 5)
    stage.host.tap(at: point)
    stage.host.tap(at: point)
    XCTAssertEqual(stage.selection, "two")
    stage.host.tap(at: point)
    XCTAssertEqual(stage.selection, "one two")
  }

  func testADragOfTheMouseSelectsAndScrollsBeyondTheEdge() async {
    view.text = (0..<100).map { "line \($0)" }.joined(separator: "\n")
    view.contentOffset = .zero
    stage.host.flush()
    stage.host.touchBegan(at: stage.point(at: 2))
    stage.host.touchMoved(to: stage.point(at: 9))
    XCTAssertEqual(stage.selection, "ne 0\nli")
    XCTAssertEqual(view.contentOffset.y, 0)
    let below = view.convert(CGPoint(x: 50, y: view.bounds.maxY + 40), to: nil)
    stage.host.touchMoved(to: below)
    stage.host.advance(by: 1)
    XCTAssertGreaterThan(view.contentOffset.y, 200)
    let length = view.selectedRange.length
    XCTAssertGreaterThan(length, 100)
    stage.host.touchEnded(at: below)
    let offset = view.contentOffset
    stage.host.advance(by: 1)
    XCTAssertEqual(view.contentOffset, offset, "a window at rest rests")
  }

  func testAFingerScrollsAndItsTapPlacesTheCaret() async throws {
    view.text = (0..<100).map { "line \($0)" }.joined(separator: "\n")
    view.selectedRange = NSRange(location: 0, length: 0)
    view.contentOffset = .zero
    stage.host.flush()
    let start = stage.point(at: 30)
    stage.host.touchBegan(at: start, id: TextViewStage.finger)
    stage.host.move(
      from: start, to: CGPoint(x: start.x, y: start.y - 60), duration: 0.3, id: TextViewStage.finger)
    stage.host.touchEnded(at: CGPoint(x: start.x, y: start.y - 60), id: TextViewStage.finger)
    stage.host.advance(by: 3)
    XCTAssertGreaterThan(view.contentOffset.y, 30)
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))

    let middle = view.closestPosition(to: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    let offset = try XCTUnwrap(middle.map { view.offset(from: view.beginningOfDocument, to: $0) })
    let target = stage.point(at: offset)
    stage.host.touchBegan(at: target, id: TextViewStage.finger)
    stage.host.touchEnded(at: target, id: TextViewStage.finger)
    XCTAssertGreaterThan(offset, 0)
    XCTAssertEqual(stage.caret, offset)
  }

  func testTheWheelScrolls() async {
    view.text = (0..<100).map(String.init).joined(separator: "\n")
    view.contentOffset = .zero
    stage.host.flush()
    stage.host.scroll(by: CGVector(dx: 0, dy: -60), at: stage.point(at: 4), isContinuous: false)
    stage.host.advance(by: 1)
    XCTAssertGreaterThan(view.contentOffset.y, 20)
  }

  func testAnInputMethodComposesInPlaceOfTheSelection() async {
    view.selectedRange = NSRange(location: 0, length: 3)
    stage.host.window.setMarkedText("ni", caretOffset: 2)
    XCTAssertEqual(view.markedTextRange.flatMap(view.text(in:)), "ni")
    stage.host.window.setMarkedText("nih", caretOffset: 3)
    XCTAssertTrue(view.text.hasPrefix("nih two\n"))
    view.insertText("你")
    XCTAssertTrue(view.text.hasPrefix("你 two\n"))
    XCTAssertNil(view.markedTextRange)
  }
}
