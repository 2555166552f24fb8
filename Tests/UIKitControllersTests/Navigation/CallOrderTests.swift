// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The order of all callbacks, as complete logs. A is below; B is new or on top.
@MainActor
final class CallOrderTests: UIKitTestCase {
  func testTheFirstPageAppearsWithTheWindow() async {
    let stage = NavigationStage()
    stage.navigation.setViewControllers([stage.page("A")], animated: false)
    XCTAssertEqual(
      stage.log.lines,
      [
        "A.willMove(nav)", "A.viewDidLoad", "A.viewWillAppear", "willShow A", "A.viewIsAppearing", "A.viewDidAppear",
        "didShow A", "A.didMove(nav)",
      ])
  }

  func testAPageAppearsAfterItsFirstLayoutInAWindow() async {
    let log = CallLog()
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let page = LoggingPage(name: "A", log: log)
    page.logsLayout = true
    host.window.rootViewController = page
    host.advance(by: 0.1)
    XCTAssertEqual(
      log.lines,
      [
        "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews", "A.viewDidAppear",
      ])
  }

  func testAnAnimatedPushSendsItsCallsInOrder() async {
    let stage = NavigationStage("A")
    stage.delegate.logsQueries = true
    let b = stage.page("B")
    b.logsLayout = true
    stage.navigation.pushViewController(b, animated: true)
    let begin = [
      "B.willMove(nav)", "B.viewDidLoad", "animationControllerFor push", "A.viewWillDisappear", "B.viewWillAppear",
      "willShow B", "B.viewIsAppearing", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
    ]
    XCTAssertEqual(stage.log.lines, begin)
    stage.host.advance(by: 0.2)
    XCTAssertEqual(stage.log.lines, begin)
    b.logsLayout = false
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines, begin + ["A.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)"])
    stage.assertAtRest(["A", "B"])
  }

  func testPushWithoutAnimationSendsTheSameCallsAtOnce() async {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: false)
    XCTAssertEqual(
      stage.log.lines,
      [
        "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow B",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)",
      ])
    stage.host.advance(by: 0.1)
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: without-animation.
  func testAPushWithAnimationsDisabledSendsTheSameCallsAtOnce() async {
    let stage = NavigationStage("A")
    UIView.performWithoutAnimation { stage.navigation.pushViewController(stage.page("B"), animated: true) }
    XCTAssertEqual(
      stage.log.lines,
      [
        "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow B",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)",
      ])
  }

  func testAnAnimatedPopSendsItsCallsInOrder() async {
    let stage = NavigationStage("A", "B")
    stage.navigation.popViewController(animated: true)
    let begin = [
      "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "A.viewIsAppearing",
    ]
    XCTAssertEqual(stage.log.lines, begin)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines, begin + ["B.viewDidDisappear", "A.viewDidAppear", "didShow A", "B.didMove(nil)"])
    stage.assertAtRest(["A"])
  }

  func testAFinishedInteractivePopSendsTheCallsOfAPop() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 320, y: 300), duration: 0.5)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "A.viewIsAppearing",
        "B.viewDidDisappear", "A.viewDidAppear", "didShow A", "B.didMove(nil)",
      ])
    stage.assertAtRest(["A"])
  }

  /// Semantics: order-of-cancel.
  func testACancelledInteractivePopSendsTheCallsOfTheReturnInOrder() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 100, y: 300), duration: 1)
    let begin = ["B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "A.viewIsAppearing"]
    XCTAssertEqual(stage.log.lines, begin)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      begin + [
        "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "B.didMove(nav)",
      ])
    stage.assertAtRest(["A", "B"])
  }

  func testSetViewControllersPushesANewTopAndSendsNoAppearanceCallsToTheOthers() async {
    let stage = NavigationStage("A")
    let a = stage.page(at: 0)
    stage.navigation.setViewControllers([a, stage.page("X"), stage.page("B")], animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      [
        "X.willMove(nav)", "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow B",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "X.didMove(nav)", "B.didMove(nav)",
      ])
    stage.assertAtRest(["A", "X", "B"])
  }

  func testSetViewControllersPopsToATopThatWasInTheStack() async {
    let stage = NavigationStage("A")
    stage.pushed("B")
    stage.pushed("C")
    stage.delegate.logsQueries = true
    stage.navigation.setViewControllers([stage.page(at: 1)], animated: true)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      [
        "A.willMove(nil)", "C.willMove(nil)", "animationControllerFor pop", "C.viewWillDisappear", "B.viewWillAppear",
        "willShow B", "B.viewIsAppearing", "C.viewDidDisappear", "B.viewDidAppear", "didShow B", "A.didMove(nil)",
        "C.didMove(nil)",
      ])
    stage.assertAtRest(["B"])
  }

  func testSetViewControllersWithTheSameTopAnimatesNothing() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.navigation.setViewControllers([stage.page("X"), b], animated: true)
    XCTAssertEqual(stage.log.lines, ["A.willMove(nil)", "X.willMove(nav)", "X.didMove(nav)", "A.didMove(nil)"])
    stage.assertAtRest(["X", "B"])
  }

  func testPopToRootSendsNoAppearanceCallsToPagesThatAreNotVisible() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    let c = stage.pushed("C")
    XCTAssertEqual(stage.navigation.popToRootViewController(animated: true), [b, c])
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      [
        "B.willMove(nil)", "C.willMove(nil)", "C.viewWillDisappear", "A.viewWillAppear", "willShow A",
        "A.viewIsAppearing", "C.viewDidDisappear", "A.viewDidAppear", "didShow A", "B.didMove(nil)", "C.didMove(nil)",
      ])
    stage.assertAtRest(["A"])
  }

  func testPagesAreReleasedAfterTheirPop() async {
    assertNothingLeaks {
      let stage = NavigationStage("A")
      let b = stage.pushed("B")
      stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.5)
      stage.host.advance(by: 1)
      stage.navigation.popViewController(animated: true)
      stage.host.advance(by: 1)
      stage.host.window.close()
      return [stage.navigation, b, b.view, b.view.layer, stage.page(at: 0)]
    }
  }
}
