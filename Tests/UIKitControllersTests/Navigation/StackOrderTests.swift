import DiagnosticsTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The order of all calls for each way of changing the stack, as complete logs: with the delegate's animators, with
/// each kind of `setViewControllers`, and during a transition.
@MainActor
final class StackOrderTests: UIKitTestCase {
  /// Returns a stage with A, B and C, which have all appeared. The delegate's queries are logged.
  private func makeStage() -> (NavigationStage, a: LoggingPage, b: LoggingPage, c: LoggingPage) {
    let stage = NavigationStage("A")
    let (b, c) = (stage.pushed("B"), stage.pushed("C"))
    stage.delegate.logsQueries = true
    return (stage, stage.page(at: 0), b, c)
  }

  private static let popToB = [
    "animationControllerFor pop", "C.viewWillDisappear", "B.viewWillAppear", "willShow B", "B.viewIsAppearing",
  ]
  private static let poppedToB = ["C.viewDidDisappear", "B.viewDidAppear", "didShow B"]

  private func assert(_ stage: NavigationStage, _ lines: [String], line: UInt = #line) {
    stage.host.advanceToRest()
    XCTAssertEqual(stage.log.lines, lines, line: line)
  }

  // MARK: Pops

  func testAStackThatIsReplacedWhileItIsNotVisibleSendsNoAppearanceCalls() async {
    let warnings = WarningLog()
    let log = CallLog()
    let navigation = UINavigationController(rootViewController: LoggingPage(name: "A", log: log))
    navigation.loadViewIfNeeded()
    log.clear()

    navigation.setViewControllers([LoggingPage(name: "B", log: log)], animated: true)

    XCTAssertFalse(log.lines.contains { $0.contains("ppear") }, "\(log.lines)")
    XCTAssertEqual(warnings.messages, [])
  }

  func testAPopWithoutAnimationSendsTheSameCallsAtOnce() async {
    let (stage, _, _, _) = makeStage()
    stage.navigation.popViewController(animated: false)
    let all = ["C.willMove(nil)"] + Self.popToB.dropFirst() + Self.poppedToB + ["C.didMove(nil)"]
    XCTAssertEqual(stage.log.lines, all)
    assert(stage, all)
    stage.assertAtRest(["A", "B"])
  }

  func testPopToAPageInTheMiddleRemovesThePagesAboveIt() async {
    let (stage, _, b, c) = makeStage()
    let d = stage.pushed("D")
    XCTAssertEqual(stage.navigation.popToViewController(b, animated: true), [c, d])
    assert(
      stage,
      [
        "C.willMove(nil)", "D.willMove(nil)", "animationControllerFor pop", "D.viewWillDisappear", "B.viewWillAppear",
        "willShow B", "B.viewIsAppearing", "D.viewDidDisappear", "B.viewDidAppear", "didShow B", "C.didMove(nil)",
        "D.didMove(nil)",
      ])
    stage.assertAtRest(["A", "B"])
  }

  func testPopsWithNothingToPopDoNothing() async {
    let (stage, a, _, c) = makeStage()
    XCTAssertEqual(stage.navigation.popToViewController(c, animated: true), [])
    assert(stage, [])
    stage.navigation.popToRootViewController(animated: false)
    stage.log.clear()
    XCTAssertNil(stage.navigation.popViewController(animated: true))
    XCTAssertEqual(stage.navigation.popToRootViewController(animated: true), [])
    XCTAssertEqual(stage.navigation.popToViewController(a, animated: true), [])
    assert(stage, [])
    stage.assertAtRest(["A"])
  }

  // MARK: The delegate's animators

  /// Both queries are sent before any appearance callback.
  func testAFinishedInteractivePushSendsItsCallsInOrder() async {
    let stage = NavigationStage("A")
    let interactor = interaction(in: stage)
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    let begin = [
      "B.willMove(nav)", "B.viewDidLoad", "animationControllerFor push", "interactionControllerFor",
      "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "startInteractiveTransition", "animateTransition",
      "B.viewIsAppearing",
    ]
    XCTAssertEqual(stage.log.lines, begin)
    interactor.update(0.5)
    interactor.finish()
    assert(stage, begin + ["A.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)"])
    stage.assertAtRest(["A", "B"])
  }

