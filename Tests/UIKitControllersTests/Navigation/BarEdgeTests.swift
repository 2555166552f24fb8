// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The backgrounds of bars at the edge of the content, and how they change with it and in transitions.
@MainActor
final class BarEdgeTests: UIKitTestCase {
  /// A page of 2,000 points that scrolls.
  private final class ScrollPage: UIViewController {
    let scrollView = UIScrollView()

    /// - Parameter color: The colour of the navigation bar over content and at its start, or `nil` for the default.
    convenience init(_ color: UIColor? = nil) {
      self.init(nibName: nil, bundle: nil)
      title = "Page"
      guard let color else { return }
      navigationItem.standardAppearance = BarEdgeTests.appearance(color)
      navigationItem.scrollEdgeAppearance = navigationItem.standardAppearance
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      view.addSubview(scrollView)
    }

    func scroll(to y: CGFloat, in host: ManualHost) {
      scrollView.contentOffset.y = y
      host.advance(by: 0.02)
    }
  }

  private static func appearance<Appearance: UIBarAppearance>(_ color: UIColor) -> Appearance {
    let appearance = Appearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func open(_ root: UIViewController) -> ManualHost {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    host.window.rootViewController = root
    host.advance(by: 0.1)
    return host
  }

  private func navigation(_ page: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: page)
  }

  /// The opacity with which a bar's background shows something: a blur, or a view of a colour if one is given.
  private func opacity(_ bar: UIView, _ color: UIColor? = nil) -> CGFloat {
    func visit(_ view: UIView, _ alpha: CGFloat) -> CGFloat {
      let alpha = view.isHidden ? 0 : alpha * CGFloat((view.layer.presentation() ?? view.layer).opacity)
      let shows = color.map { view.backgroundColor == $0 } ?? (view is UIVisualEffectView)
      return shows ? alpha : view.subviews.map { visit($0, alpha) }.max() ?? 0
    }
    return visit(bar.subviews[0], 1)
  }

  // MARK: Navigation bars

  // Semantics: bar-edges.
  func testANavigationBarIsTransparentAndWithoutALineAtTheStartOfTheContent() async {
    let page = ScrollPage()
    let navigation = navigation(page)
    let host = open(navigation)
    defer { host.window.close() }
    let bar: UIView = navigation.navigationBar
    XCTAssertEqual([opacity(bar), opacity(bar, .separator), opacity(bar, .systemBackground)], [0, 0, 0])

    page.scroll(to: -44 + 4, in: host)
    XCTAssertEqual([opacity(bar), opacity(bar, .separator)], [0.5, 0.5])
    page.scroll(to: 200, in: host)
    XCTAssertEqual([opacity(bar), opacity(bar, .separator)], [1, 1])
    page.scroll(to: -44, in: host)
    XCTAssertEqual([opacity(bar), opacity(bar, .separator)], [0, 0])
  }

  func testTheScrollEdgeAppearanceShowsAtTheStartOfTheContent() async {
    let page = ScrollPage()
    let navigation = navigation(page)
    navigation.navigationBar.standardAppearance = Self.appearance(.red)
    let host = open(navigation)
    defer { host.window.close() }
    XCTAssertEqual(opacity(navigation.navigationBar, .red), 0)

    navigation.navigationBar.scrollEdgeAppearance = Self.appearance(.blue)
    host.advance(by: 0.02)
    XCTAssertEqual(opacity(navigation.navigationBar, .blue), 1)
    page.scroll(to: 100, in: host)
    XCTAssertEqual([opacity(navigation.navigationBar, .red), opacity(navigation.navigationBar, .blue)], [1, 0])

    page.navigationItem.standardAppearance = Self.appearance(.green)
    host.advance(by: 0.02)
    XCTAssertEqual([opacity(navigation.navigationBar, .red), opacity(navigation.navigationBar, .green)], [0, 1])
  }

  func testABarWithAColourAndNoAppearanceKeepsItAtTheStartOfTheContent() async {
    let navigation = navigation(ScrollPage())
    navigation.navigationBar.barTintColor = .red
    let host = open(navigation)
    defer { host.window.close() }
    XCTAssertEqual(opacity(navigation.navigationBar, .red), 1)

    navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
    host.advance(by: 0.02)
    XCTAssertEqual([opacity(navigation.navigationBar, .red), opacity(navigation.navigationBar)], [0, 0])
    navigation.navigationBar.isTranslucent = false
    host.advance(by: 0.02)
    XCTAssertEqual(opacity(navigation.navigationBar, .systemBackground), 1)
  }

  func testABarAbovePageThatEndsAtItIsOpaque() async {
    let page = ScrollPage()
    page.edgesForExtendedLayout = []
    let navigation = navigation(page)
    let host = open(navigation)
    defer { host.window.close() }
    XCTAssertEqual([opacity(navigation.navigationBar, .systemBackground), opacity(navigation.navigationBar)], [1, 0])

    page.edgesForExtendedLayout = .all
    host.advance(by: 0.02)
    XCTAssertEqual(opacity(navigation.navigationBar, .systemBackground), 0)
  }

  // MARK: Bars at the bottom

