// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// The limits of the distances and durations of taps, swipes and long presses.
@MainActor
final class TapLimitTests: UIKitTestCase {
  private let start = CGPoint(x: 200, y: 300)

  private func doubleTap(on stage: Stage) {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.log.watch(double, on: stage.view, as: "double")
  }

  func testTapMayMoveTenPointsInAnyDirection() async {
    for (dx, dy, states) in [(10, 0, ["ended"]), (0, -10, ["ended"]), (6, 8, ["ended"]), (8, -7, []), (0, 10.5, [])]
      as [(CGFloat, CGFloat, [String])]
    {
      let stage = Stage()
      stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap")

      stage.host.touchBegan(at: start)
      stage.host.touchMoved(to: CGPoint(x: start.x + dx, y: start.y + dy))
      stage.host.touchEnded(at: CGPoint(x: start.x + dx, y: start.y + dy))

      XCTAssertEqual(stage.log.states(of: "tap"), states, "\(dx), \(dy)")
      stage.close()
    }
  }

  func testTheTapsOfADoubleTapAreAtMostFortyFivePointsApart() async {
    for (distance, states) in [(45, ["ended"]), (45.5, [])] as [(CGFloat, [String])] {
      let stage = Stage()
      doubleTap(on: stage)

      stage.host.tap(at: start)
      stage.host.tap(at: CGPoint(x: start.x, y: start.y + distance))

      XCTAssertEqual(stage.log.states(of: "double"), states, "\(distance) points")
      stage.close()
    }
  }

  func testSecondTapOfADoubleTapMustBeginWithin350Milliseconds() async {
    for (pause, states) in [(0.34, ["ended"]), (0.36, [])] as [(Double, [String])] {
      let stage = Stage()
      doubleTap(on: stage)

      stage.host.touchBegan(at: start)
      stage.host.touchEnded(at: start)
      stage.host.advance(by: pause)
      stage.host.touchBegan(at: start)
      stage.host.touchEnded(at: start)

      XCTAssertEqual(stage.log.states(of: "double"), states, "\(pause) s")
      stage.close()
    }
  }

  func testTapsOfADoubleTapMustEndWithin750Milliseconds() async {
    for (duration, states) in [(0.74, ["ended"]), (0.76, [])] as [(Double, [String])] {
      let stage = Stage()
      doubleTap(on: stage)

      for _ in 0..<2 {
        stage.host.touchBegan(at: start)
        stage.host.advance(by: duration)
        stage.host.touchEnded(at: start)
      }

      XCTAssertEqual(stage.log.states(of: "double"), states, "\(duration) s")
      stage.close()
    }
  }

  func testTapIsRecognizedOnlyForItsButton() async {
    for (required, pressed, states) in [
      (.primary, .secondary, []), (.secondary, .primary, []), (.secondary, .secondary, ["ended"]),
    ] as [(UIEvent.ButtonMask, UIEvent.ButtonMask, [String])] {
      let stage = Stage()
      stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap").buttonMaskRequired = required

      stage.host.touchBegan(at: start, buttons: pressed)
      stage.host.touchEnded(at: start)

      XCTAssertEqual(stage.log.states(of: "tap"), states)
      stage.close()
    }
  }

