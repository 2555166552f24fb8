// SPDX-License-Identifier: MIT
import LeakTesting
import TimingFunctions
import XCTest

@testable import UIKitCore

@MainActor final class PropertyAnimatorTests: UIKitTestCase {
  override func release() { closeHosts() }

  // MARK: States

  /// Semantics: animator-blocks.
  func testAnimatorChangesNothingBeforeItIsStarted() async {
    let stage = AnimationStage()

    let animator = stage.linearAnimator()
    stage.advance(by: 0.5)

    XCTAssertEqual(animator.state, .inactive)
    XCTAssertFalse(animator.isRunning)
    XCTAssertEqual(stage.view.center.x, 50)
  }

  func testAnAnimatorWithoutADurationMakesItsChangesAtOnce() async {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { stage.view.center.x = 80 }
    animator.addCompletion { ends.append($0) }

    animator.startAnimation()
    stage.advance(by: 0.1)

    XCTAssertEqual(animator.duration, 0)
    XCTAssertEqual(stage.x, 80)
    XCTAssertEqual(ends, [.end])
    XCTAssertEqual(animator.state, .inactive)
  }

  func testAnimatorRunsToItsEndAndCompletes() async {
    let stage = AnimationStage()
    let animator = stage.linearAnimator()
    var ends: [(Double, UIViewAnimatingPosition)] = []
    animator.addCompletion { ends.append((stage.host.time, $0)) }

    animator.startAnimation()
    XCTAssertEqual(animator.state, .active)
    XCTAssertTrue(animator.isRunning)
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.x, 75, accuracy: 1e-9)
    XCTAssertEqual(animator.fractionComplete, 0.25, accuracy: 1e-9)
    stage.advance(by: 1)

