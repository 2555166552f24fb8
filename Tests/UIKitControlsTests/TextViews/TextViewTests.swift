// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The text of a text view, and the calls of its delegate.
@MainActor
final class TextViewTests: UIKitTestCase {
  private var stage: TextViewStage!
  private var view: UITextView { stage.view }

  override func setUp() async throws {
    try await super.setUp()
    stage = TextViewStage()
  }

  override func release() { stage = nil }

  func testEditingBeginsAndEndsWithTheDelegatesConsent() async {
    stage.allowsBeginning = false
    XCTAssertFalse(view.becomeFirstResponder())
    stage.allowsBeginning = true
    XCTAssertTrue(view.becomeFirstResponder())
    stage.allowsEnd = false
    XCTAssertFalse(view.resignFirstResponder())
    stage.allowsEnd = true
    XCTAssertTrue(view.resignFirstResponder())

    XCTAssertEqual(stage.calls, ["shouldBegin", "shouldBegin", "didBegin", "shouldEnd", "shouldEnd", "didEnd"])
  }

  func testTypingAsksTheDelegateAndPostsANotification() async {
    view.text = "ab"
    view.becomeFirstResponder()
    stage.calls = []
    let observer = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: view, queue: nil
    ) { [unowned stage = stage!] _ in MainActor.assumeIsolated { stage.calls.append("notification") } }
    defer { NotificationCenter.default.removeObserver(observer) }

    stage.type("\n")
    stage.allowsChange = false
    stage.type("x")

    XCTAssertEqual(view.text, "ab\n")
    XCTAssertEqual(stage.calls, ["change 2+0 \n", "selection", "didChange", "notification", "change 3+0 x"])
  }

  func testSettingTheTextTellsNothingAndPutsTheCaretAtItsEnd() async {
    view.text = "a\n👩‍👩‍👧"
    XCTAssertEqual(stage.calls, [])
    XCTAssertEqual(view.selectedRange, NSRange(location: "a\n👩‍👩‍👧".utf16.count, length: 0))
    view.text = nil
    XCTAssertEqual(view.text, "")
    XCTAssertFalse(view.hasText)
  }

  func testADelegateMayShortenTheTextAndAllowTheChange() async {
    final class Shorter: NSObject, UITextViewDelegate {
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        textView.text = ""
        return true
      }
    }
    let shorter = Shorter()
    view.delegate = shorter
    view.text = "abc"
    view.becomeFirstResponder()
    stage.type("d")
    XCTAssertEqual(view.text, "d")
  }

  func testATextViewThatLeavesTheWindowEndsEditingAgainstItsDelegate() async {
    view.becomeFirstResponder()
    stage.allowsEnd = false
    view.removeFromSuperview()
    XCTAssertEqual(stage.calls.suffix(2), ["shouldEnd", "didEnd"])
  }

  func testTheSelectionCountsCodeUnits() async {
    view.text = "a👍b"
    view.selectedRange = NSRange(location: 1, length: 2)
    XCTAssertEqual(stage.selection, "👍")
    XCTAssertEqual(stage.calls, ["selection"])
    view.selectedRange = NSRange(location: 100, length: 5)
    XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
    view.selectedRange = NSRange(location: NSNotFound, length: 1)
    XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
  }

  func testATextViewThatIsOnlySelectableCopiesAndDoesNotChange() async {
    view.text = "one two"
    view.isEditable = false
    UIPasteboard.general.string = "before"
    stage.host.tap(at: stage.point(at: 1))
    stage.host.tap(at: stage.point(at: 1))
    stage.control("c")
    XCTAssertEqual(UIPasteboard.general.string, "one")
    stage.type("x\n")
    stage.control("x")
    stage.control("v")
    stage.host.key(TextViewStage.Key.backspace)
    XCTAssertEqual(view.text, "one two")
    XCTAssertFalse(stage.calls.contains("shouldBegin"))
  }

  func testATextViewThatIsNeitherEditableNorSelectableIsNotFirstResponder() async {
    view.text = "one two"
    (view.isEditable, view.isSelectable) = (false, false)
    stage.host.tap(at: stage.point(at: 1))
    XCTAssertFalse(view.isFirstResponder)
    XCTAssertEqual(stage.calls, [])
  }

  // MARK: Attributes

  func testTypedTextInheritsTheAttributesBeforeTheCaret() async {
    let bold = UIFont.boldSystemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 14)])
    text.addAttribute(.font, value: bold, range: NSRange(location: 4, length: 3))
    view.attributedText = text
    XCTAssertEqual(view.font, .systemFont(ofSize: 14))
    view.becomeFirstResponder()
    stage.type("!")
    XCTAssertEqual(view.attributedText.attributes(at: 7, effectiveRange: nil)[.font] as? UIFont, bold)
    view.selectedRange = NSRange(location: 0, length: 0)
    XCTAssertEqual(view.typingAttributes[.font] as? UIFont, .systemFont(ofSize: 14))
  }

  func testTypingAttributesLastUntilTheCaretMoves() async {
    view.text = "ab"
    view.becomeFirstResponder()
    view.typingAttributes[.foregroundColor] = UIColor.red
    stage.type("cd")
    XCTAssertEqual(color(at: 0), .label)
    XCTAssertEqual(color(at: 3), .red)
    stage.host.key(TextViewStage.Key.home)
    stage.type("x")
    XCTAssertEqual(color(at: 0), .label)
    XCTAssertEqual(view.text, "xabcd")
  }

  func testPropertiesChangeAllAttributes() async {
    view.attributedText = NSAttributedString(string: "one", attributes: [.foregroundColor: UIColor.red])
    XCTAssertEqual(view.textColor, .red)
    view.textColor = .blue
    XCTAssertEqual(color(at: 2), .blue)
    view.text = "two"
    XCTAssertEqual(color(at: 2), .blue)
  }

  private func color(at index: Int) -> UIColor? {
    view.attributedText.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
  }
}
