// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls
@testable import UIKitCore

/// Undoing and redoing the changes of a text.
@MainActor
final class TextUndoTests: UIKitTestCase {
  private typealias Key = TextViewStage.Key
  private var stage: TextViewStage!
  private var view: UITextView { stage.view }

  override func setUp() async throws {
    try await super.setUp()
    stage = TextViewStage()
    view.text = "one two"
    view.becomeFirstResponder()
    stage.host.flush()
  }

  override func release() { stage = nil }

  private func undo() { stage.control("z") }
  private func redo() { stage.host.key(0x7a, modifiers: [.control, .shift]) }

  func testCharactersTypedInARunAreUndoneTogether() async {
    stage.type(" three")
    undo()
    XCTAssertEqual(view.text, "one two")
    XCTAssertEqual(stage.caret, 7)
    undo()
    XCTAssertEqual(view.text, "one two")
    redo()
    XCTAssertEqual(view.text, "one two three")
    stage.control("y")
    XCTAssertEqual(view.text, "one two three")
    undo()
    stage.control("y")
    XCTAssertEqual(view.text, "one two three")
    XCTAssertEqual(view.undoManager?.undoMenuItemTitle, "Undo Typing")
  }

  func testAMovementOfTheCaretAndALineBreakEndARun() async {
    stage.type("a")
    stage.host.key(Key.home)
    stage.type("b\nc")
    XCTAssertEqual(view.text, "b\ncone twoa")
    for expected in ["b\none twoa", "bone twoa", "one twoa", "one two"] {
      undo()
      XCTAssertEqual(view.text, expected)
    }
  }

  func testDeletionsBesideEachOtherAreUndoneTogether() async {
    for _ in 1...3 { stage.host.key(Key.backspace) }
    stage.type("2")
    undo()
    XCTAssertEqual(view.text, "one ")
    undo()
    XCTAssertEqual(view.text, "one two")
    stage.host.key(Key.home)
    stage.host.key(Key.delete)
    stage.host.key(Key.delete)
    XCTAssertEqual(view.text, "e two")
    undo()
    XCTAssertEqual(view.text, "one two")
  }

  func testCorrectionsWithinARunLeaveNoTrace() async {
    stage.type("xy")
    stage.host.key(Key.backspace)
    stage.type("z")
    undo()
    XCTAssertEqual(view.text, "one two")
    redo()
    XCTAssertEqual(view.text, "one twoxz")
    undo()
    stage.type("a")
    stage.host.key(Key.backspace)
    XCTAssertEqual(view.undoManager?.canUndo, false)
  }

  func testAReplacedSelectionComesBack() async {
    view.selectedRange = NSRange(location: 0, length: 3)
    stage.type("1")
    stage.type("st")
    undo()
    XCTAssertEqual(view.text, "one two")
    stage.control("a")
    UIPasteboard.general.string = "pasted\ntext"
    stage.control("v")
    stage.type("!")
    undo()
    XCTAssertEqual(view.text, "pasted\ntext")
    undo()
    XCTAssertEqual(view.text, "one two")
  }

  func testAttributesComeBackWithTheText() async {
    let text = NSMutableAttributedString(string: "plain red", attributes: [.foregroundColor: UIColor.black])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
    view.attributedText = text
    for _ in 1...5 { stage.host.key(Key.backspace) }
    undo()
    XCTAssertEqual(view.text, "plain red")
    let color = view.attributedText.attributes(at: 6, effectiveRange: nil)[.foregroundColor] as? UIColor
    XCTAssertEqual(color, .red)
    let first = view.attributedText.attributes(at: 4, effectiveRange: nil)[.foregroundColor] as? UIColor
    XCTAssertEqual(first, .black)
  }

