// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

/// `UIPercentDrivenInteractiveTransition`: its calls, its speed and its curve. The animator slides 400 points in half a second, linearly.
@MainActor
final class PercentDrivenTests: UIKitTestCase {
  private struct Run {
    let stage: NavigationStage
    let animator: SlideAnimator
    let interactor: UIPercentDrivenInteractiveTransition
    let page: LoggingPage

    /// The position of the incoming page's left edge on the screen.
    @MainActor var x: CGFloat {
      let shown = page.view.layer.presentation() ?? page.view.layer
      return shown.position.x - 200 + shown.transform.m41
    }
  }

  private func start(wantsInteractiveStart: Bool = true) -> Run {
    let stage = NavigationStage("A")
    let (animator, interactor) = (SlideAnimator(), UIPercentDrivenInteractiveTransition())
    interactor.wantsInteractiveStart = wantsInteractiveStart
    stage.delegate.animator = animator
    stage.delegate.interactor = interactor
    let page = stage.page("B")
    stage.navigation.pushViewController(page, animated: true)
    stage.host.flush()
    return Run(stage: stage, animator: animator, interactor: interactor, page: page)
  }

  /// Semantics: percent-and-duration.
  func testDurationAndPercentCompleteAreThoseOfTheTransition() async {
    let run = start()
    XCTAssertEqual(run.interactor.duration, 0.5)
    run.interactor.update(0.3)
    XCTAssertEqual(run.interactor.percentComplete, 0.3)
    run.interactor.finish()
    run.stage.host.advance(by: 1)
  }

  /// Semantics: percent-is-linear.
  func testTheAnimationFollowsTheFractionLinearly() async {
    let run = start()
    for percent: CGFloat in [0, 0.25, 0.5, 0.9, 0.1] {
      run.interactor.update(percent)
      run.stage.host.advance(by: 0.1)
      XCTAssertEqual(run.x, 400 * (1 - percent), accuracy: 0.01)
    }
    run.interactor.finish()
    run.stage.host.advance(by: 1)
    run.stage.assertAtRest(["A", "B"])
  }

  /// Semantics: percent-remaining-time.
  func testTheRemainingAnimationTakesTheRemainingDurationDividedByTheSpeed() async {
    let run = start()
    run.interactor.update(0.4)
    run.interactor.completionSpeed = 2
    run.interactor.completionCurve = .linear
    run.interactor.finish()
    run.stage.host.advance(by: 0.075)
    XCTAssertEqual(run.x, 400 * 0.3, accuracy: 0.01)
    run.stage.host.advance(by: 0.074)
    XCTAssertFalse(run.stage.log.lines.contains("B.viewDidAppear"))
    run.stage.host.advance(by: 0.002)
    XCTAssertTrue(run.stage.log.lines.contains("B.viewDidAppear"))
    run.stage.assertAtRest(["A", "B"])
  }

  /// Semantics: percent-remaining-time.
  func testACancelReturnsInTheTimeOfTheCoveredPart() async {
    let run = start()
    run.interactor.update(0.4)
    run.interactor.completionCurve = .linear
    run.interactor.cancel()
    XCTAssertEqual(run.animator.context?.transitionWasCancelled, true)
    run.stage.host.advance(by: 0.1)
    XCTAssertEqual(run.x, 400 * 0.8, accuracy: 0.01)
    run.stage.host.advance(by: 0.101)
    run.stage.assertAtRest(["A"])
  }

  /// Semantics: percent-curve.
  func testTheRemainingAnimationEasesInAndOutByDefault() async {
    let run = start()
    run.interactor.update(0.5)
    run.interactor.finish()
    run.stage.host.advance(by: 0.125)
    XCTAssertEqual(run.x, 100, accuracy: 0.01)
    run.stage.host.advance(by: 0.0625)
    XCTAssertLessThan(run.x, 400 * 0.125 - 10)
    run.stage.host.advance(by: 1)
  }

  /// Semantics: wants-interactive-start.
  func testWithoutAnInteractiveStartTheTransitionRunsAndCanBePaused() async {
    let run = start(wantsInteractiveStart: false)
    XCTAssertEqual(run.animator.context?.isInteractive, false)
    run.stage.host.advance(by: 0.2)
    XCTAssertEqual(run.x, 400 * 0.6, accuracy: 0.01)
    run.stage.host.advance(by: 1)
    run.stage.assertAtRest(["A", "B"])
  }

