// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The edit actions of responders, which keys call, and what a subclass of a text field makes of them.
@MainActor
final class EditActionTests: UIKitTestCase {
  private var stage: TextFieldStage!

  override func release() { stage = nil }

  func testKeysCallTheActionsOfTheFirstResponder() async {
    let view = EditableView()
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    host.window.addSubview(view)
    view.becomeFirstResponder()

    for letter in "cxvabiu" { host.key(UInt(letter.asciiValue ?? 0), modifiers: .control) }
    for letter in "cv" { host.key(UInt(letter.asciiValue ?? 0), modifiers: [.control, .shift]) }

    XCTAssertEqual(
      view.calls, ["copy", "cut", "paste", "selectAll", "bold", "italic", "underline", "pasteAndMatchStyle"])
    host.window.close()
  }

  func testAResponderWithoutAnActionPassesItOn() async {
    final class Inner: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (outer, inner) = (EditableView(), Inner())
    outer.addSubview(inner)
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    host.window.addSubview(outer)
    inner.becomeFirstResponder()

    host.key(UInt(Character("c").asciiValue ?? 0), modifiers: .control)
    for action in [
      Selector(UIResponderStandardEditActions.delete), Selector(UIResponderStandardEditActions.select),
      Selector(UIResponderStandardEditActions.increaseSize), Selector(UIResponderStandardEditActions.decreaseSize),
      Selector(UIResponderStandardEditActions.makeTextWritingDirectionLeftToRight),
      Selector(UIResponderStandardEditActions.makeTextWritingDirectionRightToLeft),
    ] {
      XCTAssertTrue(UIApplication.shared.sendAction(action, to: inner, from: nil, for: nil))
    }

    XCTAssertEqual(outer.calls, ["copy", "delete", "select", "larger", "smaller", "left to right", "right to left"])
    host.window.close()
  }

  func testAFieldThatRefusesToBePastedIntoAlsoRefusesWithoutStyle() async {
    final class Locked: UITextField {
      override func paste(_ sender: Any?) {}
    }
    UIPasteboard.general.string = "abc"
    for (field, text) in [(UITextField(), "abc"), (Locked(), "")] {
      stage = TextFieldStage(field)
      field.becomeFirstResponder()
      stage.host.key(UInt(Character("v").asciiValue ?? 0), modifiers: [.control, .shift])
      XCTAssertEqual(field.text, text)
    }
  }

  func testSelectSelectsTheWordNearestToTheCaret() async {
    stage = TextFieldStage()
    stage.field.becomeFirstResponder()
    for (text, caret, word) in [
      ("one two", 1, "one"), ("one two", 3, "one"), ("one two", 4, "two"), ("one two", 7, "two"),
      ("one   two", 4, "one"), ("one   two", 5, "two"), ("one, ", 5, "one"), (" - one", 0, "one"), (" - ", 1, ""),
      ("", 0, ""),
    ] {
      stage.field.text = text
      place(caret...caret)
      stage.field.select(nil)
      XCTAssertEqual(stage.selection, word, "\(text) at \(caret)")
    }
  }

  func testSelectLeavesASelectionAndSelectsAllOfAHiddenText() async {
    stage = TextFieldStage()
    stage.field.becomeFirstResponder()
    stage.field.text = "one two"
    place(1...5)
    stage.field.select(nil)
    XCTAssertEqual(stage.selection, "ne t")

    stage.field.isSecureTextEntry = true
    place(1...1)
    stage.field.select(nil)
    XCTAssertEqual(stage.selection, "one two")
  }

  func testDeleteRemovesTheSelectionOnlyAndCanBeUndone() async {
    UIPasteboard.general.string = "old"
    stage = TextFieldStage()
    stage.field.becomeFirstResponder()
    stage.type("abc")

    stage.field.delete(nil)
    XCTAssertEqual(stage.field.text, "abc")
    place(1...3)
    stage.calls = []
    stage.field.delete(nil)
    XCTAssertEqual(stage.field.text, "a")
    XCTAssertEqual(stage.calls.first, "change 1+2 ")
    XCTAssertEqual(UIPasteboard.general.string, "old")

    stage.field.undoManager?.undo()
    XCTAssertEqual(stage.field.text, "abc")
  }

  func testATextViewThatCannotBeEditedSelectsAndDoesNotDelete() async {
    let stage = TextViewStage()
    stage.view.text = "one\ntwo"
    stage.view.isEditable = false
    stage.view.selectedRange = NSRange(location: 4, length: 0)

    stage.view.select(nil)
    XCTAssertEqual(stage.selection, "two")
    stage.view.delete(nil)
    XCTAssertEqual(stage.view.text, "one\ntwo")

    stage.view.isEditable = true
    stage.view.delete(nil)
    XCTAssertEqual(stage.view.text, "one\n")
  }

  func testAFieldMayRefuseToBeCopiedAndPastedInto() async {
    final class Locked: UITextField {
      override func copy(_ sender: Any?) {}
      override func paste(_ sender: Any?) {}
    }
    UIPasteboard.general.string = "old"
    stage = TextFieldStage(Locked())
    stage.field.becomeFirstResponder()
    stage.type("abc")

    for letter in "acv" { stage.control(letter) }

    XCTAssertEqual(UIPasteboard.general.string, "old")
    XCTAssertEqual(stage.field.text, "abc")
    XCTAssertEqual(stage.selection, "abc")
  }

  func testTheActionsOfATextFieldEditIt() async {
    stage = TextFieldStage()
    stage.field.becomeFirstResponder()
    stage.type("abc")

    stage.field.selectAll(nil)
    stage.field.cut(nil)
    XCTAssertEqual(stage.field.text, "")
    stage.field.paste(nil)
    stage.field.paste(nil)

    XCTAssertEqual(stage.field.text, "abcabc")
  }

  func testAFieldShowsTheCaretThatItsSubclassReturns() async {
    final class Bare: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    for (field, isVisible) in [(UITextField(), true), (Bare(), false)] {
      stage = TextFieldStage(field)
      field.tintColor = .systemRed
      field.becomeFirstResponder()
      stage.host.flush()
      let carets = views(in: field).filter { $0.backgroundColor == .systemRed && !$0.isHidden }
      XCTAssertEqual(carets.map { $0.bounds.width > 0 }, [isVisible])
    }
  }

  /// Selects characters of the field.
  private func place(_ range: ClosedRange<Int>) {
    let field = stage.field
    let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound)
    let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
    guard let start, let end else { return XCTFail("\(range) is not in the text") }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  private func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }
}

private final class EditableView: UIView {
  private(set) var calls: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override func copy(_ sender: Any?) { calls.append("copy") }
  override func cut(_ sender: Any?) { calls.append("cut") }
  override func paste(_ sender: Any?) { calls.append("paste") }
  override func selectAll(_ sender: Any?) { calls.append("selectAll") }
  override func pasteAndMatchStyle(_ sender: Any?) { calls.append("pasteAndMatchStyle") }
  override func delete(_ sender: Any?) { calls.append("delete") }
  override func select(_ sender: Any?) { calls.append("select") }
  override func toggleBoldface(_ sender: Any?) { calls.append("bold") }
  override func toggleItalics(_ sender: Any?) { calls.append("italic") }
  override func toggleUnderline(_ sender: Any?) { calls.append("underline") }
  override func increaseSize(_ sender: Any?) { calls.append("larger") }
  override func decreaseSize(_ sender: Any?) { calls.append("smaller") }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { calls.append("left to right") }
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { calls.append("right to left") }
}
