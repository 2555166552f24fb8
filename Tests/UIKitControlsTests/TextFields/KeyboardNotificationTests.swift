// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The notifications of the keyboard, which forms wait for.
@MainActor
final class KeyboardNotificationTests: UIKitTestCase {
  @MainActor private final class Log {
    var names: [String] = []
    var last: Notification?

    nonisolated deinit {}
  }

  private var stage: TextFieldStage!
  private let log = Log()
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
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] notification in
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated {
            log.names.append(short)
            log.last = notification
          }
        })
    }
  }

  override func release() {
    for observer in observers { NotificationCenter.default.removeObserver(observer as Any) }
    (observers, log.last, stage) = ([], nil, nil)
  }

  // Semantics: keyboard-notifications.
  func testATextFieldShowsAndHidesAnEmptyKeyboard() async throws {
    stage.field.becomeFirstResponder()
    XCTAssertEqual(log.names, ["willChange", "willShow"])
    let information = try XCTUnwrap(log.last?.userInfo)
    let frame = (information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    XCTAssertEqual(frame, CGRect(x: 0, y: 300, width: 400, height: 0))
    XCTAssertEqual(information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, frame)
    XCTAssertEqual(information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
    XCTAssertEqual(
      (information[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue,
      UIView.AnimationCurve.easeInOut.rawValue)

    stage.host.advance(by: 0.3)
    XCTAssertEqual(log.names, ["willChange", "willShow", "didChange", "didShow"])

    log.names = []
    stage.field.resignFirstResponder()
    stage.host.advance(by: 0.3)
    XCTAssertEqual(log.names, ["willChange", "willHide", "didChange", "didHide"])
  }

  // Semantics: keyboard-notifications.
  func testTheNextTextFieldShowsTheKeyboardAgainWithoutHidingIt() async {
    let next = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    stage.field.superview?.addSubview(next)
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)
    log.names = []

    next.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    XCTAssertEqual(log.names, ["willChange", "willShow", "didChange", "didShow"])
  }

  func testTextThatCannotBeEditedShowsNoKeyboard() async {
    let text = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
    text.isEditable = false
    stage.field.superview?.addSubview(text)

    text.becomeFirstResponder()
    stage.host.advance(by: 0.3)

    XCTAssertTrue(text.isFirstResponder)
    XCTAssertEqual(log.names, [])
  }

  func testAFieldThatLeavesTheWindowHidesTheKeyboard() async {
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)
    log.names = []

    stage.field.removeFromSuperview()
    stage.host.advance(by: 0.3)

    XCTAssertEqual(log.names, ["willChange", "willHide", "didChange", "didHide"])
  }
}
