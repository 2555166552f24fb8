// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// A bar whose animation is interrupted continues from its position on the screen. Semantics: interrupted-bars.
@MainActor
final class BarInterruptionTests: UIKitTestCase {
  // MARK: Transition by transition

  func testBarsContinueFromTheScreenWhenAPushInterruptsAPush() async {
    for ends in Ends.all {
      let stage = BarStage(first: .none, ends.first, ends.second)
      stage.push(0)
      stage.host.advance(by: 0.06)
      stage.assertNoJump("\(ends)") { stage.push(1) }
      stage.assertEnd(of: 1, "\(ends)")
    }
  }

  /// The pop leads to another page than the one below, so nothing is handed off.
  func testBarsContinueFromTheScreenWhenAPopToTheRootInterruptsAPush() async {
    for ends in Ends.all {
      let stage = BarStage(first: ends.second, .none, ends.first)
      stage.navigation.pushViewController(stage.pages[1], animated: false)
      stage.host.advance(by: 0.1)
      stage.navigation.pushViewController(stage.pages[2], animated: true)
      stage.host.advance(by: 0.06)
      stage.assertNoJump("\(ends)") { stage.navigation.popToRootViewController(animated: true) }
      stage.assertEnd(of: -1, "\(ends)")
    }
  }

  /// The pop is the inverse of the push, and takes it over together with the bars.
  func testBarsContinueFromTheScreenWhenAPopReversesAPush() async {
    for ends in Ends.all {
      let stage = BarStage(first: ends.first, ends.second, .none)
      stage.push(0)
      stage.host.advance(by: 0.06)
      stage.assertNoJump("\(ends)") { stage.navigation.popViewController(animated: true) }
      stage.assertEnd(of: -1, "\(ends)")
    }
  }

  /// The pop is the inverse of the push, but the page below now hides other bars than before.
  func testBarsContinueFromTheScreenWhenThePageBelowNowHidesOtherBars() async {
    for ends in Ends.all {
      let stage = BarStage(first: ends.first, ends.second, .none)
      stage.push(0)
      stage.host.advance(by: 0.06)
      stage.wants[0] = ends.first == .all ? .none : .all
      stage.assertNoJump("\(ends)") { stage.navigation.popViewController(animated: true) }
      stage.assertEnd(of: -1, "\(ends)")
    }
  }

  func testBarsContinueFromTheScreenWhenAPushInterruptsADragOrItsReturn() async {
    for isReturning in [false, true] {
      let stage = BarStage(first: .all, .none, .all)
      stage.navigation.pushViewController(stage.pages[1], animated: false)
      stage.host.advance(by: 0.1)
      stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
      stage.host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 180, y: 300), duration: 0.3)
      if isReturning {
        stage.host.cancelTouches()
        stage.host.advance(by: 0.03)
      }
      stage.assertNoJump("\(isReturning)") { stage.push(1) }
      stage.host.cancelTouches()
      stage.assertEnd(of: 1, "\(isReturning)")
    }
  }

  // MARK: Animations of the bars themselves

  func testATransitionDuringABarAnimationContinuesFromTheScreen() async {
    let stage = BarStage(first: .none, .all, .none)
    stage.setBars(.all, animated: true)
    stage.host.advance(by: 0.08)
    stage.assertNoJump("hiding") { stage.push(1) }
    stage.assertEnd(of: 1, "hiding")
  }

  func testABarAnimationDuringATransitionContinuesFromTheScreen() async {
    let stage = BarStage(first: .none, .all, .none)
    stage.push(0)
    stage.host.advance(by: 0.06)
    stage.assertNoJump("shown again") { stage.setBars(.none, animated: true) }
    stage.host.advanceToRest()
    XCTAssertEqual(stage.shown, Shown.none)
  }

  /// The second animation runs to its end, although the first one ends earlier.
  func testTheSecondOfTwoBarAnimationsRunsToItsEnd() async {
    for bars in [Bars.none, .all] {
      let stage = BarStage(first: bars == .all ? .none : .all, .none, .none)
      stage.setBars(bars, animated: true)
      stage.host.advance(by: 0.1)
      stage.assertNoJump("back") { stage.setBars(bars == .all ? .none : .all, animated: true) }
      stage.host.advance(by: 0.13)
      XCTAssertEqual(stage.bars.map(\.isHidden), [false, false, false], "on the way, \(stage.shown)")
      XCTAssertNotEqual(stage.shown, Shown.of(bars == .all ? .none : .all))
      stage.host.advanceToRest()
      XCTAssertEqual(stage.shown, Shown.of(bars == .all ? .none : .all))
    }
  }

  /// An animation of the bars that starts in `viewDidAppear`, at the end of a transition, is visible.
  func testABarAnimationThatStartsInViewDidAppearIsVisible() async {
    let stage = BarStage(first: .none, .none, .none)
    stage.pages[1].onDidAppear = { [unowned stage] _ in stage.setBars(.all, animated: true) }
    stage.push(0)
    while stage.pages[1].balance != .appeared { stage.host.advance(by: 0.01) }
    stage.host.advance(by: 0.05)
    for (now, rest) in zip(stage.shown, Shown.none) { XCTAssertNotEqual(now, rest) }
    for (now, rest) in zip(stage.shown, Shown.all) { XCTAssertNotEqual(now, rest) }
    XCTAssertEqual(stage.bars.map(\.isHidden), [false, false, false])
    stage.host.advanceToRest()
    XCTAssertEqual(stage.shown, Shown.all)
  }

  // MARK: Tabs

  /// A change to a tab whose page hides the bar hides it alongside, and shows it again if it is cancelled or
  /// interrupted.
  func testChangesOfTabsAnimateTheBar() async {
    let stage = TabStage("A", "B", "C", stacks: ["B"])
    let top = UIViewController()
    top.hidesBottomBarWhenPushed = true
    (stage.contents[1] as? UINavigationController)?.pushViewController(top, animated: false)
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.makesAnimators = true
    stage.delegate.interactor = interactor
    func y() -> CGFloat { (stage.tabs.tabBar.layer.presentation() ?? stage.tabs.tabBar.layer).position.y - 24.5 }
    XCTAssertEqual(y(), 551)
    stage.tabs.selectedIndex = 1
    interactor.update(0.5)
    stage.host.flush()
    XCTAssertEqual(y(), 575.5, accuracy: 0.5)
    XCTAssertEqual(stage.pages[0].view.safeAreaInsets.bottom, 49)
    interactor.cancel()
    stage.host.advance(by: 1)
    XCTAssertEqual(y(), 551)
    stage.delegate.interactor = nil
    stage.tabs.selectedIndex = 1
    stage.host.advance(by: 0.25)
    let before = y()
    XCTAssertTrue((555...595).contains(before), "\(before)")
    stage.tabs.selectedIndex = 2
    stage.host.flush()
    XCTAssertEqual(y(), before, accuracy: 0.5)
    stage.host.advance(by: 1)
    XCTAssertEqual(y(), 551)
    stage.assertAtRest(2)
  }

  func testNothingLeaks() async {
    assertNothingLeaks {
      let stage = BarStage(first: .none, .all, .none)
      stage.push(0)
      stage.host.advance(by: 0.06)
      stage.push(1)
      stage.host.advance(by: 0.06)
      stage.setBars(.all, animated: true)
      stage.host.advance(by: 0.06)
      stage.host.window.close()
      return [stage.navigation, stage.tabs] + stage.pages
    }
  }
}

