// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// When bars blur what is behind them.
@MainActor
final class BarBlurTests: UIKitTestCase {
  /// A page of 2,000 points that scrolls, or an empty one.
  private func makePage(scrolls: Bool = true) -> UIViewController {
    let page = UIViewController()
    page.title = "Page"
    guard scrolls else { return page }
    let scrollView = UIScrollView(frame: page.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    page.view.addSubview(scrollView)
    return page
  }

  private func open(_ root: UIViewController) -> ManualHost {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    host.window.rootViewController = root
    host.advance(by: 0.1)
    return host
  }

  private func scroll(_ page: UIViewController, to y: CGFloat, in host: ManualHost) {
    (page.view.subviews.first as? UIScrollView)?.contentOffset.y = y
    host.advance(by: 0.1)
  }

  /// The opacity with which a bar shows a blur: 0 if it has none.
  private func blur(_ bar: UIView) -> CGFloat {
    func find(_ view: UIView, _ alpha: CGFloat) -> CGFloat? {
      if let effects = view as? UIVisualEffectView, effects.effect is UIBlurEffect { return alpha * view.alpha }
      return view.subviews.lazy.compactMap { find($0, alpha * view.alpha) }.first
    }
    return find(bar, 1) ?? 0
  }

  func testANavigationBarBlursOnlyWhatHasBeenScrolledUnderIt() async {
    let page = makePage()
    let navigation = UINavigationController(rootViewController: page)
    let host = open(navigation)
    defer { host.window.close() }
    XCTAssertEqual(blur(navigation.navigationBar), 0)

    scroll(page, to: 200, in: host)
    XCTAssertEqual(blur(navigation.navigationBar), 1)

    navigation.pushViewController(makePage(scrolls: false), animated: false)
    host.advance(by: 0.1)
    XCTAssertEqual(blur(navigation.navigationBar), 0)

    navigation.popViewController(animated: true)
    host.advance(by: 1)
    XCTAssertEqual(blur(navigation.navigationBar), 1)
  }

  func testAnOpaqueBarBlursNothing() async {
    let page = makePage()
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.isTranslucent = false
    let host = open(navigation)
    defer { host.window.close() }
    scroll(page, to: 200, in: host)
    XCTAssertEqual(blur(navigation.navigationBar), 0)
    navigation.navigationBar.isTranslucent = true
    host.advance(by: 0.1)
    XCTAssertEqual(blur(navigation.navigationBar), 1)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigation.navigationBar.standardAppearance = appearance
    host.advance(by: 0.1)
    XCTAssertEqual(blur(navigation.navigationBar), 0)
  }

  func testTheBarsAtTheBottomBlurPagesThatScroll() async {
    let (first, second) = (makePage(), makePage(scrolls: false))
    let navigation = UINavigationController(rootViewController: first)
    navigation.setToolbarHidden(false, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, second]
    let host = open(tabs)
    defer { host.window.close() }
    XCTAssertEqual([blur(tabs.tabBar), blur(navigation.toolbar)], [1, 1])

    tabs.selectedIndex = 1
    host.advance(by: 1)
    XCTAssertEqual(blur(tabs.tabBar), 0)

    tabs.selectedIndex = 0
    host.advance(by: 1)
    navigation.pushViewController(makePage(scrolls: false), animated: true)
    host.advance(by: 1)
    XCTAssertEqual([blur(tabs.tabBar), blur(navigation.toolbar)], [0, 0])
  }

  func testBarsOfOnesOwnBlurWhatIsBehindThem() async {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    let bars = [UINavigationBar(frame: frame), UIToolbar(frame: frame), UITabBar(frame: frame)]
    for bar in bars { bar.layoutIfNeeded() }
    XCTAssertEqual(bars.map(blur), [1, 1, 1])
  }
}
