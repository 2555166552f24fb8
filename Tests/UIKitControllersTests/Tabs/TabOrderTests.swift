// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The order of all callbacks and delegate calls in changes of tabs, mostly from A to B, as complete logs.
@MainActor
final class TabOrderTests: UIKitTestCase {
  private static let queries = ["B.viewDidLoad", "animationControllerForTransition A B"]
  private static let begin = ["A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing"]
  /// With an animator, the view enters the window in `animateTransition(using:)`, after `viewWillAppear`.
  private static let animatedBegin = [
    "interactionControllerFor", "A.viewWillDisappear", "B.viewWillAppear", "animateTransition", "B.viewIsAppearing",
  ]
  private static let interactiveBegin = [
    "interactionControllerFor", "A.viewWillDisappear", "B.viewWillAppear", "startInteractiveTransition",
    "animateTransition", "B.viewIsAppearing",
  ]
  private static let end = ["A.viewDidDisappear", "B.viewDidAppear"]
  private static let back = [
    "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
  ]

  // MARK: Uninterrupted changes

  func testSelectingATabByProgramSendsAllCallbacksAtOnce() async {
    let stage = TabStage.logging()
    stage.tabs.selectedIndex = 1
    XCTAssertEqual(stage.log.lines, Self.queries + Self.begin + Self.end)
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.log.lines, Self.queries + Self.begin + Self.end)
    stage.assertAtRest(1)
  }

  func testAnAnimatedTabChangeSendsItsLastCallbacksAfterTheAnimation() async {
    let stage = TabStage.logging(animates: true)
    stage.tabs.selectedIndex = 1
    let begin = Self.queries + Self.animatedBegin
    XCTAssertEqual(stage.log.lines, begin)
    stage.host.advance(by: 0.4)
    XCTAssertEqual(stage.log.lines, begin)
    stage.host.advance(by: 0.2)
    XCTAssertEqual(stage.log.lines, begin + Self.end)
    stage.assertAtRest(1)
  }

  func testAnAnimatedTabChangeByTapCallsDidSelectBeforeTheEnd() async {
    let stage = TabStage.logging(animates: true)
    stage.press(1)
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      ["shouldSelect B"] + Self.queries + Self.animatedBegin + ["didSelect B"] + Self.end)
    stage.assertAtRest(1)
  }

  /// Semantics: without-animation.
  func testATabChangeWithAnimationsDisabledDoesNotQueryAnAnimator() async {
    let stage = TabStage.logging(animates: true)
    UIView.performWithoutAnimation { stage.tabs.selectedIndex = 1 }
    XCTAssertEqual(stage.log.lines, ["B.viewDidLoad"] + Self.begin + Self.end)
    stage.host.advance(by: 0.1)
    stage.assertAtRest(1)
  }

  // MARK: Interactive

  func testAFinishedInteractiveTabChangeSendsItsLastCallbacksAtTheEnd() async {
    let stage = TabStage.logging(animates: true)
    let interactor = LoggingInteraction(log: stage.log)
    stage.delegate.interactor = interactor
    stage.tabs.selectedIndex = 1
    let begin = Self.queries + Self.interactiveBegin
    XCTAssertEqual(stage.log.lines, begin)
    interactor.update(0.6)
    stage.host.advance(by: 1)
    interactor.finish()
    XCTAssertEqual(stage.log.lines, begin, "the callbacks follow at the end of the animation")
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, begin + Self.end)
    stage.assertAtRest(1)
  }

  func testACancelledInteractiveTabChangeSendsTheCallbacksOfTheReturn() async {
    let stage = TabStage.logging(animates: true)
    let interactor = LoggingInteraction(log: stage.log)
    stage.delegate.interactor = interactor
    stage.tabs.selectedIndex = 1
    interactor.update(0.6)
    stage.host.advance(by: 1)
    interactor.cancel()
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, Self.queries + Self.interactiveBegin + Self.back)
    stage.assertAtRest(0)
  }

  // MARK: Navigation controllers in tabs

  func testATabChangeSendsCallbacksToANavigationControllerAndItsPage() async {
    let stage = TabStage.logging(stacks: ["B"])
    stage.tabs.selectedIndex = 1
    XCTAssertEqual(
      stage.log.lines,
      [
        "B.viewDidLoad", "[B].viewDidLoad", "animationControllerForTransition A [B]", "A.viewWillDisappear",
        "[B].viewWillAppear", "B.viewWillAppear", "[B].viewIsAppearing", "B.viewIsAppearing", "A.viewDidDisappear",
        "[B].viewDidAppear", "B.viewDidAppear",
      ])
    stage.host.advance(by: 0.1)
    stage.assertAtRest(1)
  }

  func testACancelledTabChangeSendsCallbacksToNavigationControllersAndTheirPages() async {
    let stage = TabStage.logging(stacks: ["A", "B"], animates: true)
    let interactor = LoggingInteraction(log: stage.log)
    stage.delegate.interactor = interactor
    stage.tabs.selectedIndex = 1
    interactor.update(0.6)
    interactor.cancel()
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      [
        "B.viewDidLoad", "[B].viewDidLoad", "animationControllerForTransition [A] [B]", "interactionControllerFor",
        "[A].viewWillDisappear", "A.viewWillDisappear", "[B].viewWillAppear", "B.viewWillAppear",
        "startInteractiveTransition", "animateTransition", "[B].viewIsAppearing", "B.viewIsAppearing",
        "[B].viewWillDisappear", "B.viewWillDisappear", "[B].viewDidDisappear", "B.viewDidDisappear",
        "[A].viewWillAppear", "A.viewWillAppear", "[A].viewIsAppearing", "A.viewIsAppearing", "[A].viewDidAppear",
        "A.viewDidAppear",
      ])
    stage.assertAtRest(0)
  }

  // MARK: During a transition

  /// Semantics: nothing-is-lost.
  /// The running change sends all its callbacks before the next one begins.
  func testSelectingAThirdTabCompletesTheRunningTabChange() async {
    let stage = TabStage.logging(animates: true)
    stage.tabs.selectedIndex = 1
    stage.host.advance(by: 0.2)
    stage.log.clear()
    stage.tabs.selectedIndex = 2
    let change =
      Self.end + [
        "C.viewDidLoad", "animationControllerForTransition B C", "interactionControllerFor", "B.viewWillDisappear",
        "C.viewWillAppear", "animateTransition", "C.viewIsAppearing",
      ]
    XCTAssertEqual(stage.log.lines, change)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, change + ["B.viewDidDisappear", "C.viewDidAppear"])
    stage.assertAtRest(2)
  }

  /// The animation runs backwards; the second animator is not used.
  func testSelectingTheFirstTabAgainTurnsTheRunningTabChangeRound() async {
    let stage = TabStage.logging(animates: true)
    stage.tabs.selectedIndex = 1
    stage.host.advance(by: 0.2)
    stage.log.clear()
    stage.tabs.selectedIndex = 0
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      ["animationControllerForTransition B A", "interactionControllerFor"] + Self.end + [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear",
      ])
    stage.assertAtRest(0)
  }

  /// The cancelled change sends the callbacks of the return before the next change begins.
  func testSelectingAThirdTabUndoesACancelledTabChangeThatRunsBack() async {
    let stage = TabStage.logging(animates: true)
    let interactor = LoggingInteraction(log: stage.log)
    stage.delegate.interactor = interactor
    stage.tabs.selectedIndex = 1
    interactor.update(0.6)
    interactor.cancel()
    stage.host.advance(by: 0.1)
    stage.delegate.interactor = nil
    stage.log.clear()
    stage.tabs.selectedIndex = 2
    stage.host.advance(by: 1)
    XCTAssertEqual(
      stage.log.lines,
      Self.back + [
        "C.viewDidLoad", "animationControllerForTransition A C", "interactionControllerFor", "A.viewWillDisappear",
        "C.viewWillAppear", "animateTransition", "C.viewIsAppearing", "A.viewDidDisappear", "C.viewDidAppear",
      ])
    stage.assertAtRest(2)
  }

  /// Semantics: nothing-is-lost.
  /// The tab is selected by a tap or by the program.
  func testATabCanBeSelectedAgainWhileItsCancelledChangeRunsBack() async {
    for isPressed in [true, false] {
      let stage = TabStage.logging(animates: true)
      let interactor = LoggingInteraction(log: stage.log)
      stage.delegate.interactor = interactor
      stage.tabs.selectedIndex = 1
      interactor.update(0.6)
      interactor.cancel()
      stage.host.advance(by: 0.1)
      stage.delegate.interactor = nil
      stage.log.clear()
      if isPressed { stage.press(1) } else { stage.tabs.selectedIndex = 1 }
      XCTAssertEqual(stage.tabs.selectedIndex, 1)
      stage.host.advance(by: 1)
      XCTAssertEqual(
        stage.log.lines.filter { !$0.contains("Select") },
        Self.back + [
          "animationControllerForTransition A B", "interactionControllerFor", "A.viewWillDisappear",
          "B.viewWillAppear", "animateTransition", "B.viewIsAppearing",
        ] + Self.end)
      stage.assertAtRest(1)
    }
  }

  /// The cancelled change continues to run back.
  func testSelectingTheTabToWhichACancelledChangeRunsBackStartsNoTransition() async {
    let stage = TabStage.logging(animates: true)
    let interactor = LoggingInteraction(log: stage.log)
    stage.delegate.interactor = interactor
    stage.tabs.selectedIndex = 1
    interactor.update(0.6)
    interactor.cancel()
    stage.host.advance(by: 0.1)
    stage.log.clear()
    let x = stage.shownX(of: 1)
    stage.tabs.selectedIndex = 0
    stage.host.flush()
    XCTAssertEqual(stage.tabs.selectedIndex, 0)
    XCTAssertEqual(stage.shownX(of: 1), x, accuracy: 0.01)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.lines, Self.back)
    stage.assertAtRest(0)
  }

  /// The requested change begins after the remaining callbacks of the running one.
  func testATabSelectedInViewDidAppearIsShownAfterTheRunningCallbacks() async {
    let stage = TabStage.logging()
    stage.pages[1].onDidAppear = { $0.tabBarController?.selectedIndex = 2 }
    stage.tabs.selectedIndex = 1
    XCTAssertEqual(
      stage.log.lines,
      Self.queries + Self.begin + Self.end + [
        "C.viewDidLoad", "animationControllerForTransition B C", "B.viewWillDisappear", "C.viewWillAppear",
        "C.viewIsAppearing", "B.viewDidDisappear", "C.viewDidAppear",
      ])
    stage.host.advance(by: 0.1)
    stage.assertAtRest(2)
  }

  func testInterruptedTabChangesLeakNothing() async {
    assertNothingLeaks {
      let stage = TabStage.logging(stacks: ["B"], animates: true)
      let interactor = LoggingInteraction(log: stage.log)
      stage.delegate.interactor = interactor
      stage.tabs.selectedIndex = 1
      interactor.update(0.5)
      interactor.cancel()
      stage.host.advance(by: 0.1)
      stage.tabs.selectedIndex = 2
      stage.host.advance(by: 1)
      stage.host.window.close()
      return [stage.tabs, interactor] + stage.contents
    }
  }
}

/// An interaction controller that logs its start.
@MainActor
final class LoggingInteraction: UIPercentDrivenInteractiveTransition {
  private let log: CallLog

  init(log: CallLog) { self.log = log }

  nonisolated deinit {}

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    log.add("startInteractiveTransition")
    super.startInteractiveTransition(transitionContext)
  }
}