/// The bars that a page hides.
private enum Bars { case none, all }

private struct Ends {
  let first: Bars
  let second: Bars
  static let all = [Bars.none, .all].flatMap { first in [Bars.none, .all].map { Ends(first: first, second: $0) } }
}

/// The tops of the navigation bar, the toolbar and the tab bar on the screen, in a window of 600 points.
private enum Shown {
  static let none: [CGFloat] = [0, 507, 551]
  static let all: [CGFloat] = [-44, 600, 600]
  static func of(_ bars: Bars) -> [CGFloat] { bars == .all ? all : none }
}

/// A stack in a tab: a root, and two pages to push, which show and hide all bars as they appear.
@MainActor
private final class BarStage {
  let host = ManualHost(size: CGSize(width: 400, height: 600))
  let navigation = UINavigationController()
  let tabs = UITabBarController()
  let pages: [LoggingPage]
  /// The bars that each page hides.
  var wants: [Bars]

  init(first: Bars, _ second: Bars, _ third: Bars) {
    let log = CallLog()
    pages = ["A", "B", "C"].map { LoggingPage(name: $0, log: log) }
    wants = [first, second, third]
    for (index, page) in pages.enumerated() {
      page.onWillAppear = { [unowned self] _ in setBars(wants[index], animated: true) }
    }
    navigation.setViewControllers([pages[0]], animated: false)
    tabs.viewControllers = [navigation]
    host.window.rootViewController = tabs
    host.advance(by: 0.5)
  }

  nonisolated deinit {}

  var bars: [UIView] { [navigation.navigationBar, navigation.toolbar, tabs.tabBar] }

  var shown: [CGFloat] {
    bars.map {
      let layer = $0.layer.presentation() ?? $0.layer
      return layer.position.y - layer.bounds.height / 2
    }
  }

  /// Pushes the first or the second of the pages above the root.
  func push(_ index: Int) { navigation.pushViewController(pages[index + 1], animated: true) }

  func setBars(_ bars: Bars, animated: Bool) {
    navigation.setNavigationBarHidden(bars == .all, animated: animated)
    navigation.setToolbarHidden(bars == .all, animated: animated)
    tabs.setTabBarHidden(bars == .all, animated: animated)
  }

  /// Fails if `body` moves a bar on the screen or hides a visible one, and if a bar is far away shortly afterwards.
  func assertNoJump(_ message: String, line: UInt = #line, _ body: () -> Void) {
    let before = shown
    body()
    host.flush()
    for (index, (old, new)) in zip(before, shown).enumerated() {
      XCTAssertEqual(new, old, accuracy: 0.5, "\(index), \(message)", line: line)
    }
    host.advance(by: 0.004)
    for (index, (old, new)) in zip(before, shown).enumerated() {
      XCTAssertEqual(new, old, accuracy: 10, "\(index) soon after, \(message)", line: line)
    }
    for (index, y) in shown.enumerated() where (index == 0 ? -40...0 : 500...595).contains(y) {
      XCTAssertFalse(bars[index].isHidden, "\(index), \(message)", line: line)
    }
  }

  /// Fails unless the bars come to rest in the state that a page requests. The index of the root is −1.
  func assertEnd(of index: Int, _ message: String, line: UInt = #line) {
    host.advanceToRest()
    host.advance(by: 0.1)
    let page = pages[index + 1]
    XCTAssertTrue(navigation.topViewController === page, message, line: line)
    XCTAssertEqual(page.balance, .appeared, message, line: line)
    XCTAssertEqual(shown, Shown.of(wants[index + 1]), message, line: line)
    XCTAssertEqual(
      bars.map(\.isHidden), Array(repeating: wants[index + 1] == .all, count: 3), message, line: line)
    let inset: CGFloat = wants[index + 1] == .all ? 0 : 93
    XCTAssertEqual(page.view.safeAreaInsets.bottom, inset, message, line: line)
  }
}