    XCTAssertEqual(ends.count, 1)
    XCTAssertEqual(ends[0].0, 101, accuracy: 1e-9)
    XCTAssertEqual(ends[0].1, .end)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(stage.keys, [])
    XCTAssertEqual(stage.x, 150)
  }

  /// Semantics: reversed-animator.
  func testStatesAfterStartingPausingScrubbingAndStopping() async {
    let stage = AnimationStage()
    func fresh() -> UIViewPropertyAnimator { stage.linearAnimator() }
    func state(_ animator: UIViewPropertyAnimator) -> String { "\(animator.state) \(animator.isRunning)" }

    let started = fresh()
    started.startAnimation()
    XCTAssertEqual(state(started), "active true")
    started.pauseAnimation()
    XCTAssertEqual(state(started), "active false")
    started.startAnimation()
    XCTAssertEqual(state(started), "active true")
    started.stopAnimation(false)
    XCTAssertEqual(state(started), "stopped false")
    started.finishAnimation(at: .current)
    XCTAssertEqual(state(started), "inactive false")

    let paused = fresh()
    paused.pauseAnimation()
    XCTAssertEqual(state(paused), "active false")
    paused.stopAnimation(true)
    XCTAssertEqual(state(paused), "inactive false")

    let moved = fresh()
    moved.fractionComplete = 0.5
    XCTAssertEqual(state(moved), "active false")
    moved.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    XCTAssertEqual(state(moved), "active true")
    moved.stopAnimation(true)

    let untouched = fresh()
    untouched.stopAnimation(false)
    XCTAssertEqual(state(untouched), "inactive false")
  }

  func testStoppingKeepsTheValuesOnTheScreen() async {
    let stage = AnimationStage()
    let animator = stage.linearAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }

    animator.startAnimation()
    stage.advance(by: 0.3)
    animator.stopAnimation(true)
    stage.host.flush()

    XCTAssertEqual(stage.view.center.x, 80, accuracy: 1e-9)
    XCTAssertEqual(stage.x, 80, accuracy: 1e-9)
    XCTAssertEqual(stage.keys, [])
    XCTAssertEqual(ends, [])
  }

  func testFinishingAStoppedAnimatorMovesTheViewsToTheGivenPosition() async {
    let expected: [(UIViewAnimatingPosition, Double)] = [(.start, 50), (.end, 150), (.current, 80)]
    for (position, x) in expected {
      let stage = AnimationStage()
      let animator = stage.linearAnimator()
      animator.addAnimations { stage.view.alpha = 0 }
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      stage.advance(by: 0.3)

      animator.stopAnimation(false)
      XCTAssertEqual(ends, [])
      animator.finishAnimation(at: position)
      stage.host.flush()

      XCTAssertEqual(stage.x, x, accuracy: 1e-9)
      XCTAssertEqual(stage.opacity, position == .start ? 1 : position == .end ? 0 : 0.7, accuracy: 1e-6)
      XCTAssertEqual(ends, [position])
    }
  }

  func testFinishingAnAnimatorThatHasEndedByItselfChangesNothing() async {
    let stage = AnimationStage()
    let animator = stage.linearAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 1.1)

    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    stage.host.flush()
    XCTAssertEqual(stage.x, 150, accuracy: 1e-9)
    XCTAssertEqual(ends, [.end])
  }

  func testStartValueIsShownDuringTheDelay() async {
    let stage = AnimationStage()
    let animator = stage.linearAnimator()

    animator.startAnimation(afterDelay: 0.5)
    stage.advance(by: 0.4)
    XCTAssertTrue(animator.isRunning)
    XCTAssertEqual(stage.x, 50)
    stage.advance(by: 0.6)

    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    XCTAssertEqual(animator.delay, 0.5)
  }

  /// Semantics: animator-blocks.
  func testAnimatorWithoutBlocksStartsWhenTheFirstIsAdded() async {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

    animator.startAnimation()
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    stage.advance(by: 1)
    animator.addAnimations { stage.view.center.x = 150 }
    XCTAssertTrue(animator.isRunning)
    stage.advance(by: 0.5)

    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
  }

  /// Semantics: scrubs-linearly.
  func testAnimatorThatPausesOnCompletionStaysActiveAtItsEnd() async {
    let stage = AnimationStage()
    let animator = stage.linearAnimator()
    animator.pausesOnCompletion = true
    var ends = 0
    animator.addCompletion { _ in ends += 1 }

    animator.startAnimation()
    stage.advance(by: 2)
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    XCTAssertEqual(animator.fractionComplete, 1)
    XCTAssertEqual(ends, 0)
    animator.fractionComplete = 0.5
    stage.host.flush()

    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    animator.stopAnimation(true)
  }

  // MARK: Scrubbing

  /// Semantics: scrubs-linearly.
  func testScrubbingIsLinearWithAnyCurve() async {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { stage.view.center.x = 150 }

    for fraction in [0.2, 0.9, 0.4, 1, 0] {
      animator.fractionComplete = CGFloat(fraction)
      stage.advance(by: 0.1)
      XCTAssertEqual(stage.x, 50 + 100 * fraction, accuracy: 1e-9)
    }
    animator.stopAnimation(true)
  }

  /// Semantics: scrubs-linearly.
  func testScrubbingFollowsTheCurveIfScrubsLinearlyIsFalse() async {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { stage.view.center.x = 150 }
    animator.scrubsLinearly = false

    animator.fractionComplete = 0.25
    stage.host.flush()

    XCTAssertEqual(stage.x, 50 + 100 * CubicBezier.easeIn.value(at: 0.25), accuracy: 1e-9)
    animator.stopAnimation(true)
  }

  /// Semantics: continue-animation.
  func testContinuingTakesTheRemainingTime() async {
    let stage = AnimationStage()
    let animator = stage.linearAnimator(duration: 2)
    var end: Double?
    animator.addCompletion { _ in end = stage.host.time }

    animator.fractionComplete = 0.75
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.x, 137.5, accuracy: 1e-9)
    stage.advance(by: 1)

    XCTAssertEqual(end ?? 0, 100.5, accuracy: 1e-9)
  }

  /// Semantics: continue-animation.
  func testDurationFactorIsAMultipleOfTheWholeDuration() async {
    let stage = AnimationStage()
    let animator = stage.linearAnimator(duration: 2)
    var end: Double?
    animator.addCompletion { _ in end = stage.host.time }

    animator.fractionComplete = 0.75
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
    stage.advance(by: 3)

    XCTAssertEqual(end ?? 0, 101, accuracy: 1e-9)
  }

  func testContinuingAfterAPauseKeepsTheOriginalCurve() async {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { stage.view.center.x = 150 }
    let spring = Spring(dampingRatio: 0.5, settlingDuration: 1)

    animator.startAnimation()
    stage.advance(by: 0.1)
    animator.pauseAnimation()
    stage.advance(by: 3)
    XCTAssertEqual(stage.x, 50 + 100 * spring.value(at: 0.1), accuracy: 1e-6)
    animator.startAnimation()
    stage.advance(by: 0.1)

    XCTAssertEqual(stage.x, 50 + 100 * spring.value(at: 0.2), accuracy: 1e-6)
  }

}
