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

    for letter in "cxva" { host.key(UInt(letter.asciiValue ?? 0), modifiers: .control) }
    host.key(UInt(Character("c").asciiValue ?? 0), modifiers: [.control, .shift])

    XCTAssertEqual(view.calls, ["copy", "cut", "paste", "selectAll"])
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

    XCTAssertEqual(outer.calls, ["copy"])
    host.window.close()
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

  private func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }
}

private final class EditableView: UIView {
  private(set) var calls: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override func copy(_ sender: Any?) { calls.append("copy") }
  override func cut(_ sender: Any?) { calls.append("cut") }
  override func paste(_ sender: Any?) { calls.append("paste") }
  override func selectAll(_ sender: Any?) { calls.append("selectAll") }
}
