// SPDX-License-Identifier: MIT
import LeakTesting
import TimingFunctions
import UIKit
import XCTest

@MainActor final class KeyframeAnimationTests: UIKitTestCase {
  override func release() { closeHosts() }

  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  func testKeyframesRunOneAfterTheOther() async {
    let stage = AnimationStage()

    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 50 }
    }
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.x, 150, accuracy: 1e-9)
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.x, 125, accuracy: 1e-9)
    stage.advance(by: 1)

    XCTAssertEqual(stage.x, 50)
    XCTAssertEqual(stage.keys, [])
  }

  func testAStartOrDurationThatIsNoNumberCountsAsZero() async {
    let stage = AnimationStage()

    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: 1) { stage.view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 1, relativeDuration: .nan) { stage.view.alpha = 0 }
    }
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    stage.advance(by: 1)

    XCTAssertEqual(stage.opacity, 0)
  }

  func testPropertyKeepsItsValueBetweenKeyframes() async {
    let stage = AnimationStage()

    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { stage.view.alpha = 0 }
    }
    stage.advance(by: 0.2)
    XCTAssertEqual(stage.opacity, 1)
    stage.advance(by: 0.175)
    XCTAssertEqual(stage.opacity, 0.5, accuracy: 1e-6)
    stage.advance(by: 0.3)

    XCTAssertEqual(stage.opacity, 0, accuracy: 1e-9)
  }

  func testPropertyHasOneKeyframeAnimationWithTheDefaultCurve() async {
    let stage = AnimationStage()

    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 150 }
    }
    stage.advance(by: 0.25)

    XCTAssertTrue(stage.view.layer.animation(forKey: "position") is CAKeyframeAnimation)
    XCTAssertEqual(stage.x, 50 + 100 * CubicBezier.eased(0.25), accuracy: 1e-9)
  }

  func testOverlappingKeyframeEndsThePreviousOne() async {
    let stage = AnimationStage()

    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 50 }
    }
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.x, 100, accuracy: 1e-9)
    stage.advance(by: 0.25)

    XCTAssertEqual(stage.x, 75, accuracy: 1e-9)
  }

  func testCompletionIsCalledAtTheEndOfTheWholeAnimation() async {
    let stage = AnimationStage()
    var end: Double?

    UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { stage.view.alpha = 0 }
    } completion: { _ in
      end = stage.host.time
    }
    stage.advance(by: 2)

    XCTAssertEqual(end ?? 0, 101.5, accuracy: 1e-9)
  }
}
