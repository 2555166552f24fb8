// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class TapTests: UIKitTestCase {
  private let middle = CGPoint(x: 200, y: 300)

  func testTapIsRecognizedOnReleaseAndCancelsTheTouchInTheView() async {
    let stage = Stage()
    let tap = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap")

    stage.host.touchBegan(at: middle)
    XCTAssertEqual(stage.log.lines, ["view began"])
    stage.host.touchEnded(at: middle)

    XCTAssertEqual(stage.log.lines, ["view began", "tap ended", "view cancelled"])
    XCTAssertEqual(tap.location(in: stage.view), middle)
    XCTAssertEqual(tap.state, .possible)
    stage.close()
  }

  func testATouchThatMovesTooFarIsNotATap() async {
    let stage = Stage()
    stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap")

    stage.host.drag(from: middle, to: CGPoint(x: 211, y: 300), duration: 0.1)

    XCTAssertEqual(stage.log.states(of: "tap"), [])
    XCTAssertEqual(stage.log.lines.last, "view ended")
    stage.close()
  }

  func testASingleTapHasNoTimeLimit() async {
    let stage = Stage()
    stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap")

    stage.host.touchBegan(at: middle)
    stage.host.advance(by: 3)
    stage.host.touchEnded(at: middle)

    XCTAssertEqual(stage.log.states(of: "tap"), ["ended"])
    stage.close()
  }

  func testTwoTapsAreADoubleTapOnlyWithinTheInterval() async {
    let stage = Stage()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.log.watch(double, on: stage.view, as: "double")

    stage.host.tap(at: middle)
    stage.host.advance(by: 0.2)
    stage.host.tap(at: middle)
    XCTAssertEqual(stage.log.states(of: "double"), ["ended"])

    stage.host.advance(by: 1)
    stage.host.tap(at: middle)
    stage.host.advance(by: 0.4)
    stage.host.tap(at: middle)
    XCTAssertEqual(stage.log.states(of: "double"), ["ended"])
    stage.close()
  }

  func testTapWaitsForDoubleTapToFail() async {
    let stage = Stage()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.log.watch(double, on: stage.view, as: "double")
    let single = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "single")
    single.require(toFail: double)

    stage.host.tap(at: middle)
    XCTAssertEqual(stage.log.states(of: "single"), [])
    stage.host.advance(by: 0.4)
    XCTAssertEqual(stage.log.states(of: "single"), ["ended"])
    XCTAssertEqual(stage.log.states(of: "double"), [])

    stage.log.clear()
    stage.host.tap(at: middle)
    stage.host.tap(at: middle)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.log.states(of: "single"), [])
    XCTAssertEqual(stage.log.states(of: "double"), ["ended"])
    stage.close()
  }

  func testWithoutAFailureRequirementBothSingleAndDoubleTapAreRecognized() async {
    let stage = Stage()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "single")
    stage.log.watch(double, on: stage.view, as: "double")

    stage.host.tap(at: middle)
    stage.host.tap(at: middle)

    XCTAssertEqual(stage.log.states(of: "single"), ["ended"])
    XCTAssertEqual(stage.log.states(of: "double"), ["ended"])
    stage.close()
  }

  func testTheEndOfATouchIsDelayedWhileADoubleTapIsPossible() async {
    let stage = Stage()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.log.watch(double, on: stage.view, as: "double")

    stage.host.tap(at: middle)
    XCTAssertEqual(stage.log.lines, ["view began"])
    stage.host.advance(by: 0.4)

    XCTAssertEqual(stage.log.lines, ["view began", "view ended"])
    stage.close()
  }

  func testTapOfTwoFingersRequiresBoth() async {
    let stage = Stage()
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    stage.log.watch(tap, on: stage.view, as: "tap")

    stage.host.touchBegan(at: middle, id: 1)
    stage.host.touchBegan(at: CGPoint(x: 250, y: 300), id: 2)
    stage.host.touchEnded(at: middle, id: 1)
    stage.host.touchEnded(at: CGPoint(x: 250, y: 300), id: 2)
    XCTAssertEqual(stage.log.states(of: "tap"), ["ended"])

    stage.host.tap(at: middle)
    XCTAssertEqual(stage.log.states(of: "tap"), ["ended"])
    stage.close()
  }

  func testSecondaryButtonReachesOnlyTapsThatRequireIt() async {
    let stage = Stage()
    let secondary = UITapGestureRecognizer()
    secondary.buttonMaskRequired = .secondary
    stage.log.watch(secondary, on: stage.view, as: "secondary")
    stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "primary")

    stage.host.touchBegan(at: middle, id: 3, buttons: .secondary)
    stage.host.touchEnded(at: middle, id: 3)

    XCTAssertEqual(stage.log.lines, ["secondary ended"])
    stage.close()
  }

  func testTapOfTheDeepestViewIsRecognized() async {
    let stage = Stage()
    let inner = stage.subview(CGRect(x: 100, y: 200, width: 200, height: 200), "inner")
    stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "outer")
    stage.log.watch(UITapGestureRecognizer(), on: inner, as: "tap")

    stage.host.tap(at: middle)
    XCTAssertEqual(stage.log.states(of: "tap"), ["ended"])
    XCTAssertEqual(stage.log.states(of: "outer"), [])

    stage.host.tap(at: CGPoint(x: 10, y: 10))
    XCTAssertEqual(stage.log.states(of: "outer"), ["ended"])
    stage.close()
  }

  func testALongPressBeginsWithoutMovingAndTheTapFails() async {
    let stage = Stage()
    let press = stage.log.watch(UILongPressGestureRecognizer(), on: stage.view, as: "press")
    stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap")

    stage.host.touchBegan(at: middle)
    stage.host.advance(by: 0.49)
    XCTAssertEqual(stage.log.states(of: "press"), [])
    stage.host.advance(by: 0.02)
    XCTAssertEqual(stage.log.states(of: "press"), ["began"])
    XCTAssertEqual(stage.log.lines.last, "view cancelled")
    stage.host.move(from: middle, to: CGPoint(x: 300, y: 300), duration: 0.1)
    stage.host.touchEnded(at: CGPoint(x: 300, y: 300))

    XCTAssertEqual(stage.log.states(of: "press").last, "ended")
    XCTAssertEqual(stage.log.states(of: "tap"), [])
    XCTAssertEqual(press.state, .possible)
    stage.close()
  }
}
