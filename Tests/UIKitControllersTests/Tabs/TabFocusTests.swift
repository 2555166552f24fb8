// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The focus of the keyboard in a tab bar.
@MainActor
final class TabFocusTests: UIKitTestCase {
  private static let (tab, enter): (UInt, UInt) = (0xff09, 0xff0d)

  func testTheFocusFollowsTheSelection() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Favourites", "Settings"].map {
      let page = UIViewController()
      page.title = $0
      return page
    }
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
    tabs.selectedIndex = 1
    host.advance(by: 1)
    func focused() -> String? {
      (UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView)?.accessibilityLabel
    }
    XCTAssertNil(focused(), "the selection does not take the focus")

    host.key(Self.tab)
    XCTAssertEqual(focused(), "Home")
    tabs.selectedIndex = 2
    host.advance(by: 1)
    XCTAssertEqual(focused(), "Settings")

    host.key(Self.enter)
    host.advance(by: 1)
    XCTAssertEqual(tabs.selectedIndex, 2)
    host.window.close()
  }
}