  func testSwipeIsRecognizedOnlyInItsDirection() async {
    let directions: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
      (.left, CGVector(dx: -1, dy: 0)), (.right, CGVector(dx: 1, dy: 0)), (.up, CGVector(dx: 0, dy: -1)),
      (.down, CGVector(dx: 0, dy: 1)),
    ]
    for (direction, _) in directions {
      for (other, vector) in directions {
        let stage = Stage()
        stage.log.watch(UISwipeGestureRecognizer(), on: stage.view, as: "swipe").direction = direction

        stage.host.touchBegan(at: start)
        stage.host.touchMoved(to: CGPoint(x: start.x + vector.dx * 60, y: start.y + vector.dy * 60))

        XCTAssertEqual(stage.log.states(of: "swipe"), direction == other ? ["ended"] : [])
        stage.host.touchEnded(at: start)
        stage.close()
      }
    }
  }

  func testSwipeMayDeviateByHalfItsLengthAndAtMostFiftyPoints() async {
    for (dx, dy, states) in [
      (60, 30, ["ended"]), (60, 30.5, []), (120, 50, ["ended"]), (120, -50, ["ended"]), (120, 50.5, []),
    ] as [(CGFloat, CGFloat, [String])] {
      let stage = Stage()
      stage.log.watch(UISwipeGestureRecognizer(), on: stage.view, as: "swipe")

      stage.host.touchBegan(at: start)
      stage.host.touchMoved(to: CGPoint(x: start.x + dx, y: start.y + dy))
      stage.host.touchEnded(at: CGPoint(x: start.x + dx, y: start.y + dy))

      XCTAssertEqual(stage.log.states(of: "swipe"), states, "\(dx), \(dy)")
      stage.close()
    }
  }

  func testSwipeMustReachItsLengthWithinHalfASecond() async {
    for (duration, states) in [(0.49, ["ended"]), (0.51, [])] as [(Double, [String])] {
      let stage = Stage()
      stage.log.watch(UISwipeGestureRecognizer(), on: stage.view, as: "swipe")

      stage.host.touchBegan(at: start)
      stage.host.advance(by: duration)
      stage.host.touchMoved(to: CGPoint(x: start.x + 100, y: start.y))
      stage.host.touchEnded(at: CGPoint(x: start.x + 100, y: start.y))

      XCTAssertEqual(stage.log.states(of: "swipe"), states, "\(duration) s")
      stage.close()
    }
  }

  func testSwipeRequiresItsNumberOfFingers() async {
    for (required, fingers, states) in [(1, 1, ["ended"]), (1, 2, []), (2, 1, []), (2, 2, ["ended"])]
      as [(Int, Int, [String])]
    {
      let stage = Stage()
      stage.log.watch(UISwipeGestureRecognizer(), on: stage.view, as: "swipe").numberOfTouchesRequired = required

      for id in 0..<fingers { stage.host.touchBegan(at: CGPoint(x: 100, y: 200 + CGFloat(id) * 100), id: id) }
      for id in 0..<fingers { stage.host.touchMoved(to: CGPoint(x: 250, y: 200 + CGFloat(id) * 100), id: id) }
      for id in 0..<fingers { stage.host.touchEnded(at: CGPoint(x: 250, y: 200 + CGFloat(id) * 100), id: id) }

      XCTAssertEqual(stage.log.states(of: "swipe"), states, "\(fingers) fingers for \(required)")
      stage.close()
    }
  }

  func testLongPressRequiresItsNumbersOfTapsAndFingers() async {
    for (taps, fingers, states) in [(0, 1, ["began", "ended"]), (1, 1, []), (0, 2, [])] as [(Int, Int, [String])] {
      let stage = Stage()
      let press = stage.log.watch(UILongPressGestureRecognizer(), on: stage.view, as: "press")
      (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (taps, fingers)

      stage.host.touchBegan(at: start)
      stage.host.advance(by: 1)
      stage.host.touchEnded(at: start)

      XCTAssertEqual(stage.log.states(of: "press"), states, "\(taps) taps, \(fingers) fingers")
      stage.close()
    }
  }

  func testLongPressAfterATapMustFollowWithin350Milliseconds() async {
    for (pause, states) in [(0.34, ["began", "ended"]), (0.36, [])] as [(Double, [String])] {
      let stage = Stage()
      stage.log.watch(UILongPressGestureRecognizer(), on: stage.view, as: "press").numberOfTapsRequired = 1

      stage.host.touchBegan(at: start)
      stage.host.touchEnded(at: start)
      stage.host.advance(by: pause)
      stage.host.touchBegan(at: start)
      stage.host.advance(by: 0.6)
      stage.host.touchEnded(at: start)

      XCTAssertEqual(stage.log.states(of: "press"), states, "\(pause) s")
      stage.close()
    }
  }
}
