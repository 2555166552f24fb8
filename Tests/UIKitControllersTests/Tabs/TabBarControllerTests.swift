// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// Tabs: the page that is shown, the calls to the delegate, and changes during a transition.
@MainActor
final class TabBarControllerTests: UIKitTestCase {
  func testSystemItemsHaveATitleAnImageAndATag() async {
    for raw in 0...11 {
      let item = UITabBarItem.SystemItem(rawValue: raw).map { UITabBarItem(tabBarSystemItem: $0, tag: raw) }
      XCTAssertFalse(item?.title?.isEmpty ?? true)
      XCTAssertNotNil(item?.image, item?.title ?? "")
      XCTAssertEqual(item?.tag, raw)
    }
    XCTAssertNil(UITabBarItem.SystemItem(rawValue: 12))
    XCTAssertEqual(UITabBarItem(tabBarSystemItem: .search, tag: 0).title, "Search")
  }

  func testTheFirstTabAppearsWithTheWindowAndOthersAreNotLoaded() async {
    let stage = TabStage("A", "B", "C", keepsLog: true)
    XCTAssertEqual(
      stage.log.lines.filter { !$0.contains("Move") },
      ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    stage.assertAtRest(0)
    XCTAssertFalse(stage.pages[1].isViewLoaded, "a tab loads its view when it is first selected")
  }

  /// The delegate returns no animator.
  func testATapSelectsATabAndCallsTheDelegate() async {
    let stage = TabStage("A", "B")
    stage.delegate.logs = true

    stage.press(1)
    stage.host.advance(by: 0.1)

    XCTAssertEqual(
      stage.log.lines,
      [
        "shouldSelect B", "B.viewDidLoad", "animationControllerForTransition A B", "A.viewWillDisappear",
        "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "didSelect B",
      ])
    stage.assertAtRest(1)
  }

  func testANewTabBarItemIsShownAtOnce() async {
    let stage = TabStage("A", "B")
    let item = UITabBarItem(title: "Inbox", image: nil, selectedImage: nil)

    stage.pages[1].tabBarItem = item

    XCTAssertTrue(stage.tabs.tabBar.items?[1] === item)
    stage.host.advance(by: 0.1)
    stage.press(1)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.tabs.tabBar.selectedItem === item)
  }

