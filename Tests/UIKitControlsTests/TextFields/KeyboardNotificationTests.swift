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

  private func frame(_ key: String) -> CGRect? { log.last?.userInfo?[key] as? CGRect }

  // Semantics: keyboard-notifications.
  func testTheNotificationsHaveTheFramesOfInputViews() async {
    let (hidden, shown) = (CGRect(x: 0, y: 300, width: 400, height: 0), CGRect(x: 0, y: 160, width: 400, height: 140))
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    stage.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))

    stage.field.becomeFirstResponder()
    XCTAssertEqual(log.names, ["willChange", "willShow"])
    XCTAssertEqual(frame(UIResponder.keyboardFrameBeginUserInfoKey), hidden)
    XCTAssertEqual(frame(UIResponder.keyboardFrameEndUserInfoKey), shown)
    stage.host.advance(by: 0.3)
    XCTAssertEqual(log.names, ["willChange", "willShow", "didChange", "didShow"])

    log.names = []
    stage.field.inputView = nil
    stage.field.reloadInputViews()
    XCTAssertEqual(log.names, ["willChange", "willShow"])
    XCTAssertEqual(frame(UIResponder.keyboardFrameBeginUserInfoKey), shown)
    XCTAssertEqual(
      frame(UIResponder.keyboardFrameEndUserInfoKey), CGRect(x: 0, y: 260, width: 400, height: 40))
    stage.host.advance(by: 0.3)

    log.names = []
    stage.field.resignFirstResponder()
    XCTAssertEqual(log.names, ["willChange", "willHide"])
    XCTAssertEqual(frame(UIResponder.keyboardFrameEndUserInfoKey), hidden)
  }

  // Semantics: keyboard-notifications.
  func testAKeyboardThatIsHiddenWhileItRisesIsNeverShown() async {
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.1)

    stage.field.resignFirstResponder()
    stage.host.advance(by: 0.5)

    XCTAssertEqual(log.names, ["willChange", "willShow", "willChange", "willHide", "didChange", "didHide"])
  }

  // Semantics: keyboard-notifications.
  func testAnInputViewThatGrowsPostsItsFrame() async {
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    stage.field.inputView = keys
    stage.field.becomeFirstResponder()
    stage.host.advance(by: 0.3)
    log.names = []

    keys.frame.size.height = 150
    stage.host.advance(by: 0.1)

    XCTAssertEqual(log.names, ["willChange", "willShow", "didChange", "didShow"])
    XCTAssertEqual(
      frame(UIResponder.keyboardFrameEndUserInfoKey), CGRect(x: 0, y: 150, width: 400, height: 150))
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
