// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The text of a text field, the questions to its delegate, and the events for its targets.
@MainActor
final class TextFieldTests: UIKitTestCase {
  private var stage: TextFieldStage!
  private var field: UITextField { stage.field }

  override func setUp() async throws {
    try await super.setUp()
    stage = TextFieldStage()
  }

  override func release() { stage = nil }

  private func record(_ events: [(UIControl.Event, String)]) {
    for (event, name) in events {
      field.addAction(UIAction { [unowned stage = stage!] _ in stage.calls.append(name) }, for: event)
    }
  }

  func testEditingBeginsAndEndsWithTheDelegatesConsent() async {
    record([(.editingDidBegin, "beginEvent"), (.editingDidEnd, "endEvent")])
    stage.allowsBeginning = false
    XCTAssertFalse(field.becomeFirstResponder())
    XCTAssertFalse(field.isEditing)
    stage.allowsBeginning = true
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertTrue(field.isEditing)
    stage.allowsEnd = false
    XCTAssertFalse(field.resignFirstResponder())
    stage.allowsEnd = true
    XCTAssertTrue(field.resignFirstResponder())

    XCTAssertFalse(field.isEditing)
    XCTAssertEqual(
      stage.calls,
      ["shouldBegin", "shouldBegin", "didBegin", "beginEvent", "shouldEnd", "shouldEnd", "didEnd", "endEvent"])
  }

  func testTypingAsksTheDelegateAndSendsAnEvent() async {
    record([(.editingChanged, "changed")])
    field.text = "ab"
    field.becomeFirstResponder()
    stage.calls = []
    stage.type("c")
    XCTAssertEqual(field.text, "abc")
    XCTAssertEqual(stage.calls, ["change 2+0 c", "changed", "selection"])

    stage.allowsChange = false
    stage.calls = []
    stage.type("d")
    stage.host.key(TextFieldStage.Key.backspace)
    XCTAssertEqual(field.text, "abc")
    XCTAssertEqual(stage.calls, ["change 3+0 d", "change 2+1 "])
  }

  func testSettingTheTextSendsNothingAndPutsTheCaretAtItsEnd() async {
    record([(.editingChanged, "changed")])
    field.text = "Grüße 👩‍👩‍👧"
    XCTAssertEqual(stage.calls, [])
    XCTAssertEqual(stage.caret, "Grüße 👩‍👩‍👧".utf16.count)
    field.text = nil
    XCTAssertEqual(field.text, "")
  }