  // Semantics: bar-edges.
  func testBarsAtTheBottomAreTransparentAtTheEndOfTheContent() async {
    let page = ScrollPage()
    let navigation = navigation(page)
    navigation.setToolbarHidden(false, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let host = open(tabs)
    defer { host.window.close() }
    let bars: [UIView] = [navigation.toolbar, tabs.tabBar]
    XCTAssertEqual(bars.map { opacity($0) }, [1, 1])

    // The bars cover 93 of the 600 points.
    page.scroll(to: 2000 - 600 + 93 - 4, in: host)
    XCTAssertEqual(bars.map { opacity($0) }, [0.5, 0.5])
    page.scroll(to: 2000 - 600 + 93, in: host)
    XCTAssertEqual(bars.map { opacity($0, .separator) }, [0, 0])

    tabs.tabBar.scrollEdgeAppearance = Self.appearance(.red)
    navigation.toolbar.scrollEdgeAppearance = Self.appearance(.blue)
    XCTAssertEqual([opacity(bars[0], .blue), opacity(bars[1], .red)], [1, 1])
    page.scrollView.contentSize.height = 4000
    host.advance(by: 0.02)
    XCTAssertEqual([opacity(bars[0], .blue), opacity(bars[1], .red)], [0, 0])
  }

  func testATabBarFollowsTheContentOfTheSelectedTabAndOfTheScrollViewThatWasSet() async {
    let (first, second) = (ScrollPage(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let host = open(tabs)
    defer { host.window.close() }
    XCTAssertEqual(opacity(tabs.tabBar), 1)
    tabs.selectedIndex = 1
    host.advance(by: 0.02)
    XCTAssertEqual(opacity(tabs.tabBar), 0)

    let content = UIScrollView(frame: second.view.bounds)
    content.contentSize = CGSize(width: 400, height: 2000)
    let short = UIScrollView(frame: second.view.bounds)
    for view in [short, content] { second.view.addSubview(view) }
    host.advance(by: 0.02)
    XCTAssertEqual(opacity(tabs.tabBar), 0, "the first scroll view is at its end")
    second.setContentScrollView(content, for: .bottom)
    host.advance(by: 0.02)
    XCTAssertEqual(opacity(tabs.tabBar), 1)
  }

  // MARK: Transitions

  func testThePartOfABarThatIsTransparentFadesWithTheTransition() async {
    let page = ScrollPage()
    let navigation = navigation(page)
    let host = open(navigation)
    defer { host.window.close() }
    page.scroll(to: 200, in: host)
    navigation.pushViewController(ScrollPage(), animated: true)
    host.advance(by: 0.1)
    let halfway = opacity(navigation.navigationBar)
    XCTAssertTrue((0.1..<0.9).contains(halfway), "\(halfway)")
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual(opacity(navigation.navigationBar), 0)
    navigation.popViewController(animated: true)
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual(opacity(navigation.navigationBar), 1)
  }

  func testTheColoursOfTwoPagesDissolveWithoutShowingWhatIsBehindBoth() async {
    let navigation = navigation(ScrollPage(.red))
    let host = open(navigation)
    defer { host.window.close() }
    let bar: UIView = navigation.navigationBar
    navigation.pushViewController(ScrollPage(.blue), animated: true)
    host.advance(by: 0.1)

    XCTAssertEqual(opacity(bar, .blue), 1, "the new colour lies below the old one")
    XCTAssertTrue((0.1..<0.9).contains(opacity(bar, .red)), "\(opacity(bar, .red))")
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual([opacity(bar, .red), opacity(bar, .blue)], [0, 1])
    XCTAssertEqual(bar.subviews[0].subviews.count, 1)
  }

  // Semantics: bar-edges.
  func testACancelledSwipeRestoresTheColourOfTheBar() async {
    let navigation = navigation(ScrollPage(.red))
    navigation.pushViewController(ScrollPage(.blue), animated: false)
    let host = open(navigation)
    defer { host.window.close() }
    let bar: UIView = navigation.navigationBar
    host.touchBegan(at: CGPoint(x: 2, y: 300))
    for step in 1...10 {
      host.touchMoved(to: CGPoint(x: 2 + 10 * CGFloat(step), y: 300))
      host.advance(by: 0.02)
    }
    let held = opacity(bar, .blue)
    XCTAssertTrue((0.5..<0.95).contains(held), "\(held)")
    XCTAssertEqual(opacity(bar, .red), 1)

    host.advance(by: 0.3)
    host.touchEnded(at: CGPoint(x: 102, y: 300))
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual([opacity(bar, .red), opacity(bar, .blue)], [0, 1])
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  func testAnInterruptedDissolveEndsWithTheLastPage() async {
    let navigation = navigation(ScrollPage(.red))
    let host = open(navigation)
    defer { host.window.close() }
    let bar: UIView = navigation.navigationBar
    navigation.pushViewController(ScrollPage(.blue), animated: true)
    host.advance(by: 0.1)
    navigation.pushViewController(ScrollPage(), animated: true)
    host.advance(by: 0.1)
    navigation.popToRootViewController(animated: true)
    XCTAssertTrue(host.advanceToRest())
    XCTAssertEqual([opacity(bar, .red), opacity(bar, .blue)], [1, 0])
    XCTAssertEqual(bar.subviews[0].subviews.count, 1)
  }

  func testNothingLeaks() async {
    assertNothingLeaks {
      let (tabs, page) = (UITabBarController(), ScrollPage())
      let navigation = navigation(page)
      navigation.setToolbarHidden(false, animated: false)
      tabs.viewControllers = [navigation]
      let host = open(tabs)
      page.scroll(to: 100, in: host)
      host.window.close()
      return [tabs, navigation, page, page.scrollView]
    }
  }
}
