// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// A property animator that is reversed, or continued with another timing, while it runs.
@MainActor final class PropertyAnimatorReversingTests: UIKitTestCase {
  override func release() { closeHosts() }
  /// Semantics: reversed-animator.
  func testAReversedAnimatorRunsBackAndCompletesAtItsStart() async {
    let stage = AnimationStage()
    let animator = stage.linearAnimator()
    animator.addAnimations { stage.view.alpha = 0 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }

    animator.fractionComplete = 0.4
    animator.isReversed = true
    XCTAssertEqual(animator.fractionComplete, 0.6, accuracy: 1e-9)
    XCTAssertEqual(animator.progress, 0.4, accuracy: 1e-9)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 0.2)
    XCTAssertEqual(stage.x, 70, accuracy: 1e-9)
    stage.advance(by: 0.5)

    XCTAssertEqual(ends, [.start])
    XCTAssertEqual(stage.view.center.x, 50)
    XCTAssertEqual(stage.view.alpha, 1)
    XCTAssertEqual(stage.keys, [])
  }

  func testAReversedAnimatorEndsWithoutAFrameOfTheFinishedState() async {
    let stage = AnimationStage()
    let animator = stage.linearAnimator()

    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    var last = 100.0
    while stage.host.time < 101 {
      stage.advance(by: 0.02)
      XCTAssertLessThanOrEqual(stage.x, last + 1e-9)
      last = stage.x
    }

    XCTAssertEqual(last, 50)
  }

  func testReversingARunningAnimatorKeepsPositionAndVelocity() async {
    let timings: [any UITimingCurveProvider] = [
      UICubicTimingParameters(animationCurve: .easeInOut), UISpringTimingParameters(dampingRatio: 0.7),
    ]
    for timing in timings {
      let stage = AnimationStage()
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      animator.addAnimations { stage.view.center.x = 150 }
      animator.startAnimation()
      stage.advance(by: 0.2)
      let (progress, velocity) = (animator.progress, animator.velocity)

      animator.isReversed = true

      XCTAssertEqual(animator.progress, progress, accuracy: 1e-9)
      XCTAssertEqual(animator.velocity, velocity, accuracy: 1e-6)
      XCTAssertGreaterThan(velocity, 0)
      stage.advance(by: 0.001)
      XCTAssertEqual(animator.progress, progress + velocity * 0.001, accuracy: 1e-3)
      stage.advance(by: 5)
      XCTAssertEqual(stage.x, 50)
      XCTAssertEqual(animator.state, .inactive)
    }
  }

  func testReversingARunningAnimatorInSlowMotionKeepsItsVelocityOnScreen() async {
    AnimationDrag.coefficient = 4
    defer { AnimationDrag.coefficient = 1 }
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 150 }
    animator.startAnimation()
    stage.advance(by: 1.96)
    let start = stage.x
    stage.advance(by: 0.04)
    let before = stage.x - start

    animator.isReversed = true
    let turn = stage.x
    stage.advance(by: 0.04)

    XCTAssertEqual(before, 1, accuracy: 0.01)
    XCTAssertEqual(stage.x - turn, before, accuracy: 0.2)
    stage.advance(by: 10)
  }

  func testANewSpringStartsWithTheSpeedOfTheInterruptedOne() async {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { stage.view.center.x = 150 }

    animator.startAnimation()
    stage.advance(by: 0.1)
    let velocity = animator.velocity
    animator.pauseAnimation()
    XCTAssertEqual(animator.velocity, 0)
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero),
      durationFactor: 0)

    XCTAssertEqual(animator.velocity, velocity, accuracy: 1e-6)
  }
}
