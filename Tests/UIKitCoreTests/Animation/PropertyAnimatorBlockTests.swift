// SPDX-License-Identifier: MIT
import LeakTesting
import TimingFunctions
import XCTest

@testable import UIKitCore

/// The blocks of a property animator, and the methods that drive it.
@MainActor final class PropertyAnimatorBlockTests: UIKitTestCase {
  override func release() { closeHosts() }

  private func linear(_ stage: AnimationStage, duration: Double = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { stage.view.center.x = 150 }
  }

  // MARK: Blocks

  /// Semantics: animator-blocks.
  func testDelayedBlockStartsAtItsFractionOfTheTimeAndFollowsTheWholeCurve() async {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
    animator.addAnimations({ stage.view.center.x = 150 }, delayFactor: 0.5)

    animator.startAnimation()
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.x, 50, accuracy: 1e-6)
    stage.advance(by: 0.25)

    XCTAssertEqual(stage.x, 50 + 100 * CubicBezier.eased(0.5), accuracy: 0.5)
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.x, 150)
  }

  func testANestedBlockWhoseDurationIsNoUsableNumberEndsWithTheAnimator() async {
    for duration in [-1, Double.nan] {
      let stage = AnimationStage()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animate(withDuration: duration, delay: 0.5, options: .overrideInheritedDuration) {
          stage.view.center.x = 150
        }
      }

      animator.startAnimation()
      stage.advance(by: 2)

      XCTAssertEqual(stage.x, 150)
    }
  }

  /// Semantics: animator-blocks.
  func testBlockAddedToARunningAnimatorTakesTheRemainingTime() async {
    let stage = AnimationStage()
    let animator = linear(stage)

    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.addAnimations { stage.view.alpha = 0 }
    stage.advance(by: 0.25)

    XCTAssertEqual(stage.opacity, 0.5, accuracy: 1e-6)
    XCTAssertEqual(stage.x, 125, accuracy: 1e-9)
  }

  func testKeyframesInABlockFollowTheAnimator() async {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 150 }
      }
    }

    animator.fractionComplete = 0.75
    stage.host.flush()

    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    animator.stopAnimation(true)
    XCTAssertEqual(stage.view.center.x, 100, accuracy: 1e-9)
  }

  /// Semantics: additive-animators.
  func testTwoAnimatorsOfAPositionAddUp() async {
    let stage = AnimationStage()
    let first = linear(stage)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 250 }

    first.startAnimation()
    stage.advance(by: 0.5)
    second.startAnimation()
    stage.host.flush()
    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    stage.advance(by: 0.25)

    XCTAssertEqual(stage.x, 250 - 25 - 75, accuracy: 1e-9)
    second.stopAnimation(true)
    stage.host.flush()
    XCTAssertEqual(stage.x, 150, accuracy: 1e-9)
  }

  /// Semantics: animator-blocks.
  func testRunningPropertyAnimatorStartsImmediately() async {
    let stage = AnimationStage()
    var ends: [UIViewAnimatingPosition] = []

    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 150 },
      completion: { ends.append($0) })
    XCTAssertTrue(animator.isRunning)
    XCTAssertTrue(animator.isInterruptible)
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    stage.advance(by: 1)

    XCTAssertEqual(ends, [.end])
  }

  /// Semantics: springs.
  func testOverdampedDefaultSpringMovesLikeACriticallyDampedOne() async {
    let spring = UISpringTimingParameters().spring(duration: 1)

    // The spring with mass 3 and stiffness 1000 at ζ = 1.
    XCTAssertEqual(spring.naturalFrequency, 18.26, accuracy: 0.01)
    XCTAssertEqual(spring.value(at: 0.1), 0.55, accuracy: 0.01)
    XCTAssertEqual(spring.value(at: 0.2), 0.88, accuracy: 0.01)
    XCTAssertEqual(spring.value(at: 0.4), 0.994, accuracy: 0.001)
  }

  // MARK: Driving

  func testAnimatorSettlesAtTheChosenEndAfterUpdates() async {
    let stage = AnimationStage()
    let animator = linear(stage)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }

    animator.update(0.6)
    stage.host.flush()
    XCTAssertEqual(stage.x, 110, accuracy: 1e-9)
    animator.settle(to: .start, timing: Spring(response: 0.3, dampingRatio: 1, initialVelocity: 0))
    XCTAssertTrue(animator.isReversed)
    stage.advance(by: 0.1)
    let progress = animator.progress
    XCTAssertLessThan(progress, 0.6)
    XCTAssertLessThan(animator.velocity, 0)
    animator.pauseAnimation()
    animator.update(progress + 0.1)
    animator.settle(to: .finish, timing: LinearTiming().lasting(0.2))
    stage.advance(by: 0.3)

    XCTAssertEqual(ends, [.end])
    XCTAssertEqual(stage.x, 150)
  }

  func testOvershootingSpringIsShownBeyondTheEnd() async {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { stage.view.center.x = 150 }

    animator.startAnimation()
    var largest = 0.0
    while animator.isRunning {
      stage.advance(by: 1.0 / 60)
      largest = max(largest, stage.x)
    }

    XCTAssertGreaterThan(largest, 170)
    XCTAssertEqual(stage.x, 150)
  }

  /// Semantics: manual-hit-testing.
  func testHitTestingUsesThePositionOnTheScreenDuringAnAnimation() async {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 350 }
    let window = stage.host.window

    animator.startAnimation()
    stage.advance(by: 0.5)
    XCTAssertTrue(window.hitTest(CGPoint(x: 200, y: 50), with: nil) === stage.view)
    XCTAssertTrue(window.hitTest(CGPoint(x: 350, y: 50), with: nil) === window)
    stage.advance(by: 1)

    XCTAssertTrue(window.hitTest(CGPoint(x: 350, y: 50), with: nil) === stage.view)
  }

  /// Semantics: manual-hit-testing.
  func testViewsOfAnAnimatorWithoutUserInteractionReceiveNoTouches() async {
    let stage = AnimationStage()
    let animator = linear(stage)
    animator.isUserInteractionEnabled = false
    let window = stage.host.window

    animator.fractionComplete = 0
    XCTAssertTrue(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === window)
    animator.stopAnimation(true)

    XCTAssertTrue(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view)
  }

  func testACopyHasTheTimingAndTheBlocks() async {
    let stage = AnimationStage()
    guard let animator = linear(stage).copy() as? UIViewPropertyAnimator else { return XCTFail("no copy") }

    animator.fractionComplete = 0.5
    stage.advance(by: 0)

    XCTAssertEqual(animator.duration, 1)
    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    animator.stopAnimation(true)
  }

  func testAnimatorIsReleasedAfterItsRun() async {
    let stage = AnimationStage()
    weak var running: UIViewPropertyAnimator?
    var completed = false
    do {
      let animator = linear(stage)
      animator.addCompletion { _ in completed = true }
      animator.startAnimation()
      running = animator
    }

    XCTAssertNotNil(running)
    stage.advance(by: 2)
    XCTAssertTrue(completed)
    XCTAssertNil(running)
  }
}