  func testReturnEndsEditingOnlyForATargetOfItsEvent() async {
    field.becomeFirstResponder()
    stage.host.key(TextFieldStage.Key.enter)
    XCTAssertTrue(field.isEditing)

    record([(.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary")])
    stage.allowsReturn = false
    stage.calls = []
    stage.host.key(TextFieldStage.Key.enter)
    XCTAssertEqual(stage.calls, ["shouldReturn"])
    stage.allowsReturn = true
    stage.calls = []
    stage.host.key(TextFieldStage.Key.enter)
    XCTAssertEqual(stage.calls, ["shouldReturn", "exit", "primary", "shouldEnd", "didEnd"])
    XCTAssertFalse(field.isEditing)
  }

  func testTheClearButtonRemovesTheText() async throws {
    record([(.editingChanged, "changed")])
    field.clearButtonMode = .always
    field.text = "abc"
    stage.host.flush()
    let place = field.clearButtonRect(forBounds: field.bounds)
    let point = field.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
    stage.allowsClearing = false
    stage.host.tap(at: point)
    XCTAssertEqual(field.text, "abc")
    stage.allowsClearing = true
    stage.host.tap(at: point)
    XCTAssertEqual(field.text, "")
    XCTAssertEqual(stage.calls, ["shouldClear", "shouldClear", "changed", "selection"])

    stage.host.tap(at: point)
    XCTAssertTrue(field.isEditing, "an empty field has no clear button")
  }

  func testADelegateThatSetsTheTextKeepsIt() async {
    final class Upper: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        textField.text = ((textField.text ?? "") + string).uppercased()
        return false
      }
    }
    let upper = Upper()
    field.delegate = upper
    field.becomeFirstResponder()
    stage.type("abc")
    XCTAssertEqual(field.text, "ABC")
  }

  func testADelegateMayShortenTheTextAndAllowTheChange() async {
    final class Shorter: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        textField.text = ""
        return true
      }
    }
    let shorter = Shorter()
    field.delegate = shorter
    field.text = "abc"
    field.becomeFirstResponder()
    stage.type("d")
    XCTAssertEqual(field.text, "d")
  }

  func testADisabledFieldIsNotEdited() async {
    field.becomeFirstResponder()
    field.isEnabled = false
    XCTAssertFalse(field.isEditing)
    XCTAssertFalse(field.becomeFirstResponder())
    stage.host.tap(at: field.convert(CGPoint(x: 10, y: 10), to: nil))
    XCTAssertFalse(field.isEditing)
  }

  func testAFieldThatLeavesTheWindowEndsEditing() async {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    XCTAssertFalse(field.isEditing)
    XCTAssertEqual(stage.calls.last, "didEnd")
  }

  func testAFieldThatLeavesTheWindowEndsEditingAgainstItsDelegate() async {
    field.becomeFirstResponder()
    stage.allowsEnd = false
    field.removeFromSuperview()
    XCTAssertFalse(field.isEditing)
    XCTAssertEqual(stage.calls.suffix(2), ["shouldEnd", "didEnd"])
  }

  func testTextIsClearedWhenEditingBeginsOnRequest() async {
    field.text = "abc"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    XCTAssertEqual(field.text, "")
  }

  func testTheNextTextReplacesAllOnRequest() async {
    field.text = "abc"
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    XCTAssertEqual(stage.selection, "abc")
    stage.type("x")
    stage.type("y")
    XCTAssertEqual(field.text, "xy")
    XCTAssertFalse(field.clearsOnInsertion)
  }

  func testATextOfSeveralLinesIsShownInOne() async {
    field.text = "a\r\nb\nc"
    XCTAssertEqual(field.accessibilityValue, "a b c")
    XCTAssertEqual(field.text, "a\r\nb\nc")
  }

  func testSideViewsAndTheBorderMakeRoomForThemselves() async {
    XCTAssertEqual(field.textRect(forBounds: field.bounds), field.bounds)
    field.borderStyle = .roundedRect
    XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(x: 7, y: 0, width: 186, height: 34))
    XCTAssertEqual(field.intrinsicContentSize.height, 34)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 7, "it is never shown")
    field.leftViewMode = .always
    XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 35)
    field.clearButtonMode = .whileEditing
    field.text = "abc"
    XCTAssertEqual(field.textRect(forBounds: field.bounds).maxX, 193)
    XCTAssertEqual(field.editingRect(forBounds: field.bounds).maxX, 171)
  }

  func testAHiddenTextIsNeitherShownNorCopiedNorTold() async {
    UIPasteboard.general.string = "before"
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    stage.type("secret")
    stage.control("a")
    stage.control("c")
    stage.control("x")
    XCTAssertEqual(UIPasteboard.general.string, "before")
    XCTAssertEqual(field.text, "secret")
    XCTAssertEqual(field.accessibilityValue, "••••••")
  }

  func testAnAttributedTextSetsTheLookOfTheField() async {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
    ]
    field.attributedText = NSAttributedString(string: "red", attributes: attributes)
    XCTAssertEqual(field.text, "red")
    XCTAssertEqual(field.font, .systemFont(ofSize: 30))
    XCTAssertEqual(field.textColor, .red)
    XCTAssertEqual(field.textAlignment, .right)
    field.text = "other"
    XCTAssertEqual(field.attributedText, NSAttributedString(string: "other", attributes: attributes))
    field.attributedText = nil
    XCTAssertEqual(field.text, "")
    XCTAssertEqual(field.textColor, .red)
  }
}
