// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// `show` and `showDetailViewController`, which pass on to the container that overrides them.
@MainActor
final class ShowTests: UIKitTestCase {
  /// Semantics: show.
  func testTheNearestContainerThatOverridesShowReceivesThePage() async {
    let drawer = Drawer()
    let (page, shown, detail) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: drawer)
    drawer.addChild(page)

    page.show(shown, sender: nil)
    page.showDetailViewController(detail, sender: nil)

    XCTAssertEqual(drawer.shown, [shown, detail])
    XCTAssertEqual(navigation.viewControllers, [drawer])
  }

  func testAPageInAStackShowsByAPush() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let shown = UIViewController()

    navigation.topViewController?.show(shown, sender: nil)

    XCTAssertEqual(navigation.topViewController, shown)
  }

  func testWithoutAContainerThePageIsPresented() async {
    let host = ManualHost(size: CGSize(width: 200, height: 300))
    let (tabs, page) = (UITabBarController(), UIViewController())
    let (shown, detail) = (UIViewController(), UIViewController())
    tabs.viewControllers = [page]
    host.window.rootViewController = tabs
    host.advance(by: 0.1)

    page.show(shown, sender: nil)
    host.advance(by: 1)
    XCTAssertEqual(tabs.presentedViewController, shown)
    shown.showDetailViewController(detail, sender: nil)
    host.advance(by: 1)
    XCTAssertEqual(shown.presentedViewController, detail)
  }
}

/// A container of the program.
private final class Drawer: UIViewController {
  private(set) var shown: [UIViewController] = []

  override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
}
