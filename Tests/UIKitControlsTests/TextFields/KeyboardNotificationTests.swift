// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The notifications of the keyboard, which forms wait for.
@MainActor
final class KeyboardNotificationTests: UIKitTestCase {
  private var stage: TextFieldStage!
  private var names: [String] = []
  private var last: Notification?
  private var observers: [any NSObjectProtocol] = []

  override func setUp() async throws {
    try await super.setUp()
    stage = TextFieldStage()
    for (name, short) in [
      (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] notification in
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated {
            names.append(short)
            last = notification
          }
        })
    }
  }

  override func release() {
    for observer in observers { NotificationCenter.default.removeObserver(observer as Any) }
    (observers, last, stage) = ([], nil, nil)
  }

  // Semantics: keyboard-notifications.
  func testATextFieldShowsAndHidesAnEmptyKeyboard() async throws {
    stage.field.becomeFirstResponder()
    XCTAssertEqual(names, ["willChange", "willShow"])
    let information = try XCTUnwrap(last?.userInfo)
    let frame = (information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    XCTAssertEqual(frame, CGRect(x: 0, y: 300, width: 400, height: 0))
    XCTAssertEqual(information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, frame)
    XCTAssertEqual(information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
    XCTAssertEqual(
      (information[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue,
      UIView.AnimationCurve.easeInOut.rawValue)

    stage.host.advance(by: 0.3)
    XCTAssertEqual(names, ["willChange", "willShow", "didChange", "didShow"])

    names = []
    stage.field.resignFirstResponder()
    stage.host.advance(by: 0.3)
    XCTAssertEqual(names, ["willChange", "willHide", "didChange", "didHide"])
  }

  // Semantics: keyboard-notifications.
  func testTheNextTextFieldShowsTheKeyboardAgainWithoutHidingIt() async {
    let next = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    stage.field.superview?.addSubview(next)
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)
    names = []

    next.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    XCTAssertEqual(names, ["willChange", "willShow", "didChange", "didShow"])
  }

  func testTextThatCannotBeEditedShowsNoKeyboard() async {
    let text = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
    text.isEditable = false
    stage.field.superview?.addSubview(text)

    text.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    XCTAssertTrue(text.isFirstResponder)
    XCTAssertEqual(names, [])
  }

  func testAFieldThatLeavesTheWindowHidesTheKeyboard() async {
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)
    names = []

    stage.field.removeFromSuperview()
    stage.host.advance(by: 0.3)

    XCTAssertEqual(names, ["willChange", "willHide", "didChange", "didHide"])
  }
}
