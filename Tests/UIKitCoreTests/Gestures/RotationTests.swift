// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// Rotations and pinches of two fingers.
@MainActor
final class RotationTests: UIKitTestCase {
  private let center = CGPoint(x: 200, y: 300)

  /// Returns the point at a distance of 100 points from the centre, at an angle in degrees.
  private func point(at degrees: CGFloat) -> CGPoint {
    CGPoint(x: 200 + 100 * cos(degrees * .pi / 180), y: 300 + 100 * sin(degrees * .pi / 180))
  }

  private func degrees(_ rotation: UIRotationGestureRecognizer) -> CGFloat { rotation.rotation * 180 / .pi }

  func testRotationFollowsTheAngleOfTwoFingersPastHalfATurn() async {
    let stage = Stage()
    let rotation = stage.log.watch(UIRotationGestureRecognizer(), on: stage.view, as: "rotation")

    stage.host.touchBegan(at: center, id: 1)
    stage.host.touchBegan(at: point(at: 0), id: 2)
    stage.host.touchMoved(to: point(at: 4.9), id: 2)
    XCTAssertEqual(stage.log.states(of: "rotation"), [])
    stage.host.touchMoved(to: point(at: 5.1), id: 2)
    XCTAssertEqual(stage.log.states(of: "rotation"), ["began"])
    XCTAssertEqual(rotation.rotation, 0)
    for angle: CGFloat in [95.1, 185.1, 275.1] {
      stage.host.touchMoved(to: point(at: angle), id: 2)
      XCTAssertEqual(degrees(rotation), angle - 5.1, accuracy: 0.001)
    }
    rotation.rotation = 1
    XCTAssertEqual(rotation.rotation, 1, accuracy: 1e-9)
    stage.host.touchEnded(at: point(at: 275.1), id: 2)
    XCTAssertEqual(stage.log.states(of: "rotation").last, "ended")
    stage.host.touchEnded(at: center, id: 1)
    XCTAssertEqual(rotation.rotation, 0)
    stage.close()
  }

  func testTouchpadRotationBeginsAtFiveDegrees() async {
    for (angle, states) in [(5 * .pi / 180, ["began"]), (4.99 * .pi / 180, [])] as [(CGFloat, [String])] {
      let stage = Stage()
      stage.log.watch(UIRotationGestureRecognizer(), on: stage.view, as: "rotation")
      let input = stage.host.input

      input.pinched(scale: 1, angle: 0, at: center, time: stage.host.time)
      input.pinched(scale: 1, angle: angle, at: center, time: stage.host.time + 0.05)

      XCTAssertEqual(stage.log.states(of: "rotation"), states)
      input.pinchEnded(time: stage.host.time + 0.1)
      stage.close()
    }
  }

  func testTheVelocityOfARotationIsInRadiansPerSecond() async {
    let stage = Stage()
    let rotation = stage.log.watch(UIRotationGestureRecognizer(), on: stage.view, as: "rotation")

    stage.host.touchBegan(at: center, id: 1)
    stage.host.touchBegan(at: point(at: 0), id: 2)
    for step in 1...10 {
      stage.host.advance(by: 0.01)
      stage.host.touchMoved(to: point(at: CGFloat(step) * 2), id: 2)
    }

    XCTAssertEqual(rotation.velocity, 200 * .pi / 180, accuracy: 0.01)
    stage.host.touchEnded(at: point(at: 20), id: 2)
    stage.host.touchEnded(at: center, id: 1)
    stage.close()
  }

  func testASecondRotationDoesNotContinueTheFirst() async {
    let stage = Stage()
    let rotation = stage.log.watch(UIRotationGestureRecognizer(), on: stage.view, as: "rotation")
    for start: CGFloat in [0, 90] {
      stage.host.touchBegan(at: center, id: 1)
      stage.host.touchBegan(at: point(at: start), id: 2)
      stage.host.touchMoved(to: point(at: start + 10), id: 2)
      stage.host.touchMoved(to: point(at: start + 40), id: 2)
      XCTAssertEqual(degrees(rotation), 30, accuracy: 0.001)
      stage.host.touchEnded(at: point(at: start + 40), id: 2)
      stage.host.touchEnded(at: center, id: 1)
    }
    stage.close()
  }

  func testScaleIsOneUntilThePinchBegins() async {
    let stage = Stage()
    let pinch = stage.log.watch(UIPinchGestureRecognizer(), on: stage.view, as: "pinch")

    stage.host.touchBegan(at: center, id: 1)
    XCTAssertEqual(pinch.scale, 1)
    stage.host.touchBegan(at: point(at: 0), id: 2)
    XCTAssertEqual(pinch.scale, 1)
    stage.host.touchMoved(to: CGPoint(x: 310, y: 300), id: 2)
    XCTAssertEqual(stage.log.states(of: "pinch"), ["began"])
    XCTAssertEqual(pinch.scale, 1)
    stage.host.touchMoved(to: CGPoint(x: 420, y: 300), id: 2)
    XCTAssertEqual(pinch.scale, 2, accuracy: 1e-9)
    stage.host.touchEnded(at: CGPoint(x: 420, y: 300), id: 2)
    stage.host.touchEnded(at: center, id: 1)
    stage.close()
  }

  func testTheVelocityOfAPinchIsInScalesPerSecond() async {
    let stage = Stage()
    let pinch = stage.log.watch(UIPinchGestureRecognizer(), on: stage.view, as: "pinch")

    stage.host.touchBegan(at: center, id: 1)
    stage.host.touchBegan(at: point(at: 0), id: 2)
    for step in 1...10 {
      stage.host.advance(by: 0.01)
      stage.host.touchMoved(to: CGPoint(x: 300 + 10 * CGFloat(step), y: 300), id: 2)
    }

    // The gesture began at a distance of 110 points, where the scale is 1. The distance grows by 1000 points per
    // second.
    XCTAssertEqual(pinch.velocity, 1000 / 110, accuracy: 0.01)
    stage.host.touchEnded(at: CGPoint(x: 400, y: 300), id: 2)
    stage.host.touchEnded(at: center, id: 1)
    stage.close()
  }
}
