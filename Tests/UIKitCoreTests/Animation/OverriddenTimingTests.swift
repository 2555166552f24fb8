// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Overrides of a program in timing parameters, which animators have to read.
@MainActor final class OverriddenTimingTests: UIKitTestCase {
  override func release() { closeHosts() }

  /// Returns the position after half a second of an animation from 50 to 150.
  private func halfway(_ parameters: any UITimingCurveProvider) -> CGFloat {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { stage.view.center.x = 150 }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(true)
    return stage.view.center.x
  }

  func testAnAnimatorReadsOverriddenControlPoints() async {
    final class Even: UICubicTimingParameters {
      override var controlPoint1: CGPoint { .zero }
      override var controlPoint2: CGPoint { CGPoint(x: 1, y: 1) }
    }

    XCTAssertEqual(halfway(Even(animationCurve: .easeIn)), 100, accuracy: 0.1)
    XCTAssertLessThan(halfway(UICubicTimingParameters(animationCurve: .easeIn)), 90)
  }

  func testAnAnimatorReadsAnOverriddenVelocity() async {
    final class Thrown: UISpringTimingParameters {
      override var initialVelocity: CGVector { CGVector(dx: 20, dy: 0) }
    }

    XCTAssertGreaterThan(halfway(Thrown(dampingRatio: 1)), halfway(UISpringTimingParameters(dampingRatio: 1)) + 1)
  }
}