  func testACancelledInteractivePushSendsItsCallsInOrder() async {
    let stage = NavigationStage("A")
    let interactor = interaction(in: stage)
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.log.clear()
    interactor.update(0.5)
    interactor.cancel()
    assert(
      stage,
      [
        "B.willMove(nil)", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "A.viewDidAppear", "B.didMove(nil)",
      ])
    stage.assertAtRest(["A"])
  }

  func testACancelledInteractivePopOfTheDelegateSendsItsCallsInOrder() async {
    let (stage, _, _, _) = makeStage()
    let interactor = interaction(in: stage)
    stage.navigation.popViewController(animated: true)
    interactor.update(0.5)
    interactor.cancel()
    assert(
      stage,
      [
        "C.willMove(nil)", "animationControllerFor pop", "interactionControllerFor", "C.viewWillDisappear",
        "B.viewWillAppear", "willShow B", "startInteractiveTransition", "animateTransition", "B.viewIsAppearing",
        "B.viewWillDisappear", "B.viewDidDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
        "C.didMove(nav)",
      ])
    stage.assertAtRest(["A", "B", "C"])
  }

  private func interaction(in stage: NavigationStage) -> LoggingInteraction {
    let (animator, interactor) = (SlideAnimator(), LoggingInteraction(log: stage.log))
    animator.onStart = { [log = stage.log] _ in log.add("animateTransition") }
    (stage.delegate.animator, stage.delegate.interactor) = (animator, interactor)
    stage.delegate.logsQueries = true
    return interactor
  }

  // MARK: Each kind of setViewControllers

  func testSettingAnEntirelyNewStackPushesItsTop() async {
    let (stage, _, _, _) = makeStage()
    stage.navigation.setViewControllers([stage.page("X"), stage.page("Y")], animated: true)
    assert(
      stage,
      [
        "A.willMove(nil)", "B.willMove(nil)", "C.willMove(nil)", "X.willMove(nav)", "Y.willMove(nav)", "Y.viewDidLoad",
        "animationControllerFor push", "C.viewWillDisappear", "Y.viewWillAppear", "willShow Y", "Y.viewIsAppearing",
        "C.viewDidDisappear", "Y.viewDidAppear", "didShow Y", "X.didMove(nav)", "Y.didMove(nav)", "A.didMove(nil)",
        "B.didMove(nil)", "C.didMove(nil)",
      ])
    stage.assertAtRest(["X", "Y"])
  }

  func testSettingAReorderedStackPopsToItsNewTop() async {
    let (stage, a, b, c) = makeStage()
    stage.navigation.setViewControllers([c, a, b], animated: true)
    assert(stage, Self.popToB + Self.poppedToB)
    stage.assertAtRest(["C", "A", "B"])
  }

  func testSettingAStackWithoutAnimationSendsTheSameCallsAtOnce() async {
    let (stage, a, _, _) = makeStage()
    stage.navigation.setViewControllers([a, stage.page("X")], animated: false)
    let all = [
      "B.willMove(nil)", "C.willMove(nil)", "X.willMove(nav)", "X.viewDidLoad", "C.viewWillDisappear",
      "X.viewWillAppear", "willShow X", "X.viewIsAppearing", "C.viewDidDisappear", "X.viewDidAppear", "didShow X",
      "X.didMove(nav)", "B.didMove(nil)", "C.didMove(nil)",
    ]
    XCTAssertEqual(stage.log.lines, all)
    assert(stage, all)
    stage.assertAtRest(["A", "X"])
  }

  func testSettingTheSameStackDoesNothing() async {
    let (stage, a, b, c) = makeStage()
    stage.navigation.setViewControllers([a, b, c], animated: true)
    assert(stage, [])
    stage.assertAtRest(["A", "B", "C"])
  }

  func testSettingAnEmptyStackRemovesTheTop() async {
    let (stage, a, b, c) = makeStage()
    stage.navigation.setViewControllers([], animated: true)
    assert(
      stage,
      [
        "A.willMove(nil)", "B.willMove(nil)", "C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear",
        "A.didMove(nil)", "B.didMove(nil)", "C.didMove(nil)",
      ])
    XCTAssertEqual([a, b, c].map(\.balance), [.disappeared, .disappeared, .disappeared])
    XCTAssertNil(stage.navigation.navigationBar.topItem)
  }

  // MARK: During a transition

