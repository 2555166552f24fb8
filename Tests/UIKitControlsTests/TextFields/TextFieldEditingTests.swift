// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitCore

/// Editing a field's text by keys, the mouse and input methods.
@MainActor
final class TextFieldEditingTests: UIKitTestCase {
  private typealias Key = TextFieldStage.Key
  private var stage: TextFieldStage!
  private var field: UITextField { stage.field }

  override func setUp() async throws {
    try await super.setUp()
    stage = TextFieldStage()
    field.text = "one two three"
    field.becomeFirstResponder()
    stage.host.flush()
  }

  override func release() { stage = nil }

  func testArrowsMoveTheCaretAndTypeThere() async {
    stage.host.key(Key.home)
    stage.host.key(Key.right)
    stage.type("X")
    XCTAssertEqual(field.text, "oXne two three")
    stage.host.key(Key.left)
    stage.host.key(Key.delete)
    XCTAssertEqual(field.text, "one two three")
    stage.host.key(Key.end)
    stage.host.key(Key.backspace)
    XCTAssertEqual(field.text, "one two thre")
  }

  func testTheSpaceBarTypesInAScrollView() async {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 2_000)
    field.superview?.addSubview(scroll)
    scroll.addSubview(field)
    field.becomeFirstResponder()
    stage.type(" x")
    XCTAssertEqual(field.text, "one two three x")
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  func testControlMovesAndDeletesWords() async {
    stage.host.key(Key.left, modifiers: .control)
    XCTAssertEqual(stage.caret, 8)
    stage.host.key(Key.backspace, modifiers: .control)
    XCTAssertEqual(field.text, "one three")
    stage.host.key(Key.home)
    stage.host.key(Key.delete, modifiers: .control)
    XCTAssertEqual(field.text, " three")
  }

  func testShiftSelectsAndTypingReplacesTheSelection() async {
    stage.host.key(Key.home)
    stage.host.key(Key.right, modifiers: [.control, .shift])
    XCTAssertEqual(stage.selection, "one")
    stage.host.key(Key.left, modifiers: .shift)
    XCTAssertEqual(stage.selection, "on")
    stage.type("O")
    XCTAssertEqual(field.text, "Oe two three")
  }

  func testAnArrowCollapsesTheSelectionAtItsSide() async {
    stage.control("a")
    stage.host.key(Key.left)
    XCTAssertEqual(stage.caret, 0)
    stage.control("a")
    stage.host.key(Key.right)
    XCTAssertEqual(stage.caret, 13)
  }

  func testCutCopyAndPaste() async {
    stage.host.key(Key.left, modifiers: [.control, .shift])
    stage.control("x")
    XCTAssertEqual(field.text, "one two ")
    stage.host.key(Key.home)
    stage.control("v")
    XCTAssertEqual(field.text, "threeone two ")
    UIPasteboard.general.string = "a\nb"
    stage.control("v")
    XCTAssertEqual(field.text, "threea bone two ", "a field has one line")
    UIPasteboard.general.string = "\n"
    stage.control("v")
    XCTAssertEqual(field.text, "threea b one two ", "a pasted line feed is not Return")
  }

  func testClicksPlaceTheCaretAndSelectWordsAndAll() async {
    let word = field.firstRect(for: range(4, 7))
    let middle = field.convert(CGPoint(x: word.midX, y: word.midY), to: nil)
    stage.host.tap(at: field.convert(CGPoint(x: word.minX + 1, y: word.midY), to: nil))
    XCTAssertEqual(stage.caret, 4)
    stage.host.advance(by: 1)
    stage.host.tap(at: middle)
    stage.host.tap(at: middle)
    XCTAssertEqual(stage.selection, "two")
    stage.host.tap(at: middle)
    XCTAssertEqual(stage.selection, "one two three")
  }

