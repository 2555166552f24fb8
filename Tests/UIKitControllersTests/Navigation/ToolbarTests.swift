// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The toolbar of a navigation controller: its items, and hiding and showing it with and without transitions.
@MainActor
final class ToolbarTests: UIKitTestCase {
  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func shownY(of view: UIView) -> CGFloat {
    let layer: CALayer = view.layer
    let shown = layer.presentation() ?? layer
    return shown.position.y - shown.bounds.height / 2
  }

  func testTheToolbarIsInitiallyHiddenAndReducesTheSafeAreaWhenShown() async {
    let stage = NavigationStage("A")
    let a = stage.page(at: 0)
    XCTAssertTrue(stage.navigation.isToolbarHidden)
    XCTAssertTrue(stage.navigation.toolbar.isHidden)
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 0)
    stage.navigation.isToolbarHidden = false
    stage.host.flush()
    XCTAssertFalse(stage.navigation.toolbar.isHidden)
    XCTAssertEqual(stage.navigation.toolbar.frame, CGRect(x: 0, y: 556, width: 400, height: 44))
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 44)
  }

  func testAnAnimatedToolbarAppearsInHideShowBarDuration() async {
    let stage = NavigationStage("A")
    stage.navigation.setToolbarHidden(false, animated: true)
    XCTAssertEqual(shownY(of: stage.navigation.toolbar), 600, accuracy: 0.01)
    stage.host.advance(by: 0.1)
    let between = shownY(of: stage.navigation.toolbar)
    XCTAssertTrue((560...599).contains(between), "\(between)")
    stage.host.advance(by: 0.13)
    XCTAssertEqual(shownY(of: stage.navigation.toolbar), 556, accuracy: 0.01)
    stage.navigation.setToolbarHidden(true, animated: true)
    stage.host.advance(by: 0.3)
    XCTAssertTrue(stage.navigation.toolbar.isHidden)
  }

  func testFlexibleSpacesShareTheWidthThatTheButtonsLeave() async {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let (first, second, third) = (UIView(), UIView(), UIView())
    for view in [first, second, third] { view.bounds.size = CGSize(width: 30, height: 30) }
    let items = [first, second, third].map { UIBarButtonItem(customView: $0) }
    for item in items { item.width = 30 }
    toolbar.items = [items[0], .flexibleSpace(), items[1], .fixedSpace(20), items[2]]
    toolbar.layoutIfNeeded()
    XCTAssertEqual(first.frame.minX, 8)
    XCTAssertEqual(third.frame.maxX, 392)
    XCTAssertEqual(second.frame.minX, 392 - 30 - 20 - 30)
    toolbar.semanticContentAttribute = .forceRightToLeft
    toolbar.setNeedsLayout()
    toolbar.layoutIfNeeded()
    XCTAssertEqual(first.frame.maxX, 392)
  }

  func testAPushDissolvesToTheItemsOfTheTopPage() async throws {
    let stage = NavigationStage("A")
    let (a, b) = (stage.page(at: 0), stage.page("B"))
    a.toolbarItems = [item("one")]
    b.toolbarItems = [item("two")]
    stage.navigation.isToolbarHidden = false
    stage.host.flush()
    let old = try XCTUnwrap(a.toolbarItems?[0].shownView)
    XCTAssertTrue(old.isDescendant(of: stage.navigation.toolbar))
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.1)
    let new = try XCTUnwrap(b.toolbarItems?[0].shownView)
    let alphas = [old, new].map { CGFloat($0.superview?.layer.presentation()?.opacity ?? -1) }
    XCTAssertEqual(alphas[0] + alphas[1], 1, accuracy: 0.01)
    XCTAssertTrue((0.05...0.95).contains(alphas[1]), "\(alphas)")
    stage.host.advance(by: 1)
    XCTAssertNil(old.window)
    XCTAssertEqual(stage.navigation.toolbar.items, b.toolbarItems)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: bars-follow.
  /// Bars that a page hides or shows in `viewWillAppear(_:)` are restored after a cancelled pop.
  func testBothBarsMoveWithAPopAndAreRestoredWhenItIsCancelled() async {
    let stage = NavigationStage("A")
    let (navigation, a) = (stage.navigation, stage.page(at: 0))
    let b = stage.pushed("B")
    a.toolbarItems = [item("one")]
    b.toolbarItems = [item("two")]
    navigation.isToolbarHidden = false
    a.onWillAppear = { [weak navigation] _ in
      navigation?.setToolbarHidden(true, animated: true)
      navigation?.setNavigationBarHidden(true, animated: true)
    }
    stage.host.touchBegan(at: CGPoint(x: 5, y: 300))
    stage.host.move(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 217, y: 300), duration: 0.3)
    XCTAssertEqual(shownY(of: navigation.toolbar), 578, accuracy: 0.5)
    XCTAssertEqual(shownY(of: navigation.navigationBar), -22, accuracy: 0.5)
    stage.host.cancelTouches()
    stage.host.advance(by: 1)
    XCTAssertFalse(navigation.isToolbarHidden)
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssertEqual(shownY(of: navigation.toolbar), 556, accuracy: 0.01)
    XCTAssertEqual(navigation.toolbar.items, b.toolbarItems)
    XCTAssertEqual(b.view.safeAreaInsets.bottom, 44)
    stage.assertAtRest(["A", "B"])
    navigation.popViewController(animated: true)
    stage.host.advance(by: 1)
    XCTAssertTrue(navigation.isToolbarHidden)
    XCTAssertTrue(navigation.toolbar.isHidden)
    XCTAssertEqual(a.view.safeAreaInsets.bottom, 0)
  }

  /// Semantics: nothing-is-lost.
  /// After any changes during transitions, the toolbar shows the top page's items in the end.
  func testAfterChangesDuringTransitionsTheToolbarShowsTheTopPagesItems() async {
    let stage = NavigationStage("A")
    let pages = ["B", "C"].map(stage.page)
    for page in pages + [stage.page(at: 0)] { page.toolbarItems = [item(page.name)] }
    stage.navigation.isToolbarHidden = false
    stage.navigation.pushViewController(pages[0], animated: true)
    stage.host.advance(by: 0.1)
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.05)
    stage.navigation.setViewControllers([stage.page(at: 0)] + pages, animated: true)
    stage.host.advance(by: 0.05)
    pages[1].setToolbarItems([item("late")], animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.navigation.toolbar.items?.map(\.title), ["late"])
    XCTAssertEqual(stage.navigation.toolbar.subviews.count, 2, "the background and one content")
    stage.assertAtRest(["A", "B", "C"])
  }

  func testAnAnimatedChangeOfItemsDissolves() async {
    let stage = NavigationStage("A")
    let a = stage.page(at: 0)
    a.toolbarItems = [item("one")]
    stage.navigation.isToolbarHidden = false
    stage.host.flush()
    a.setToolbarItems([item("two")], animated: true)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.navigation.toolbar.subviews.count, 3)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.navigation.toolbar.subviews.count, 2)
    XCTAssertEqual(stage.navigation.toolbar.items?.map(\.title), ["two"])
  }

  func testTheToolbarIsAboveATabBarAndMovesDownWhenAPushHidesTheTabBar() async {
    let stage = NavigationStage("A")
    let tabs = UITabBarController()
    stage.host.window.rootViewController = nil
    stage.navigation.isToolbarHidden = false
    tabs.viewControllers = [stage.navigation]
    stage.host.window.rootViewController = tabs
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.navigation.toolbar.frame.minY, 600 - 49 - 44)
    XCTAssertEqual(stage.page(at: 0).view.safeAreaInsets.bottom, 93)
    let b = stage.page("B")
    b.hidesBottomBarWhenPushed = true
    stage.navigation.pushViewController(b, animated: true)
    stage.host.advance(by: 0.1)
    let between = shownY(of: stage.navigation.toolbar)
    XCTAssertTrue((508...555).contains(between), "\(between)")
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.navigation.toolbar.frame, CGRect(x: 0, y: 556, width: 400, height: 44))
    XCTAssertEqual(b.view.safeAreaInsets.bottom, 44)
  }

  func testItemsSetBeforeTheViewIsLoadedAreShown() async {
    let page = UIViewController()
    page.toolbarItems = [item("one")]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    navigation.loadViewIfNeeded()
    XCTAssertEqual(navigation.toolbar.items, page.toolbarItems)
  }

  func testTheBarsHaveTheRequestedClasses() async {
    final class OwnToolbar: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: OwnToolbar.self)
    XCTAssertTrue(navigation.toolbar is OwnToolbar)
  }

  func testNothingLeaks() async {
    assertNothingLeaks {
      let stage = NavigationStage("A")
      let b = stage.page("B")
      let button = self.item("two")
      b.toolbarItems = [button, .flexibleSpace()]
      stage.navigation.isToolbarHidden = false
      stage.navigation.pushViewController(b, animated: true)
      stage.host.advance(by: 1)
      stage.navigation.popViewController(animated: true)
      stage.host.advance(by: 1)
      return [b, button]
    }
  }
}
