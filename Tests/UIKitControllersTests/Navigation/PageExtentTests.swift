// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The extent of pages below the bars of a navigation controller.
@MainActor
final class PageExtentTests: UIKitTestCase {
  func testAPageExtendsBelowATranslucentBar() async {
    let (host, _, page) = makeWindow()
    XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 0, width: 400, height: 400))
    XCTAssertEqual(page.view.safeAreaInsets.top, 44)
    XCTAssertEqual(page.topLayoutGuide.length, 44)
    host.window.close()
  }

  func testAPageEndsAtAnOpaqueBarUnlessItIncludesOpaqueBars() async {
    let (host, navigation, page) = makeWindow()
    navigation.navigationBar.isTranslucent = false
    host.flush()
    XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 44, width: 400, height: 356))
    XCTAssertEqual(page.view.safeAreaInsets.top, 0)
    page.extendedLayoutIncludesOpaqueBars = true
    host.flush()
    XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 0, width: 400, height: 400))
    XCTAssertEqual(page.view.safeAreaInsets.top, 44)
    host.window.close()
  }

  func testAPageEndsAtTheBarsOnEdgesAtWhichItDoesNotExtend() async {
    let (host, navigation, page) = makeWindow()
    navigation.setToolbarHidden(false, animated: false)
    page.edgesForExtendedLayout = [.top]
    host.flush()
    XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 0, width: 400, height: 356))
    page.edgesForExtendedLayout = []
    host.flush()
    XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 44, width: 400, height: 312))
    navigation.setNavigationBarHidden(true, animated: false)
    host.flush()
    XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 0, width: 400, height: 356))
    host.window.close()
  }

  func testAPushedPageMovesToItsOwnFrame() async {
    let (host, navigation, first) = makeWindow()
    let second = UIViewController()
    second.edgesForExtendedLayout = []
    navigation.pushViewController(second, animated: true)
    host.advance(by: 0.1)
    XCTAssertEqual(second.view.bounds.size, CGSize(width: 400, height: 356))
    XCTAssertEqual(second.view.center.y, 222)
    XCTAssertEqual(first.view.center.y, 200)
    host.advanceToRest(limit: 5)
    XCTAssertEqual(second.view.frame, CGRect(x: 0, y: 44, width: 400, height: 356))
    navigation.popViewController(animated: true)
    host.advanceToRest(limit: 5)
    XCTAssertEqual(first.view.frame, CGRect(x: 0, y: 0, width: 400, height: 400))
    host.window.close()
  }

  func testAScrollViewHasNoSafeAreaInsetsIfItsPageDoesNotAdjustThem() async {
    let (host, _, page) = makeWindow()
    let scrollView = UIScrollView(frame: page.view.bounds)
    page.view.addSubview(scrollView)
    XCTAssertEqual(scrollView.adjustedContentInset.top, 44)
    page.automaticallyAdjustsScrollViewInsets = false
    XCTAssertEqual(scrollView.adjustedContentInset.top, 0)
    scrollView.contentInsetAdjustmentBehavior = .always
    XCTAssertEqual(scrollView.adjustedContentInset.top, 44)
    host.window.close()
  }

  private func makeWindow() -> (ManualHost, UINavigationController, UIViewController) {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    host.window.rootViewController = navigation
    host.flush()
    return (host, navigation, page)
  }
}