  func testTextThatCombinesWithItsNeighboursIsUndone() async {
    for (text, typed) in [("e", "\u{301}"), ("\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", "\u{1F1E6}"), ("a\r", "\n")] {
      view.text = text
      view.insertText(typed)
      XCTAssertEqual(view.text, text + typed)
      undo()
      XCTAssertEqual(Array(view.text.unicodeScalars), Array(text.unicodeScalars))
      redo()
      XCTAssertEqual(Array(view.text.unicodeScalars), Array((text + typed).unicodeScalars))
      view.text = text
      view.selectedRange = NSRange(location: 0, length: 0)
      view.insertText(typed)
      undo()
      XCTAssertEqual(Array(view.text.unicodeScalars), Array(text.unicodeScalars))
    }
  }

  func testWhatAnInputMethodComposesIsOneChange() async {
    view.selectedRange = NSRange(location: 4, length: 3)
    stage.host.window.setMarkedText("ni", caretOffset: 2)
    stage.host.window.setMarkedText("nih", caretOffset: 3)
    view.insertText("你好")
    XCTAssertEqual(view.text, "one 你好")
    undo()
    XCTAssertEqual(view.text, "one two")
    redo()
    XCTAssertEqual(view.text, "one 你好")
  }

  func testAnAbandonedCompositionLeavesNothingToUndo() async {
    stage.host.window.setMarkedText("ni", caretOffset: 2)
    stage.host.window.setMarkedText(nil, caretOffset: 0)
    XCTAssertEqual(view.text, "one two")
    XCTAssertEqual(view.undoManager?.canUndo, false)
  }

  func testSettingTheTextEndsWhatCanBeUndone() async {
    stage.type("x")
    view.text = "new"
    undo()
    XCTAssertEqual(view.text, "new")
    stage.type("x")
    view.undoManager?.removeAllActions()
    stage.type("y")
    undo()
    XCTAssertEqual(view.text, "newx")
    stage.type("z")
    view.undoManager?.disableUndoRegistration()
    stage.control("a")
    stage.type("short")
    view.undoManager?.enableUndoRegistration()
    undo()
    XCTAssertEqual(view.text, "short")
  }

  func testDelegatesAreToldAndViewsThatCannotBeEditedKeepTheirText() async {
    stage.type("x")
    stage.calls = []
    undo()
    XCTAssertEqual(stage.calls, ["selection", "didChange"])
    redo()
    view.isEditable = false
    view.undoManager?.undo()
    XCTAssertEqual(view.text, "one twox")
  }

  func testRandomChangesAreUndoneOneByOneAndDoneAgain() async {
    var random = SystemRandomNumberGenerator()
    var states = [view.text ?? ""]
    for _ in 0..<60 {
      let count = view.text.utf16.count
      let start = Int.random(in: 0...count, using: &random)
      view.selectedRange = NSRange(location: start, length: Int.random(in: 0...(count - start), using: &random) / 3)
      let text = ["a", "", "xyz", "\n", "e\u{301}", "\r", "🇩🇪", "👩‍👩‍👧"].randomElement(using: &random) ?? ""
      if text == stage.selection { continue }
      view.insertText(text)
      states.append(view.text)
    }
    for state in states.reversed().dropFirst() {
      undo()
      XCTAssertEqual(view.text, state, "of \(states)")
    }
    for state in states.dropFirst() {
      redo()
      XCTAssertEqual(view.text, state, "of \(states)")
    }
  }

  func testAFieldUndoesAndKeepsHiddenTextToItself() async {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
    field.clearButtonMode = .always
    stage.controller.view.addSubview(field)
    field.becomeFirstResponder()
    stage.type("abc")
    XCTAssertEqual(field.text, "abc")
    field.clear()
    undo()
    XCTAssertEqual(field.text, "abc")
    undo()
    XCTAssertEqual(field.text, "")
    field.isSecureTextEntry = true
    stage.type("secret")
    undo()
    XCTAssertEqual(field.text, "secret")
    XCTAssertEqual(field.undoManager?.canUndo, false)
  }
}