  func testATapReportsTheSelectionBeforeTheAnimationEnds() async {
    let stage = TabStage("A", "B")
    stage.delegate.logs = true
    stage.delegate.animator = SlideAnimator()

    stage.press(1)
    let begin = [
      "shouldSelect B", "B.viewDidLoad", "animationControllerForTransition A B", "interactionControllerFor",
      "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "didSelect B",
    ]
    XCTAssertEqual(stage.log.lines, begin)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.log.lines, begin + ["A.viewDidDisappear", "B.viewDidAppear"])
    stage.assertAtRest(1)
  }

  func testATapThatTheDelegateRefusesDoesNotSelectTheTab() async {
    let stage = TabStage("A", "B")
    stage.delegate.allows = false
    stage.press(1)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.log.lines, [])
    stage.assertAtRest(0)
  }

  func testSelectingATabByProgramUsesTheAnimatorButDoesNotCallDidSelect() async {
    let stage = TabStage("A", "B")
    stage.delegate.logs = true
    stage.tabs.selectedIndex = 1
    XCTAssertFalse(stage.log.lines.contains { $0.contains("Select") })
    XCTAssertTrue(stage.log.lines.contains("animationControllerForTransition A B"))
    stage.host.advance(by: 0.1)
    stage.assertAtRest(1)
  }

  func testAnInteractiveTabChangeFollowsItsInteractionController() async {
    let stage = TabStage("A", "B")
    let (animator, interactor) = (SlideAnimator(), UIPercentDrivenInteractiveTransition())
    (stage.delegate.animator, stage.delegate.interactor) = (animator, interactor)
    stage.tabs.selectedIndex = 1
    XCTAssertEqual(stage.tabs.selectedIndex, 1, "the selection changes at once")
    interactor.update(0.25)
    stage.host.flush()
    XCTAssertEqual(stage.shownX(of: 1), 300, accuracy: 0.01)
    let faces = stage.tabs.tabBar.subviews.compactMap {
      ($0 as? TabBarButton)?.subviews[1].layer.presentation()?.opacity
    }
    XCTAssertEqual(faces.map { ($0 * 4).rounded() / 4 }, [0.75, 0.25], "the colours of the tabs follow the progress")
    interactor.finish()
    stage.host.advance(by: 1)
    stage.assertAtRest(1)
  }

  func testACancelledTabChangeRestoresTheSelection() async {
    let stage = TabStage("A", "B")
    let interactor = UIPercentDrivenInteractiveTransition()
    (stage.delegate.animator, stage.delegate.interactor) = (SlideAnimator(), interactor)
    stage.tabs.selectedIndex = 1
    interactor.update(0.4)
    stage.log.clear()
    interactor.cancel()
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      ["B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    stage.assertAtRest(0)
    XCTAssertTrue(stage.tabs.tabBar.selectedItem === stage.pages[0].tabBarItem)
  }

  /// Semantics: tabs-and-stacks, nothing-is-lost.
  func testTabChangesDuringATabChangeEndInTheLastSelection() async {
    let stage = TabStage("A", "B", "C")
    stage.delegate.makesAnimators = true
    stage.tabs.selectedIndex = 1
    stage.host.advance(by: 0.2)
    let x = stage.shownX(of: 1)
    stage.tabs.selectedIndex = 2
    stage.host.advance(by: 0)
    XCTAssertTrue((1..<399).contains(x))
    stage.host.advance(by: 0.1)
    stage.tabs.selectedIndex = 0
    stage.host.advance(by: 0.1)
    stage.tabs.selectedIndex = 1
    stage.host.advance(by: 2)
    stage.assertAtRest(1)
  }

  /// Semantics: tabs-and-stacks.
  /// The other tab is selected during the pop, and then the first one again.
  func testChangingTabsDuringAPopShowsThePageBelowAfterwards() async {
    let log = CallLog()
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let tabs = UITabBarController()
    let (root, top, other) = (
      LoggingPage(name: "A", log: log), LoggingPage(name: "B", log: log), LoggingPage(name: "C", log: log)
    )
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    tabs.viewControllers = [navigation, other]
    host.window.rootViewController = tabs
    host.advance(by: 0.1)

    navigation.popViewController(animated: true)
    host.advance(by: 0.05)
    tabs.selectedIndex = 1
    host.advance(by: 0.05)
    tabs.selectedIndex = 0
    host.advance(by: 1)

    XCTAssertEqual(root.balance, .appeared)
    XCTAssertEqual(top.balance, .disappeared)
    XCTAssertEqual(other.balance, .disappeared)
    XCTAssertNotNil(root.view.window)
    XCTAssertEqual(root.view.convert(root.view.bounds, to: nil).origin, .zero)
  }

  func testControlWithTabOrADigitChangesTabs() async {
    let stage = TabStage("A", "B", "C")
    stage.host.key(0xff09, modifiers: .control)
    stage.host.advance(by: 0.1)
    stage.assertAtRest(1)
    stage.host.key(0xff09, modifiers: [.control, .shift])
    stage.host.advance(by: 0.1)
    stage.assertAtRest(0)
    stage.host.key(0x33, text: "3", modifiers: .control)
    stage.host.advance(by: 0.1)
    stage.assertAtRest(2)
  }

  func testATabBarHiddenByAPushReturnsOnlyAfterACompletedPop() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, UIViewController()]
    host.window.rootViewController = tabs
    host.advance(by: 0.1)
    XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 49)
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true

    navigation.pushViewController(page, animated: true)
    host.advance(by: 0.06)
    let shown = tabs.tabBar.layer.presentation()?.position.y ?? 0
    XCTAssertTrue((576..<624).contains(shown), "the bar moves with the push, at \(shown)")
    host.advance(by: 1)
    XCTAssertTrue(tabs.tabBar.isHidden)
    XCTAssertEqual(page.view.safeAreaInsets.bottom, 0)

    host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.4)
    host.advance(by: 1)
    XCTAssertTrue(tabs.tabBar.isHidden)
    XCTAssertEqual(page.view.safeAreaInsets.bottom, 0)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    XCTAssertFalse(tabs.tabBar.isHidden)
    XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 551, width: 400, height: 49))
  }

  func testTabsCanBeAddedAndRemoved() async {
    let stage = TabStage("A", "B")
    let c = LoggingPage(name: "C", log: stage.log)
    stage.tabs.viewControllers = [stage.pages[1], c]
    stage.host.advance(by: 0.1)
    XCTAssertTrue(stage.tabs.selectedViewController === stage.pages[1])
    XCTAssertNil(stage.pages[0].parent)
    XCTAssertEqual(stage.pages[0].balance, .disappeared)
    XCTAssertEqual(stage.pages[1].balance, .appeared)
    XCTAssertTrue(stage.log.lines.contains("C.didMove(nav)"))
  }

  /// Semantics: selection-in-range.
  func testTheFirstTabIsSelectedIfTheSelectedIndexNoLongerExists() async {
    let stage = TabStage("A", "B", "C")
    stage.tabs.selectedIndex = 2
    stage.host.advance(by: 1)
    let (d, e) = (LoggingPage(name: "D", log: stage.log), LoggingPage(name: "E", log: stage.log))

    stage.tabs.viewControllers = [d, e]

    XCTAssertEqual(stage.tabs.selectedIndex, 0)
    XCTAssertTrue(stage.tabs.selectedViewController === d)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(d.balance, .appeared)
  }

  func testTheTabBarKeepsItsHeightAtTheBottomOfAResizedWindow() async {
    let stage = TabStage("A", "B")
    let narrow = stage.tabs.tabBar.frame
    stage.host.resize(to: CGSize(width: 900, height: 700))
    XCTAssertEqual(narrow, CGRect(x: 0, y: 551, width: 400, height: 49))
    XCTAssertEqual(stage.tabs.tabBar.frame, CGRect(x: 0, y: 651, width: 900, height: 49))
    stage.assertAtRest(0)
  }
}
