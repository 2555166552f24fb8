// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class RenamedNameRuleTests: XCTestCase {
  func testTypeBecomesAMemberOfItsClass() {
    expect(
      "func f(_ a: UIViewAnimationOptions = [], b: [UIControlState]) { _ = UIButtonType.custom }\n",
      becomes: "func f(_ a: UIView.AnimationOptions = [], b: [UIControl.State]) { _ = UIButton.ButtonType.custom }\n")
  }

  func testTypeThatTheFilesDeclareIsUnchanged() {
    expectUnchanged("typealias UIControlState = UIControl.State\nlet a: UIControlState = []\n")
  }

  func testMemberWithTheSameNameIsUnchanged() {
    expectUnchanged("let a = mine.UIControlState\n")
  }

  func testConstantBecomesAMemberOfItsType() {
    expect(
      "animation.fillMode = kCAFillModeForwards\nlet a = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)\n",
      becomes: "animation.fillMode = CAMediaTimingFillMode.forwards\n"
        + "let a = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)\n")
  }

  func testNotificationBecomesAMemberOfTheClassThatPostsIt() {
    expect(
      "f(.UIApplicationDidBecomeActive, Notification.Name.UIKeyboardWillShow, NSNotification.Name.UIKeyboardDidHide)\n",
      becomes: "f(UIApplication.didBecomeActiveNotification, UIResponder.keyboardWillShowNotification, "
        + "UIResponder.keyboardDidHideNotification)\n")
  }

  func testModeOfTheRunLoopHasItsShortName() {
    expect(
      "link.add(to: .main, forMode: .commonModes)\nlink.add(to: .main, forMode: RunLoopMode.defaultRunLoopMode)\n",
      becomes: "link.add(to: .main, forMode: .common)\nlink.add(to: .main, forMode: RunLoop.Mode.default)\n")
  }

  func testNamesForOlderSwiftAreUnchanged() {
    expectUnchanged(
      "#if swift(>=4.2)\ntypealias State = UIControl.State\n#else\ntypealias State = UIControlState\n#endif\n")
  }

  func testNewNamesContainNoOldName() {
    for table in [renamedTypes, renamedConstants, renamedNotifications, renamedProperties] {
      for (old, new) in table { XCTAssertFalse(new.split(separator: ".").contains { $0 == old }, old) }
    }
  }
}
