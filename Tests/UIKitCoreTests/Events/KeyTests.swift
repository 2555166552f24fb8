// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class KeyTests: UIKitTestCase {
  /// A view that receives keys and handles going back.
  private final class KeyView: UIView, HistoryResponder {
    var keys: [String] = []
    var backs = 0
    var takesKeys = true
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard takesKeys else { return super.pressesBegan(presses, with: event) }
      for press in presses { keys.append("+\(press.key?.characters ?? "") \(press.key?.keyCode.rawValue ?? 0)") }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { keys.append("-\(press.key?.charactersIgnoringModifiers ?? "")") }
    }

    func goBack() -> Bool {
      backs += 1
      return true
    }
  }

  func testFirstResponderReceivesKeys() async {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let view = KeyView(frame: host.window.bounds)
    host.window.addSubview(view)
    view.becomeFirstResponder()

    host.key(0x61, text: "a")

    XCTAssertEqual(view.keys, ["+a \(UIKeyboardHIDUsage.keyboardA.rawValue)", "-a"])
    host.window.close()
  }

  func testAControllerWhosePageIsCoveredReceivesNoKeys() async {
    final class KeyController: UIViewController {
      var keys = 0
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
    }
    let controller = KeyController()
    let navigation = UINavigationController(rootViewController: controller)
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    host.window.rootViewController = navigation
    host.advance(by: 0.1)
    XCTAssertTrue(controller.becomeFirstResponder())
    host.key(0x61, text: "a")
    XCTAssertEqual(controller.keys, 1)

    navigation.pushViewController(UIViewController(), animated: true)
    host.advance(by: 1)
    host.key(0x61, text: "a")

    XCTAssertEqual(controller.keys, 1)
    XCTAssertFalse(controller.isFirstResponder)
    XCTAssertNil(host.window.firstResponder)
    host.window.close()
  }

  func testUnhandledEscapeAndAltLeftGoBack() async {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let view = KeyView(frame: host.window.bounds)
    view.takesKeys = false
    host.window.addSubview(view)

    host.key(0xff1b)
    host.key(0xff51, modifiers: .alternate)
    host.key(0xff51)
    XCTAssertEqual(view.backs, 2)

    view.becomeFirstResponder()
    host.key(0xff1b)
    XCTAssertEqual(view.backs, 3)

    view.takesKeys = true
    host.key(0xff1b)
    XCTAssertEqual(view.backs, 3)
    host.window.close()
  }
}
