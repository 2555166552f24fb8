// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// The notifications of the keyboard, which forms wait for.
@MainActor
final class KeyboardNotificationTests: UIKitTestCase {
  private var stage: TextFieldStage!
  private let log = KeyboardLog()
  private var names: [String] {
    get { log.names }
    set { log.names = newValue }
  }

  override func setUp() async throws {
    try await super.setUp()
    stage = TextFieldStage()
    log.observe()
  }

  override func release() {
    NotificationCenter.default.removeObserver(log)
    stage = nil
  }

  // Semantics: keyboard-notifications.
  func testATextFieldShowsAndHidesAnEmptyKeyboard() async throws {
    stage.field.becomeFirstResponder()
    XCTAssertEqual(names, ["willChange", "willShow"])
    let information = try XCTUnwrap(log.last?.userInfo)
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

/// The notifications in the order in which they were posted.
@MainActor
private final class KeyboardLog: NSObject {
  var names: [String] = []
  private(set) var last: Notification?

  func observe() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(self, selector: Self.note, name: name, object: nil)
    }
  }

  private func note(_ notification: Notification) {
    last = notification
    names.append(Self.short[notification.name] ?? "other")
  }

  private static let short = [
    UIResponder.keyboardWillShowNotification: "willShow", UIResponder.keyboardDidShowNotification: "didShow",
    UIResponder.keyboardWillHideNotification: "willHide", UIResponder.keyboardDidHideNotification: "didHide",
    UIResponder.keyboardWillChangeFrameNotification: "willChange",
    UIResponder.keyboardDidChangeFrameNotification: "didChange",
  ]
}
