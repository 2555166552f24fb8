// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class ScrollAndPinchTests: UIKitTestCase {
  private let middle = CGPoint(x: 200, y: 300)

  func testScrollingIsAPanIfAllowedAndEndsByTimeout() async {
    let stage = Stage()
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .continuous
    stage.log.watch(pan, on: stage.view, as: "pan")
    stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "fingers")

    for _ in 0..<5 {
      stage.host.scroll(by: CGVector(dx: 8, dy: 1), at: middle)
      stage.host.advance(by: 0.016)
    }
    XCTAssertEqual(pan.state, .changed)
    XCTAssertEqual(pan.location(in: stage.view), middle)
    XCTAssertEqual(pan.numberOfTouches, 0)
    XCTAssertGreaterThan(pan.velocity(in: nil).x, 400)
    stage.host.advance(by: 0.2)

    XCTAssertEqual(stage.log.states(of: "pan").first, "began")
    XCTAssertEqual(stage.log.states(of: "pan").last, "ended")
    XCTAssertEqual(stage.log.states(of: "fingers"), [])
    XCTAssertEqual(stage.log.states(of: "view"), [])
    stage.close()
  }

  func testWheelIsNotContinuousScrolling() async {
    let stage = Stage()
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .continuous
    stage.log.watch(pan, on: stage.view, as: "pan")

    stage.host.scroll(by: CGVector(dx: 0, dy: 50), at: middle, isContinuous: false)
    stage.host.advance(by: 0.2)

    XCTAssertEqual(stage.log.lines, [])
    stage.close()
  }

  func testScaleIsTheRatioOfTheFingersDistances() async {
    let stage = Stage()
    let pinch = stage.log.watch(UIPinchGestureRecognizer(), on: stage.view, as: "pinch")

    stage.host.touchBegan(at: CGPoint(x: 150, y: 300), id: 1)
    stage.host.touchBegan(at: CGPoint(x: 250, y: 300), id: 2)
    stage.host.touchMoved(to: CGPoint(x: 255, y: 300), id: 2)
    XCTAssertEqual(pinch.state, .possible)
    stage.host.touchMoved(to: CGPoint(x: 260, y: 300), id: 2)
    XCTAssertEqual(pinch.state, .began)
    XCTAssertEqual(pinch.scale, 1)
    stage.host.touchMoved(to: CGPoint(x: 370, y: 300), id: 2)
    XCTAssertEqual(pinch.scale, 2, accuracy: 1e-9)
    pinch.scale = 1
    stage.host.touchMoved(to: CGPoint(x: 260, y: 300), id: 2)
    XCTAssertEqual(pinch.scale, 0.5, accuracy: 1e-9)
    stage.host.touchEnded(at: CGPoint(x: 260, y: 300), id: 2)
    stage.host.touchEnded(at: CGPoint(x: 150, y: 300), id: 1)

    XCTAssertEqual(stage.log.states(of: "pinch").last, "ended")
    stage.close()
  }

  func testWheelWithControlPinches() async {
    let stage = Stage()
    let pinch = stage.log.watch(UIPinchGestureRecognizer(), on: stage.view, as: "pinch")

    stage.host.input.wheelPinched(notches: 1, at: middle, time: stage.host.time)
    stage.host.advance(by: 0.1)
    stage.host.input.wheelPinched(notches: 1, at: middle, time: stage.host.time)
    XCTAssertEqual(pinch.scale, 1.21, accuracy: 1e-9)
    stage.host.advance(by: 0.4)

    XCTAssertEqual(stage.log.states(of: "pinch"), ["began", "changed", "ended"])
    stage.close()
  }

  func testTouchpadPinchAlsoRotates() async {
    let stage = Stage()
    let arbiter = Arbiter()
    arbiter.simultaneous = true
    let pinch = stage.log.watch(UIPinchGestureRecognizer(), on: stage.view, as: "pinch")
    pinch.delegate = arbiter
    let rotation = stage.log.watch(UIRotationGestureRecognizer(), on: stage.view, as: "rotation")

    for step in 1...10 {
      stage.host.input.pinched(
        scale: 1 + 0.1 * CGFloat(step), angle: 0.05 * CGFloat(step), at: middle, time: stage.host.time)
      stage.host.advance(by: 0.016)
    }
    XCTAssertEqual(pinch.scale, 2, accuracy: 1e-9)
    XCTAssertEqual(rotation.rotation, 0.4, accuracy: 1e-9)
    XCTAssertEqual(pinch.velocity, 6.25, accuracy: 0.2)
    stage.host.input.pinchEnded(time: stage.host.time)

    XCTAssertEqual(stage.log.states(of: "pinch").last, "ended")
    XCTAssertEqual(stage.log.states(of: "rotation").last, "ended")
    stage.close()
  }

  func testHoveringFollowsThePointerWithoutAButton() async {
    let stage = Stage()
    let inner = stage.subview(CGRect(x: 100, y: 200, width: 200, height: 200), "inner")
    let hover = stage.log.watch(UIHoverGestureRecognizer(), on: inner, as: "hover")

    stage.host.input.pointerMoved(to: CGPoint(x: 10, y: 10))
    stage.host.input.pointerMoved(to: CGPoint(x: 110, y: 210))
    XCTAssertEqual(hover.location(in: inner), CGPoint(x: 10, y: 10))
    stage.host.input.pointerMoved(to: CGPoint(x: 120, y: 210))
    stage.host.input.pointerMoved(to: nil)

    XCTAssertEqual(stage.log.lines, ["hover began", "hover changed", "hover ended"])
    stage.close()
  }
}