  func testAPopDuringAPushSendsTheCallsOfBothInOrder() async {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.advance(by: 0.05)
    stage.log.clear()
    stage.navigation.popViewController(animated: true)
    assert(
      stage,
      [
        "A.viewDidDisappear", "B.viewDidAppear", "didShow B", "B.didMove(nav)", "B.willMove(nil)",
        "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "A.viewIsAppearing", "B.viewDidDisappear",
        "A.viewDidAppear", "didShow A", "B.didMove(nil)",
      ])
    stage.assertAtRest(["A"])
  }

  func testSettingAnotherStackDuringAPopSendsTheCallsOfBothInOrder() async {
    let (stage, a, _, _) = makeStage()
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.05)
    stage.log.clear()
    stage.navigation.setViewControllers([a, stage.page("X")], animated: true)
    assert(
      stage,
      Self.poppedToB + [
        "C.didMove(nil)", "B.willMove(nil)", "X.willMove(nav)", "X.viewDidLoad", "animationControllerFor push",
        "B.viewWillDisappear", "X.viewWillAppear", "willShow X", "X.viewIsAppearing", "B.viewDidDisappear",
        "X.viewDidAppear", "didShow X", "X.didMove(nav)", "B.didMove(nil)",
      ])
    stage.assertAtRest(["A", "X"])
  }

  /// Semantics: nothing-is-lost.
  /// A push whose page remains on top continues when the pages below change.
  func testSettingAStackWithTheSameTopDuringAPushContinuesThePush() async {
    let (stage, a, _, _) = makeStage()
    let d = stage.page("D")
    stage.navigation.pushViewController(d, animated: true)
    stage.host.advance(by: 0.05)
    stage.log.clear()
    let x = stage.shownX(of: d)
    stage.navigation.setViewControllers([a, d], animated: false)
    stage.host.flush()
    XCTAssertEqual(stage.shownX(of: d), x, accuracy: 0.01)
    XCTAssertEqual(stage.names, ["A", "D"])
    assert(
      stage,
      [
        "B.willMove(nil)", "C.willMove(nil)", "C.viewDidDisappear", "D.viewDidAppear", "didShow D", "D.didMove(nav)",
        "B.didMove(nil)", "C.didMove(nil)",
      ])
    stage.assertAtRest(["A", "D"])
  }

  /// Semantics: nothing-is-lost.
  /// If such a push is cancelled, the whole change is undone.
  func testSettingAStackWithTheSameTopIsUndoneWithACancelledPush() async {
    let stage = NavigationStage("A", "B")
    let interactor = interaction(in: stage)
    let c = stage.page("C")
    stage.navigation.pushViewController(c, animated: true)
    interactor.update(0.5)
    stage.navigation.viewControllers = [stage.page(at: 0), c]
    XCTAssertEqual(stage.names, ["A", "C"])
    interactor.cancel()
    stage.host.advanceToRest()
    stage.assertAtRest(["A", "B"])
    XCTAssertNil(c.parent)
  }

  func testTheLastChangeInACallbackDecidesWhetherItIsAnimated() async {
    let stage = NavigationStage("A")
    let (a, b, c) = (stage.page(at: 0), stage.page("B"), stage.page("C"))
    b.onWillAppear = { [navigation = stage.navigation] b in
      navigation.setViewControllers([a, b, c], animated: true)
      navigation.setViewControllers([a, c], animated: false)
    }

    stage.navigation.pushViewController(b, animated: true)

    XCTAssertEqual(stage.shownX(of: c), 0)
    XCTAssertNil(c.transitionCoordinator)
    stage.host.advanceToRest()
    stage.assertAtRest(["A", "C"])
  }

  /// Semantics: nothing-is-lost.
  /// A second press of Escape, when a pop to the root is already running, changes nothing on the screen.
  func testAPopWithNothingLeftToPopContinuesTheRunningPop() async {
    let stage = NavigationStage("A")
    let b = stage.pushed("B")
    stage.navigation.popViewController(animated: true)
    stage.host.advance(by: 0.05)
    stage.log.clear()
    let x = stage.shownX(of: b)
    stage.navigation.popViewController(animated: true)
    stage.navigation.popToRootViewController(animated: true)
    stage.navigation.setViewControllers(stage.navigation.viewControllers, animated: true)
    stage.host.flush()
    XCTAssertEqual(stage.shownX(of: b), x, accuracy: 0.01)
    assert(stage, ["B.viewDidDisappear", "A.viewDidAppear", "didShow A", "B.didMove(nil)"])
    stage.assertAtRest(["A"])
  }
}
