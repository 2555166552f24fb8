// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The navigation bar, toolbar and tab bar in every transition between two pages that show or hide each of them: their
/// frames during the transition and at rest, and the areas that they leave to the pages. Semantics: bars-follow.
@MainActor
final class BarTableTests: UIKitTestCase {
  func testBarsFollowEveryPush() async { eachCase { $0.push() } }
  func testBarsFollowEveryPop() async { eachCase { $0.pop() } }
  func testBarsFollowEveryInteractivePopThatFinishes() async { eachCase { $0.drag(finishes: true) } }
  func testBarsFollowEveryInteractivePopThatIsCancelled() async { eachCase { $0.drag(finishes: false) } }

  /// There are three cases for the tab bar, because a page above one that hides it has none either.
  private func eachCase(_ body: (BarCase) -> Void) {
    let all = [true, false].flatMap { bar in [true, false].map { (bar, $0) } }
    for (lowerTabs, upperTabs) in [(false, false), (false, true), (true, true)] {
      for lower in all {
        for upper in all {
          body(
            BarCase(
              lower: Bars(hidesBar: lower.0, hidesToolbar: lower.1, hidesTabs: lowerTabs),
              upper: Bars(hidesBar: upper.0, hidesToolbar: upper.1, hidesTabs: upperTabs)))
        }
      }
    }
  }
}

/// The bars of a page, in a window of 400 × 600 points.
private struct Bars: CustomStringConvertible {
  let hidesBar: Bool
  let hidesToolbar: Bool
  let hidesTabs: Bool

  var description: String {
    let all = [(hidesBar, "bar"), (hidesToolbar, "toolbar"), (hidesTabs, "tabs")]
    return "[" + all.filter { !$0.0 }.map(\.1).joined(separator: " ") + "]"
  }

  /// The frames of the navigation bar, the toolbar and the tab bar.
  var frames: [CGRect] {
    let height: CGFloat = hidesTabs ? 44 : 93
    return [
      CGRect(x: 0, y: hidesBar ? -44 : 0, width: 400, height: 44),
      CGRect(x: 0, y: hidesToolbar ? 600 : 600 - height, width: 400, height: height),
      CGRect(x: 0, y: hidesTabs ? 600 : 551, width: 400, height: 49),
    ]
  }

  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: hidesBar ? 0 : 44, left: 0, bottom: (hidesToolbar ? 0 : 44) + (hidesTabs ? 0 : 49), right: 0)
  }
}

/// Two pages, with the upper one over the lower one or being pushed.
@MainActor
private final class BarCase {
  private let lower: Bars
  private let upper: Bars
  private let host = ManualHost(size: CGSize(width: 400, height: 600))
  private let log = CallLog()
  private let navigation = UINavigationController()
  private let tabs = UITabBarController()
  private let lowerPage: LoggingPage
  private let upperPage: LoggingPage
  private var message: String { "\(lower) below \(upper)" }

  init(lower: Bars, upper: Bars) {
    (self.lower, self.upper) = (lower, upper)
    (lowerPage, upperPage) = (LoggingPage(name: "A", log: log), LoggingPage(name: "B", log: log))
    for (page, bars) in [(lowerPage, lower), (upperPage, upper)] {
      page.hidesBottomBarWhenPushed = bars.hidesTabs
      page.toolbarItems = [UIBarButtonItem(title: page.name, style: .plain, target: nil, action: nil)]
      page.onWillAppear = { [weak navigation] _ in
        navigation?.setNavigationBarHidden(bars.hidesBar, animated: true)
        navigation?.setToolbarHidden(bars.hidesToolbar, animated: true)
      }
    }
  }

  nonisolated deinit {}

  func push() {
    show([LoggingPage(name: "R", log: log), lowerPage])
    assertRest(lowerPage, lower)
    navigation.pushViewController(upperPage, animated: true)
    for _ in 0..<4 {
      host.advance(by: 0.04)
      assertOnTheWay()
    }
    host.advanceToRest()
    assertRest(upperPage, upper)
  }

  func pop() {
    showBoth()
    navigation.popViewController(animated: true)
    for _ in 0..<4 {
      host.advance(by: 0.04)
      assertOnTheWay()
    }
    host.advanceToRest()
    assertRest(lowerPage, lower)
  }

  func drag(finishes: Bool) {
    showBoth()
    let x: CGFloat = finishes ? 300 : 120
    host.touchBegan(at: CGPoint(x: 5, y: 300))
    host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: x, y: 300), duration: 0.3)
    host.advance(by: 0.2)
    XCTAssertEqual(upperX, x - 17, accuracy: 1, message)
    assertOnTheWay()
    if finishes { host.touchEnded(at: CGPoint(x: x, y: 300)) } else { host.cancelTouches() }
    host.advance(by: 0.05)
    assertOnTheWay()
    host.advanceToRest()
    host.advance(by: 0.1)
    if finishes { assertRest(lowerPage, lower) } else { assertRest(upperPage, upper) }
  }

  private func showBoth() {
    show([LoggingPage(name: "R", log: log), lowerPage])
    navigation.pushViewController(upperPage, animated: false)
    host.advance(by: 0.1)
    assertRest(upperPage, upper)
  }

  private func show(_ pages: [UIViewController]) {
    navigation.setViewControllers(pages, animated: false)
    // Without its original delegate, the gesture also works while the bar is hidden.
    navigation.interactivePopGestureRecognizer?.delegate = nil
    tabs.viewControllers = [navigation]
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
  }

  // MARK: Assertions

  private var bars: [UIView] { [navigation.navigationBar, navigation.toolbar, tabs.tabBar] }

  private func shown(_ view: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    let (size, center) = (layer.bounds.size, layer.position)
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  private var upperX: CGFloat { shown(upperPage.view).minX }

  /// Fails unless each bar has the same progress as the page, and the pages have the areas that they have at rest.
  private func assertOnTheWay(line: UInt = #line) {
    let covering = 1 - upperX / 400
    for (index, bar) in bars.enumerated() {
      let (from, to, now) = (lower.frames[index], upper.frames[index], shown(bar))
      XCTAssertEqual(now.minY, from.minY + (to.minY - from.minY) * covering, accuracy: 0.5, message, line: line)
      XCTAssertEqual(now.height, from.height + (to.height - from.height) * covering, accuracy: 0.5, message, line: line)
      if from.minY != 600 || to.minY != 600 {
        XCTAssertFalse(bar.isHidden, "\(index) of \(message)", line: line)
      }
    }
    XCTAssertEqual(lowerPage.view.safeAreaInsets, lower.insets, "the lower of \(message)", line: line)
    XCTAssertEqual(upperPage.view.safeAreaInsets, upper.insets, "the upper of \(message)", line: line)
  }

  private func assertRest(_ page: LoggingPage, _ expected: Bars, line: UInt = #line) {
    XCTAssertTrue(navigation.topViewController === page, message, line: line)
    XCTAssertEqual(page.balance, .appeared, message, line: line)
    XCTAssertEqual(bars.map(shown), expected.frames, message, line: line)
    XCTAssertEqual(
      bars.map(\.isHidden), [expected.hidesBar, expected.hidesToolbar, expected.hidesTabs], message, line: line)
    XCTAssertEqual(navigation.isNavigationBarHidden, expected.hidesBar, message, line: line)
    XCTAssertEqual(navigation.isToolbarHidden, expected.hidesToolbar, message, line: line)
    XCTAssertEqual(page.view.safeAreaInsets, expected.insets, message, line: line)
    XCTAssertNil(page.transitionCoordinator, message, line: line)
  }
}
