// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// Limits and defaults, and the values of a recognizer after its gesture.
@MainActor
final class GestureLimitTests: UIKitTestCase {
  private let start = CGPoint(x: 200, y: 300)

  func testASwipeOfFiftyPointsIsRecognized() async {
    let stage = Stage()
    stage.log.watch(UISwipeGestureRecognizer(), on: stage.view, as: "swipe")

    stage.host.touchBegan(at: start)
    stage.host.advance(by: 0.05)
    stage.host.touchMoved(to: CGPoint(x: 249, y: 300))
    XCTAssertEqual(stage.log.states(of: "swipe"), [])
    stage.host.touchMoved(to: CGPoint(x: 250, y: 300))
    stage.host.touchEnded(at: CGPoint(x: 250, y: 300))

    XCTAssertEqual(stage.log.states(of: "swipe"), ["ended"])
    stage.close()
  }

  func testDiagonalDragIsNotASwipe() async {
    let stage = Stage()
    stage.log.watch(UISwipeGestureRecognizer(), on: stage.view, as: "swipe")

    stage.host.touchBegan(at: start)
    stage.host.advance(by: 0.05)
    stage.host.touchMoved(to: CGPoint(x: 255, y: 335))
    stage.host.touchEnded(at: CGPoint(x: 255, y: 335))

    XCTAssertEqual(stage.log.states(of: "swipe"), [])
    stage.close()
  }

  func testALongPressThatMovesFartherThanTenPointsBeforeItsTimeFails() async {
    for (distance, states) in [(10, ["began", "ended"]), (10.5, [])] as [(CGFloat, [String])] {
      let stage = Stage()
      stage.log.watch(UILongPressGestureRecognizer(), on: stage.view, as: "press")

      stage.host.touchBegan(at: start)
      stage.host.touchMoved(to: CGPoint(x: 200 + distance, y: 300))
      stage.host.advance(by: 1)
      stage.host.touchEnded(at: CGPoint(x: 200 + distance, y: 300))

      XCTAssertEqual(stage.log.states(of: "press"), states, "\(distance) points")
      stage.close()
    }
  }

  func testDiagonalDragFromTheEdgeBeginsTwelvePointsInwards() async {
    let stage = Stage()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    stage.log.watch(edge, on: stage.view, as: "edge")

    stage.host.touchBegan(at: CGPoint(x: 10, y: 300))
    stage.host.touchMoved(to: CGPoint(x: 21, y: 306))
    XCTAssertEqual(stage.log.states(of: "edge"), [])
    stage.host.touchMoved(to: CGPoint(x: 30, y: 306))
    stage.host.touchEnded(at: CGPoint(x: 30, y: 306))

    XCTAssertEqual(stage.log.states(of: "edge").first, "began")
    stage.close()
  }

  func testTranslationSetInAViewsCoordinatesIsReturnedInThem() async {
    let stage = Stage()
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")
    let turned = stage.subview(CGRect(x: 100, y: 200, width: 200, height: 200), "turned")
    turned.transform = CGAffineTransform(rotationAngle: 0.5)

    stage.host.touchBegan(at: start)
    stage.host.touchMoved(to: CGPoint(x: 260, y: 300))
    for view in [stage.view, turned] {
      pan.setTranslation(CGPoint(x: 10, y: 20), in: view)
      XCTAssertEqual(pan.translation(in: view).x, 10, accuracy: 0.001)
      XCTAssertEqual(pan.translation(in: view).y, 20, accuracy: 0.001)
    }
    stage.host.touchEnded(at: CGPoint(x: 260, y: 300))
    stage.close()
  }

  func testDelegateWithoutMethodsHasNoEffect() async {
    final class Indifferent: UIGestureRecognizerDelegate {}
    let stage = Stage()
    let delegate = Indifferent()
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")
    pan.delegate = delegate

    stage.host.drag(from: start, to: CGPoint(x: 300, y: 300), duration: 0.1)

    XCTAssertEqual(stage.log.states(of: "pan").last, "ended")
    stage.close()
  }

  func testScaleAndRotationAreResetAfterTheGesture() async {
    let stage = Stage()
    let arbiter = Arbiter()
    arbiter.simultaneous = true
    let pinch = stage.log.watch(UIPinchGestureRecognizer(), on: stage.view, as: "pinch")
    let rotation = stage.log.watch(UIRotationGestureRecognizer(), on: stage.view, as: "rotation")
    pinch.delegate = arbiter

    let input = stage.host.input
    input.pinched(scale: 1, angle: 0, at: start, time: stage.host.time)
    input.pinched(scale: 1.5, angle: 0.4, at: start, time: stage.host.time + 0.05)
    XCTAssertEqual(stage.log.states(of: "pinch").first, "began")
    XCTAssertEqual(stage.log.states(of: "rotation").first, "began")
    input.pinchEnded(time: stage.host.time + 0.1)

    XCTAssertEqual(pinch.scale, 1)
    XCTAssertEqual(rotation.rotation, 0)
    stage.close()
  }
}