  /// Semantics: pause-makes-interactive.
  /// The animator returns an interruptible animator.
  func testAPauseMakesTheTransitionInteractiveAndCallsItsHandlers() async {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    interactor.completionCurve = .linear
    stage.delegate.animator = InterruptibleAnimator()
    stage.delegate.interactor = interactor
    let page = stage.page("B")
    var changes: [Bool] = []
    page.onWillAppear = { $0.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) } }
    stage.navigation.pushViewController(page, animated: true)
    func x() -> CGFloat { (page.view.layer.presentation() ?? page.view.layer).transform.m41 }
    stage.host.advance(by: 0.3)
    interactor.pause()
    XCTAssertEqual(interactor.percentComplete, 0.3, accuracy: 0.001)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(x(), 280, accuracy: 0.01)
    interactor.update(0.6)
    stage.host.flush()
    XCTAssertEqual(x(), 160, accuracy: 0.01)
    interactor.cancel()
    stage.host.advance(by: 0.2)
    XCTAssertEqual(x(), 240, accuracy: 0.01)
    interactor.pause()
    interactor.finish()
    stage.host.advance(by: 2)
    XCTAssertEqual(changes, [true, false, true, false])
    stage.assertAtRest(["A", "B"])
  }

  /// Semantics: percent-timing-curve.
  func testATimingCurveIsUsedOnlyWithAnInterruptibleAnimator() async {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    stage.delegate.animator = InterruptibleAnimator()
    stage.delegate.interactor = interactor
    let page = stage.page("B")
    stage.navigation.pushViewController(page, animated: true)
    interactor.update(0.2)
    interactor.finish()
    stage.host.advance(by: 0.2)
    XCTAssertEqual((page.view.layer.presentation() ?? page.view.layer).transform.m41, 240, accuracy: 0.01)
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])

    let run = start()
    run.interactor.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    run.interactor.finish()
    run.stage.host.advance(by: 0.125)
    XCTAssertGreaterThan(run.x, 400 * 0.75 + 10)
    run.stage.host.advance(by: 1)
  }

  func testTheCompletionSpeedAppliesToATimingCurve() async {
    for (speed, x) in [(1, 240), (2, 160)] as [(CGFloat, CGFloat)] {
      let stage = NavigationStage("A")
      let interactor = UIPercentDrivenInteractiveTransition()
      interactor.timingCurve = UICubicTimingParameters(animationCurve: .linear)
      interactor.completionSpeed = speed
      stage.delegate.animator = InterruptibleAnimator()
      stage.delegate.interactor = interactor
      let page = stage.page("B")
      stage.navigation.pushViewController(page, animated: true)
      interactor.update(0.2)
      interactor.finish()
      stage.host.advance(by: 0.2)
      XCTAssertEqual((page.view.layer.presentation() ?? page.view.layer).transform.m41, x, accuracy: 0.01, "\(speed)")
      stage.host.advance(by: 1)
      stage.assertAtRest(["A", "B"])
    }
  }

  /// Semantics: forgotten-completion, percent-misuse.
  func testCallsOutOfOrderAndValuesOutOfRangeDoNotBreakTheTransition() async {
    let run = start()
    run.interactor.update(.nan)
    run.interactor.update(-3)
    XCTAssertEqual(run.interactor.percentComplete, 0)
    run.interactor.update(7)
    XCTAssertEqual(run.interactor.percentComplete, 1)
    run.stage.host.advance(by: 1)
    XCTAssertFalse(run.stage.log.lines.contains("B.viewDidAppear"))
    run.interactor.update(0.5)
    run.stage.host.flush()
    XCTAssertEqual(run.x, 200, accuracy: 0.01)
    run.interactor.finish()
    run.interactor.finish()
    run.interactor.update(0.1)
    run.interactor.cancel()
    run.stage.host.advance(by: 1)
    run.stage.assertAtRest(["A", "B"])
    run.interactor.update(0.5)
    run.interactor.finish()
    run.stage.pushed("C")
  }

  /// Semantics: percent-misuse.
  func testFinishBeforeTheFirstUpdateRunsTheWholeAnimation() async {
    let run = start()
    run.interactor.finish()
    run.stage.host.advance(by: 0.25)
    XCTAssertEqual(run.x, 200, accuracy: 0.01)
    run.stage.host.advance(by: 0.3)
    run.stage.assertAtRest(["A", "B"])
  }

  /// Semantics: no-flash-at-cancel.
  /// The model values are restored before the next frame is drawn, so no frame shows the final state.
  func testACancelNeverShowsTheEnd() async {
    let run = start()
    run.interactor.update(0.2)
    run.stage.host.flush()
    run.interactor.cancel()
    var last = run.x
    for _ in 0..<20 {
      run.stage.host.advance(by: 0.01)
      guard run.page.view.superview != nil else { break }
      XCTAssertGreaterThanOrEqual(run.x, last - 0.01)
      last = run.x
      XCTAssertEqual(run.stage.shownX(of: run.stage.page(at: 0)), 0, accuracy: 400)
    }
    let a = run.stage.page(at: 0).view.layer
    XCTAssertEqual((a.presentation() ?? a).transform.m41, 0)
    run.stage.assertAtRest(["A"])
  }

  /// Semantics: percent-forwards.
  /// The methods of the interaction controller call the corresponding methods of the context.
  func testTheInteractionControllersCallsReachTheContext() async throws {
    let run = start()
    let context = try XCTUnwrap(run.animator.context)
    run.interactor.update(0.25)
    XCTAssertEqual(run.stage.page(at: 0).transitionCoordinator?.percentComplete, 0.25)
    XCTAssertTrue(context.isInteractive)
    run.interactor.cancel()
    XCTAssertTrue(context.transitionWasCancelled)
    XCTAssertFalse(context.isInteractive)
    run.stage.host.advance(by: 1)
    run.stage.assertAtRest(["A"])
  }

  /// Semantics: percent-speed.
  func testACompletionSpeedOfZeroIsReportedOnceAndTheTransitionEnds() async {
    let log = WarningLog()
    let run = start()
    run.interactor.update(1)
    run.interactor.completionSpeed = 1 - run.interactor.percentComplete
    run.interactor.completionSpeed = 0
    run.interactor.finish()
    run.stage.host.advance(by: 1)
    XCTAssertGreaterThan(run.interactor.completionSpeed, 0)
    XCTAssertEqual(log.messages.count, 1)
    run.stage.assertAtRest(["A", "B"])
  }
}
