// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class NavigationBarDelegateTests: UIKitTestCase {
  func testADelegateAllowsChangesOfItemsAndLearnsOfTheirEnd() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let delegate = Delegate()
    bar.delegate = delegate
    host.window.addSubview(bar)
    bar.items = [UINavigationItem(title: "A")]

    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    XCTAssertEqual(delegate.calls, ["shouldPush B"])
    host.advance(by: 1)
    XCTAssertEqual(delegate.calls, ["shouldPush B", "didPush B"])
    bar.popItem(animated: false)
    XCTAssertEqual(delegate.calls.suffix(2), ["shouldPop B", "didPop B"])

    delegate.allows = false
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    XCTAssertNil(bar.popItem(animated: false))
    XCTAssertEqual(bar.items?.map(\.title), ["A"])
    host.window.close()
  }

  func testANavigationControllerThatConformsDecidesAboutItsBackButton() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let stack = GuardedStack(rootViewController: UIViewController())
    host.window.rootViewController = stack
    stack.pushViewController(UIViewController(), animated: false)
    host.advance(by: 0.1)

    host.tap(at: CGPoint(x: 20, y: 22))
    host.advance(by: 1)
    XCTAssertEqual(stack.viewControllers.count, 2)
    host.key(0xFF1B)  // Escape
    host.advance(by: 1)
    XCTAssertEqual(stack.viewControllers.count, 2)
    stack.allows = true
    host.tap(at: CGPoint(x: 20, y: 22))
    host.advance(by: 1)

    XCTAssertEqual(stack.viewControllers.count, 1)
    host.window.rootViewController = nil
    host.window.close()
  }
}

private final class GuardedStack: UINavigationController, UINavigationBarDelegate {
  var allows = false

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
}

private final class Delegate: NSObject, UINavigationBarDelegate {
  var allows = true
  private(set) var calls: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    calls.append("shouldPush \(item.title ?? "")")
    return allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    calls.append("didPush \(item.title ?? "")")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    calls.append("shouldPop \(item.title ?? "")")
    return allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    calls.append("didPop \(item.title ?? "")")
  }
}
