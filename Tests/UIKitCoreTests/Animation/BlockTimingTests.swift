// SPDX-License-Identifier: MIT
import LeakTesting
import TimingFunctions
import UIKit
import XCTest

/// Delays, durations, repetitions and springs of animation blocks.
@MainActor final class BlockTimingTests: UIKitTestCase {
  override func release() { closeHosts() }
  func testOldValueIsShownDuringTheDelay() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      stage.view.center.x = 150
      stage.view.alpha = 0
    }
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.x, 50)
    XCTAssertEqual(stage.opacity, 1)
    stage.advance(by: 0.5)

    XCTAssertEqual(stage.x, 75, accuracy: 1e-9)
    XCTAssertEqual(stage.opacity, 0.75, accuracy: 1e-9)
  }

  func testNestedBlockInheritsDurationAndCurve() async {
    let stage = AnimationStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(inner)
    stage.host.flush()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.2) { inner.center.x = 105 }
      UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) { inner.center.y = 105 }
      XCTAssertEqual(UIView.inheritedAnimationDuration, 1)
    }
    stage.advance(by: 0.1)

    XCTAssertEqual(stage.shown(inner).position.x, 15, accuracy: 1e-9)
    XCTAssertEqual(stage.shown(inner).position.y, 55, accuracy: 1e-9)
  }

  func testRepeatingBlockWithAutoreverseRunsForwardAndBackward() async {
    let stage = AnimationStage()

    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      stage.view.center.x = 150
    }
    stage.advance(by: 1.25)
    XCTAssertEqual(stage.x, 125, accuracy: 1e-9)
    stage.advance(by: 1)

    XCTAssertEqual(stage.x, 75, accuracy: 1e-9)
  }

  func testModifyAnimationsRepeatsTheGivenNumberOfTimes() async {
    let stage = AnimationStage()
    var end: Double?

    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.view.center.x = 150 }
    } completion: { _ in
      end = stage.host.time
    }
    stage.advance(by: 3)

    XCTAssertEqual(end ?? 0, 102, accuracy: 1e-9)
  }

  func testSpringIsAtRestAfterItsDuration() async {
    let stage = AnimationStage()
    var end: Double?

    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { stage.view.center.x = 150 }, completion: { _ in end = stage.host.time })
    XCTAssertTrue(stage.view.layer.animation(forKey: "position") is CASpringAnimation)
    let spring = Spring(dampingRatio: 0.5, settlingDuration: 0.6)
    var largest = 0.0
    while stage.host.time < 100.59 {
      stage.advance(by: 0.01)
      XCTAssertEqual(stage.x, 50 + 100 * spring.value(at: stage.host.time - 100), accuracy: 1e-6)
      largest = max(largest, stage.x)
    }
    stage.advance(by: 0.1)

    XCTAssertGreaterThan(largest, 155)
    XCTAssertEqual(end ?? 0, 100.6, accuracy: 1e-6)
  }

  func testSpringWithDurationAndBounceRunsUntilItIsAtRest() async {
    let stage = AnimationStage()
    var end: Double?
    let spring = Spring(duration: 0.5, bounce: 0.2)

    UIView.animate(springDuration: 0.5, bounce: 0.2) {
      stage.view.center.x = 150
    } completion: { _ in
      end = stage.host.time
    }
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.x, 50 + 100 * spring.value(at: 0.25), accuracy: 1e-6)
    stage.advance(by: 3)

    XCTAssertEqual(end ?? 0, 100 + spring.settlingDuration, accuracy: 1e-6)
  }

  func testDelayIsMeasuredInTheTimeOfTheLayer() async {
    let stage = AnimationStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(inner)
    stage.host.flush()
    let start = stage.host.time
    stage.view.layer.timeMap = .frozen(at: start)
    var completed = false

    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
      inner.center.x = 105
    } completion: { _ in
      completed = true
    }
    stage.advance(by: 5)
    XCTAssertEqual(stage.shown(inner).position.x, 5)
    stage.view.layer.timeMap = .frozen(at: start + 1.5)
    stage.advance(by: 0.1)
    XCTAssertEqual(stage.shown(inner).position.x, 55, accuracy: 1e-9)
    XCTAssertFalse(completed)
    stage.view.layer.timeMap = .identity
    stage.advance(by: 0.1)

    XCTAssertTrue(completed)
  }
}
