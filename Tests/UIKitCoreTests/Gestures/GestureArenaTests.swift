// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class GestureArenaTests: UIKitTestCase {
  private let start = CGPoint(x: 200, y: 300)
  private let end = CGPoint(x: 300, y: 300)

  func testInnerPanPreventsTheOuterOne() async {
    let stage = Stage()
    let inner = stage.subview(CGRect(x: 100, y: 200, width: 200, height: 200), "inner")
    stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "outer")
    stage.log.watch(UIPanGestureRecognizer(), on: inner, as: "pan")

    stage.host.drag(from: start, to: end, duration: 0.1)

    XCTAssertEqual(stage.log.states(of: "pan").first, "began")
    XCTAssertEqual(stage.log.states(of: "outer"), [])
    stage.close()
  }

  func testEitherDelegateCanAllowSimultaneousRecognition() async {
    let stage = Stage()
    let arbiter = Arbiter()
    arbiter.simultaneous = true
    let inner = stage.subview(CGRect(x: 100, y: 200, width: 200, height: 200), "inner")
    let outer = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "outer")
    stage.log.watch(UIPanGestureRecognizer(), on: inner, as: "pan")
    outer.delegate = arbiter

    stage.host.drag(from: start, to: end, duration: 0.1)

    XCTAssertEqual(stage.log.states(of: "pan"), stage.log.states(of: "outer"))
    XCTAssertEqual(stage.log.states(of: "outer").last, "ended")
    stage.close()
  }

  func testPanReceivesItsDeferredStatesWhenTheRequiredRecognizerFails() async {
    let stage = Stage()
    let arbiter = Arbiter()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.2
    press.allowableMovement = 1000
    stage.log.watch(press, on: stage.view, as: "press")
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")
    arbiter.requiredFailure = press
    pan.delegate = arbiter

    stage.host.touchBegan(at: start)
    stage.host.move(from: start, to: end, duration: 0.1)
    XCTAssertEqual(pan.state, .possible)
    stage.host.touchEnded(at: end)

    XCTAssertEqual(stage.log.states(of: "pan"), ["began", "changed", "ended"])
    XCTAssertEqual(stage.log.states(of: "press"), [])
    XCTAssertEqual(pan.state, .possible)
    stage.close()
  }

  func testDoubleTapThatRequiresATapToFailFailsWhenTheTapIsRecognized() async {
    let stage = Stage()
    let arbiter = Arbiter()
    arbiter.simultaneous = true
    let tap = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap")
    tap.delegate = arbiter
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.log.watch(double, on: stage.view, as: "double")
    double.require(toFail: tap)

    for _ in 0..<2 {
      stage.host.touchBegan(at: start)
      stage.host.touchEnded(at: start)
      stage.host.advance(by: 0.05)
    }

    XCTAssertEqual(stage.log.states(of: "tap"), ["ended", "ended"])
    XCTAssertEqual(stage.log.states(of: "double"), [])
    stage.close()
  }

  func testTapThatWaitsForADoubleTapIsRecognizedWhenTheDoubleTapFails() async {
    let stage = Stage()
    let arbiter = Arbiter()
    arbiter.simultaneous = true
    let tap = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap")
    tap.delegate = arbiter
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.log.watch(double, on: stage.view, as: "double")
    double.require(toFail: tap)
    let late = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "late")
    late.require(toFail: double)

    stage.host.touchBegan(at: start)
    stage.host.touchEnded(at: start)

    XCTAssertEqual(stage.log.states(of: "late"), ["ended"])
    XCTAssertEqual(stage.log.states(of: "tap"), ["ended"])
    stage.close()
  }

  /// The optimised program once read the pan's deferred states after they had been freed.
  func testAPanWithDeferredStatesGetsThemWhenAnEdgePanFailsDuringTheDrag() async {
    let stage = Stage()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    stage.log.watch(edge, on: stage.view, as: "edge")
    stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")

    stage.host.touchBegan(at: CGPoint(x: 10, y: 300))
    for step in 1...12 { stage.host.touchMoved(to: CGPoint(x: 10, y: 300 + CGFloat(step))) }
    XCTAssertEqual(stage.log.states(of: "pan"), [])
    stage.host.touchMoved(to: CGPoint(x: 10, y: 313))
    XCTAssertEqual(Array(stage.log.states(of: "pan").prefix(2)), ["began", "changed"])
    stage.host.touchMoved(to: CGPoint(x: 10, y: 320))
    stage.host.touchEnded(at: CGPoint(x: 10, y: 320))

    XCTAssertEqual(stage.log.states(of: "pan"), ["began", "changed", "changed", "changed", "ended"])
    XCTAssertEqual(stage.log.states(of: "edge"), [])
    stage.close()
  }

  func testRecognizerFailsWhenTheOneThatItRequiresToFailIsRecognized() async {
    let stage = Stage()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.05
    press.allowableMovement = 1000
    stage.log.watch(press, on: stage.view, as: "press")
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")
    pan.require(toFail: press)

    stage.host.drag(from: start, to: end, duration: 0.2)

    XCTAssertEqual(stage.log.states(of: "press").first, "began")
    XCTAssertEqual(stage.log.states(of: "pan"), [])
    stage.close()
  }

  func testARequirementOnARecognizerThatHasNoTouchDoesNotBlock() async {
    let stage = Stage()
    let elsewhere = stage.subview(CGRect(x: 0, y: 0, width: 50, height: 50), "elsewhere")
    let other = stage.log.watch(UITapGestureRecognizer(), on: elsewhere, as: "other")
    let tap = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap")
    tap.require(toFail: other)

    stage.host.tap(at: start)

    XCTAssertEqual(stage.log.states(of: "tap"), ["ended"])
    stage.close()
  }

  func testMutualFailureRequirementsDoNotBlockForever() async {
    let stage = Stage()
    let first = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "first")
    let second = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "second")
    first.require(toFail: second)
    second.require(toFail: first)

    stage.host.tap(at: start)

    XCTAssertEqual(stage.log.states(of: "first").count + stage.log.states(of: "second").count, 1)
    stage.close()
  }

  func testDisablingARecognizerDuringItsGestureCancelsIt() async {
    let stage = Stage()
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")

    stage.host.touchBegan(at: start)
    stage.host.touchMoved(to: end)
    pan.isEnabled = false
    XCTAssertEqual(stage.log.states(of: "pan"), ["began", "cancelled"])
    XCTAssertEqual(pan.state, .possible)
    stage.host.touchEnded(at: end)
    pan.isEnabled = true
    stage.host.drag(from: start, to: end, duration: 0.1)

    XCTAssertEqual(stage.log.states(of: "pan").last, "ended")
    stage.close()
  }

  func testCancelledTouchesCancelRecognizersAndViews() async {
    let stage = Stage()
    stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan").cancelsTouchesInView = false

    stage.host.touchBegan(at: start)
    stage.host.touchMoved(to: end)
    stage.host.cancelTouches()

    XCTAssertEqual(stage.log.states(of: "pan"), ["began", "cancelled"])
    XCTAssertEqual(stage.log.states(of: "view"), ["began", "moved", "cancelled"])

    stage.log.clear()
    stage.host.drag(from: start, to: end, duration: 0.1)
    XCTAssertEqual(stage.log.states(of: "pan").last, "ended")
    stage.close()
  }

  func testARecognizerWhoseViewHasLeftTheWindowIsCancelled() async {
    let stage = Stage()
    let inner = stage.subview(CGRect(x: 100, y: 200, width: 200, height: 200), "inner")
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: inner, as: "pan")

    stage.host.touchBegan(at: start)
    stage.host.touchMoved(to: end)
    inner.removeFromSuperview()
    stage.host.touchMoved(to: start)

    XCTAssertEqual(stage.log.states(of: "pan"), ["began", "cancelled"])
    stage.host.touchEnded(at: start)
    XCTAssertEqual(pan.state, .possible)
    stage.close()
  }

  func testDelayedTouchesReachTheViewWhenTheGestureHasFailed() async {
    let stage = Stage()
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")
    pan.delaysTouchesBegan = true

    stage.host.touchBegan(at: start)
    XCTAssertEqual(stage.log.lines, [])
    stage.host.touchEnded(at: start)
    XCTAssertEqual(stage.log.lines, ["view began", "view ended"])

    stage.log.clear()
    stage.host.drag(from: start, to: end, duration: 0.1)
    XCTAssertEqual(stage.log.states(of: "view"), [])
    stage.close()
  }

  func testADelegateCanKeepTouchesFromARecognizer() async {
    let stage = Stage()
    let arbiter = Arbiter()
    arbiter.shouldReceive = false
    stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap").delegate = arbiter

    stage.host.tap(at: start)

    XCTAssertEqual(stage.log.lines, ["view began", "view ended"])
    stage.close()
  }

  func testViewWithoutMultipleTouchReceivesTheFirstFingerOnly() async {
    let stage = Stage()

    stage.host.touchBegan(at: start, id: 1)
    stage.host.touchBegan(at: end, id: 2)
    stage.host.touchEnded(at: end, id: 2)
    stage.host.touchEnded(at: start, id: 1)

    XCTAssertEqual(stage.log.lines, ["view began", "view ended"])
    stage.close()
  }

  func testActionReadsTheStateForWhichItIsSent() async {
    final class Eager: UIGestureRecognizer {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
        state = .changed
        state = .ended
      }
    }
    let stage = Stage()
    stage.log.watch(Eager(), on: stage.view, as: "eager")

    stage.host.tap(at: start)

    XCTAssertEqual(stage.log.states(of: "eager"), ["began", "changed", "ended"])
    stage.close()
  }

  func testGestureDoesNotKeepItsWindowAlive() async {
    weak var window: UIWindow?
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let stage = Stage()
      let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")
      stage.host.drag(from: start, to: end, duration: 0.1)
      stage.host.touchBegan(at: start)
      (window, view, recognizer) = (stage.host.window, stage.view, pan)
      stage.close()
    }

    XCTAssertNil(recognizer)
    XCTAssertNil(view)
    XCTAssertNil(window)
  }
}