  func testADragSelectsInBothDirections() async {
    let (first, last) = (field.firstRect(for: range(0, 3)), field.firstRect(for: range(8, 13)))
    let y = field.convert(CGPoint(x: 0, y: first.midY), to: nil).y
    let start = field.convert(CGPoint(x: last.minX, y: 0), to: nil).x
    stage.host.touchBegan(at: CGPoint(x: start, y: y))
    stage.host.touchMoved(to: CGPoint(x: start + 200, y: y))
    XCTAssertEqual(stage.selection, "three")
    stage.host.touchMoved(to: CGPoint(x: field.convert(CGPoint(x: first.maxX, y: 0), to: nil).x, y: y))
    XCTAssertEqual(stage.selection, " two ")
    stage.host.touchEnded(at: CGPoint(x: start, y: y))
  }

  func testAShiftClickExtendsTheSelectionAndCanBeDraggedOn() async {
    stage.host.tap(at: point(at: 8))
    stage.host.key(Key.home)
    stage.host.advance(by: 1)
    stage.host.touchBegan(at: point(at: 4), modifiers: .shift)
    XCTAssertEqual(stage.selection, "one ")
    stage.host.touchMoved(to: point(at: 7))
    XCTAssertEqual(stage.selection, "one two")
    stage.host.touchEnded(at: point(at: 7))
  }

  func testACaretInATextThatIsTooWideIsVisible() async {
    field.text = String(repeating: "wide ", count: 40)
    stage.host.flush()
    let end = field.caretRect(for: field.endOfDocument)
    XCTAssertTrue(field.bounds.insetBy(dx: -1, dy: 0).contains(end), "\(end)")
    stage.host.key(Key.home)
    XCTAssertEqual(field.caretRect(for: field.beginningOfDocument).minX, 0, accuracy: 1)
  }

  func testAnInputMethodComposesInPlaceOfTheSelection() async {
    stage.control("a")
    stage.host.window.setMarkedText("ni", caretOffset: 2)
    XCTAssertEqual(field.text, "ni")
    XCTAssertEqual(field.markedTextRange.flatMap(field.text(in:)), "ni")
    stage.host.window.setMarkedText("nih", caretOffset: 3)
    XCTAssertEqual(field.text, "nih")
    field.insertText("你")
    XCTAssertEqual(field.text, "你")
    XCTAssertNil(field.markedTextRange)
  }

  func testACombiningMarkJoinsTheCharacterBeforeTheCaret() async {
    field.text = "e"
    stage.type("\u{301}")
    XCTAssertEqual(field.text?.count, 1)
    stage.type("x")
    XCTAssertEqual(field.text, "e\u{301}x")
  }

  func testTextFromRightToLeftIsWalkedAsItIsSeen() async {
    field.text = "שלום"
    XCTAssertEqual(stage.caret, 4)
    stage.host.key(Key.right)
    XCTAssertEqual(stage.caret, 3)
    stage.host.key(Key.left)
    XCTAssertEqual(stage.caret, 4)
  }

  func testPlacesAndRanges() async throws {
    field.text = "a👍b"
    let start = field.beginningOfDocument
    XCTAssertNil(field.position(from: start, offset: 5))
    let place = try XCTUnwrap(field.position(from: start, offset: 3))
    field.selectedTextRange = field.textRange(from: place, to: place)
    stage.type("X")
    XCTAssertEqual(field.text, "a👍Xb")
    let end = try XCTUnwrap(field.position(from: start, offset: 3))
    field.replace(try XCTUnwrap(field.textRange(from: start, to: end)), withText: "")
    XCTAssertEqual(field.text, "Xb")
    XCTAssertEqual(field.compare(start, to: end), .orderedAscending)
  }

  /// The place of the caret before a character, in the window.
  private func point(at offset: Int) -> CGPoint {
    let rect = field.caretRect(for: range(offset, offset).start)
    return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func range(_ start: Int, _ end: Int) -> UITextRange {
    let origin = field.beginningOfDocument
    func place(_ offset: Int) -> UITextPosition { field.position(from: origin, offset: offset) ?? origin }
    return field.textRange(from: place(start), to: place(end))!
  }
}
