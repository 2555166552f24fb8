// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitCore

@MainActor
final class TextInputTests: UIKitTestCase {
  /// A view that shows typed text, and marked text in brackets.
  private class TextView: UIView, MarkedTextInput, HistoryResponder {
    var typed = ""
    var marked: String?
    var selection = NSRange(location: 0, length: 0)
    var backs = 0
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !typed.isEmpty }
    var text: String { typed + (marked.map { "[\($0)]" } ?? "") }
    var caretRectInWindow: CGRect { CGRect(x: CGFloat(text.count), y: 10, width: 1, height: 20) }

    func insertText(_ text: String) {
      marked = nil
      typed += text
    }

    func deleteBackward() { typed = String(typed.dropLast()) }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      marked = markedText
      selection = selectedRange
    }

    func unmarkText() {
      typed += marked ?? ""
      marked = nil
    }

    func goBack() -> Bool {
      backs += 1
      return true
    }
  }

  private func open(_ views: UIView...) -> ManualHost {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    for view in views { host.window.addSubview(view) }
    return host
  }

  private func enter(_ text: String, in host: ManualHost) {
    let key = WindowInput.Key(code: 0, keysym: 0, unmodifiedKeysym: 0, text: text, modifiers: [])
    host.input.keyDown(key, isRepeat: false, time: host.time)
    host.flush()
  }

  func testKeysTypeIntoTheFirstResponder() async {
    let view = TextView()
    let host = open(view)
    host.key(0x7a, text: "z")
    XCTAssertEqual(view.text, "", "not the first responder yet")
    view.becomeFirstResponder()

    host.key(0x61, text: "a")
    host.key(0xe9, text: "é")
    host.key(0xff08)
    host.key(0xff0d)
    host.key(0x62, text: "b", modifiers: .control)
    host.key(0xff51)

    XCTAssertEqual(view.text, "a\n")
    host.window.close()
  }

  func testControlVAndShiftInsertPasteTheTextThatHasBeenCopied() async {
    let view = TextView()
    let host = open(view)
    UIPasteboard.general.string = "pasted"
    host.key(0x76, modifiers: .control)
    XCTAssertEqual(view.text, "", "not the first responder yet")
    view.becomeFirstResponder()

    host.key(0x76, modifiers: .control)
    XCTAssertEqual(view.text, "pasted")
    host.key(0xff63, modifiers: .shift)
    XCTAssertEqual(view.text, "pastedpasted")
    host.key(0x76, modifiers: [.control, .alternate])
    UIPasteboard.general.string = nil
    host.key(0x76, modifiers: .control)
    XCTAssertEqual(view.text, "pastedpasted")
    host.window.close()
  }

  func testKeysWithoutTextStillGoBack() async {
    let view = TextView()
    let host = open(view)
    view.becomeFirstResponder()

    host.key(0xff1b)

    XCTAssertEqual(view.backs, 1)
    host.window.close()
  }

  func testAKeyThatIsHandledIsNotTyped() async {
    final class HandlingView: TextView {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }
    let view = HandlingView()
    let host = open(view)
    view.becomeFirstResponder()

    host.key(0x61, text: "a")

    XCTAssertEqual(view.text, "")
    host.window.close()
  }

  func testTextWithoutAKeyIsInserted() async {
    let view = TextView()
    let host = open(view)
    view.becomeFirstResponder()

    enter("日本", in: host)
    enter("語", in: host)

    XCTAssertEqual(view.text, "日本語")
    host.window.close()
  }

  func testMarkedTextIsShownAndReplacedByTheFinalText() async {
    let view = TextView()
    let host = open(view)
    view.becomeFirstResponder()
    enter("x", in: host)

    host.window.setMarkedText("n", caretOffset: 1)
    host.window.setMarkedText("ni", caretOffset: 2)
    XCTAssertEqual(view.text, "x[ni]")
    XCTAssertEqual(view.selection, NSRange(location: 2, length: 0))
    host.window.setMarkedText(nil, caretOffset: 0)
    XCTAssertEqual(view.text, "x")
    enter("你", in: host)

    XCTAssertEqual(view.text, "x你")
    host.window.close()
  }

  func testAResponderThatResignsKeepsItsMarkedText() async {
    let (view, other) = (TextView(), TextView())
    let host = open(view, other)
    view.becomeFirstResponder()
    host.window.setMarkedText("ni", caretOffset: 2)

    other.becomeFirstResponder()
    host.flush()

    XCTAssertEqual(view.text, "ni")
    XCTAssertEqual(host.textInputResets, 1)
    host.window.setMarkedText("hao", caretOffset: 3)
    XCTAssertEqual(view.text, "ni")
    XCTAssertEqual(other.text, "[hao]")
    host.window.close()
  }

  func testInputMethodReceivesTheCaretWhileTheFirstResponderAcceptsText() async {
    let view = TextView()
    let host = open(view)
    XCTAssertNil(host.textInputClient)

    view.becomeFirstResponder()
    host.flush()
    XCTAssertEqual(host.textInputClient?.caret.minX, 0)
    XCTAssertEqual(host.textInputClient?.showsMarkedText, true)
    host.key(0x61, text: "a")
    XCTAssertEqual(host.textInputClient?.caret.minX, 1)
    view.resignFirstResponder()
    host.flush()

    XCTAssertNil(host.textInputClient)
    host.window.close()
  }
}
