// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class PanTests: UIKitTestCase {
  private let middle = CGPoint(x: 200, y: 300)

  func testAPanBeginsBeyondTenPointsAndTrailsTheFingerByThese() async {
    let stage = Stage()
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")

    stage.host.touchBegan(at: middle)
    stage.host.touchMoved(to: CGPoint(x: 209, y: 300))
    XCTAssertEqual(pan.state, .possible)
    stage.host.touchMoved(to: CGPoint(x: 230, y: 300))
    XCTAssertEqual(pan.state, .began)
    XCTAssertEqual(pan.translation(in: stage.view), CGPoint(x: 20, y: 0))
    stage.host.touchMoved(to: CGPoint(x: 240, y: 305))
    XCTAssertEqual(pan.translation(in: stage.view), CGPoint(x: 30, y: 5))
    stage.host.touchEnded(at: CGPoint(x: 240, y: 305))

    XCTAssertEqual(stage.log.states(of: "pan"), ["began", "changed", "ended"])
    stage.close()
  }

  /// If a running pan has its maximum number of touches, a further one reaches its view as if there were no pan.
  func testATouchBeyondTheMaximumReachesItsView() async {
    let stage = Stage()
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")
    pan.maximumNumberOfTouches = 1
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.view.addSubview(button)
    stage.host.touchBegan(at: middle)
    stage.host.touchMoved(to: CGPoint(x: 260, y: 300))
    XCTAssertEqual(pan.state, .began)
    stage.host.touchBegan(at: CGPoint(x: 50, y: 50), id: 2)
    stage.host.touchEnded(at: CGPoint(x: 50, y: 50), id: 2)
    XCTAssertEqual(presses, 1)
    XCTAssertEqual(pan.translation(in: stage.view).x, 50)
    stage.host.touchEnded(at: CGPoint(x: 260, y: 300))
    XCTAssertEqual(stage.log.states(of: "pan"), ["began", "ended"])
    stage.close()
  }

  func testTheTranslationCanBeResetAndIsInTheViewsCoordinates() async {
    let stage = Stage()
    let scaled = stage.subview(CGRect(x: 0, y: 0, width: 400, height: 600), "scaled")
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: scaled, as: "pan")

    stage.host.touchBegan(at: middle)
    stage.host.touchMoved(to: CGPoint(x: 250, y: 300))
    XCTAssertEqual(pan.translation(in: stage.view).x, 40, accuracy: 1e-9)
    XCTAssertEqual(pan.translation(in: scaled).x, 20, accuracy: 1e-9)

    pan.setTranslation(.zero, in: scaled)
    stage.host.touchMoved(to: CGPoint(x: 260, y: 320))
    XCTAssertEqual(pan.translation(in: scaled).x, 5, accuracy: 1e-9)
    XCTAssertEqual(pan.translation(in: scaled).y, 10, accuracy: 1e-9)

    pan.setTranslation(CGPoint(x: 7, y: 8), in: scaled)
    XCTAssertEqual(pan.translation(in: scaled).x, 7, accuracy: 1e-9)
    XCTAssertEqual(pan.translation(in: scaled).y, 8, accuracy: 1e-9)
    stage.host.touchEnded(at: CGPoint(x: 260, y: 320))
    stage.close()
  }

  func testVelocityAtTheReleaseIsThatOfTheDevicesSamples() async {
    let stage = Stage()
    let pan = UIPanGestureRecognizer()
    var released: CGPoint?
    pan.addTarget { [unowned view = stage.view] pan in
      if pan.state == .ended { released = pan.velocity(in: view) }
    }
    stage.view.addGestureRecognizer(pan)

    stage.host.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 250, y: 200), duration: 0.2)

    XCTAssertEqual(released?.x ?? 0, 1000, accuracy: 1)
    XCTAssertEqual(released?.y ?? 0, -500, accuracy: 1)
    stage.close()
  }

  /// Without the last sample, the velocity would be 20,000 points per second; without the middle one, 5,000.
  func testTheVelocityComesFromAllSamplesOfAnEvent() async {
    let stage = Stage()
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")
    let (input, time) = (stage.host.input, stage.host.time)

    stage.host.touchBegan(at: CGPoint(x: 100, y: 300))
    input.touchMoved(id: 1, to: CGPoint(x: 200, y: 300), time: time + 0.005)
    input.touchMoved(id: 1, to: CGPoint(x: 200, y: 300), time: time + 0.02)
    input.flush()

    // The slope of the line through (0 ms, 0), (5 ms, 100) and (20 ms, 100).
    XCTAssertEqual(pan.velocity(in: nil).x, 3846.15, accuracy: 0.01)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 300))
    stage.close()
  }

  func testAFingerThatPausesBeforeTheReleaseHasNoVelocity() async {
    let stage = Stage()
    let pan = UIPanGestureRecognizer()
    var released: CGPoint?
    pan.addTarget { [unowned view = stage.view] pan in
      if pan.state == .ended { released = pan.velocity(in: view) }
    }
    stage.view.addGestureRecognizer(pan)
    let end = CGPoint(x: 250, y: 300)

    stage.host.touchBegan(at: CGPoint(x: 50, y: 300))
    stage.host.move(from: CGPoint(x: 50, y: 300), to: end, duration: 0.2)
    stage.host.advance(by: 0.1)
    stage.host.touchEnded(at: end)

    XCTAssertEqual(released, .zero)
    stage.close()
  }

  func testPanOfTwoFingersFollowsTheirMean() async {
    let stage = Stage()
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    stage.log.watch(pan, on: stage.view, as: "pan")

    stage.host.touchBegan(at: middle, id: 1)
    stage.host.touchMoved(to: CGPoint(x: 260, y: 300), id: 1)
    XCTAssertEqual(pan.state, .possible)
    stage.host.touchBegan(at: CGPoint(x: 100, y: 300), id: 2)
    stage.host.touchMoved(to: CGPoint(x: 280, y: 300), id: 1)
    XCTAssertEqual(pan.state, .began)
    let before = pan.translation(in: nil).x
    stage.host.touchMoved(to: CGPoint(x: 140, y: 300), id: 2)
    XCTAssertEqual(pan.translation(in: nil).x - before, 20, accuracy: 1e-9)
    stage.host.touchEnded(at: CGPoint(x: 140, y: 300), id: 2)

    XCTAssertEqual(stage.log.states(of: "pan").last, "ended")
    stage.host.touchEnded(at: CGPoint(x: 280, y: 300), id: 1)
    stage.close()
  }

  func testEdgePanBeginsOnlyAtItsEdgeAndPreventsOtherPans() async {
    let stage = Stage()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    stage.log.watch(edge, on: stage.host.window, as: "edge")
    stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")

    stage.host.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.2)
    XCTAssertEqual(stage.log.states(of: "edge").first, "began")
    XCTAssertEqual(stage.log.states(of: "edge").last, "ended")
    XCTAssertEqual(stage.log.states(of: "pan"), [])

    stage.log.clear()
    stage.host.drag(from: CGPoint(x: 21, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.2)
    XCTAssertEqual(stage.log.states(of: "edge"), [])
    XCTAssertEqual(stage.log.states(of: "pan").first, "began")
    stage.close()
  }

  func testEdgePanTrailsTheFingerByTwelvePointsAndFailsForDragsAlongTheEdge() async {
    let stage = Stage()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    stage.log.watch(edge, on: stage.view, as: "edge")
    stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")

    stage.host.touchBegan(at: CGPoint(x: 10, y: 300))
    stage.host.touchMoved(to: CGPoint(x: 21, y: 302))
    XCTAssertEqual(edge.state, .possible)
    stage.host.touchMoved(to: CGPoint(x: 50, y: 302))
    XCTAssertEqual(edge.state, .began)
    XCTAssertEqual(edge.translation(in: nil).x, 28)
    stage.host.touchEnded(at: CGPoint(x: 50, y: 302))

    stage.log.clear()
    stage.host.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 15, y: 400), duration: 0.2)
    XCTAssertEqual(stage.log.states(of: "edge"), [])
    XCTAssertEqual(stage.log.states(of: "pan").first, "began")
    XCTAssertEqual(stage.log.states(of: "pan").last, "ended")
    stage.close()
  }

  func testEdgePanThatItsDelegateRefusesDoesNotAffectTaps() async {
    let stage = Stage()
    let arbiter = Arbiter()
    arbiter.shouldBegin = false
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    edge.delegate = arbiter
    stage.log.watch(edge, on: stage.view, as: "edge")
    let tap = stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap")
    tap.cancelsTouchesInView = false

    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.2)
    XCTAssertEqual(stage.log.states(of: "edge"), [])
    XCTAssertEqual(arbiter.questions, 1)
    stage.host.tap(at: CGPoint(x: 5, y: 300))

    XCTAssertEqual(stage.log.states(of: "tap"), ["ended"])
    XCTAssertEqual(stage.log.lines.last, "view ended")
    stage.close()
  }

  func testASwipeIsRecognizedInItsDirectionOnly() async {
    let stage = Stage()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    stage.log.watch(swipe, on: stage.view, as: "swipe")

    stage.host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.15)
    XCTAssertEqual(stage.log.states(of: "swipe"), [])
    stage.host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 310), duration: 0.15)
    XCTAssertEqual(stage.log.states(of: "swipe"), ["ended"])
    stage.host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 310), duration: 3)
    XCTAssertEqual(stage.log.states(of: "swipe"), ["ended"])
    stage.close()
  }

  func testAPanThatIsAskedWhetherItMayBeginHasTheWholeMovementAsTranslation() async {
    @MainActor final class Delegate: NSObject, UIGestureRecognizerDelegate {
      var seen: CGPoint?
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        seen = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: nil)
        return true
      }
    }
    let stage = Stage()
    let pan = stage.log.watch(UIPanGestureRecognizer(), on: stage.view, as: "pan")
    let delegate = Delegate()
    pan.delegate = delegate

    // A slow mouse moves by single points, and so by exactly ten.
    stage.host.touchBegan(at: middle)
    for x in 201...210 { stage.host.touchMoved(to: CGPoint(x: CGFloat(x), y: 300)) }

    XCTAssertEqual(delegate.seen, CGPoint(x: 10, y: 0))
    XCTAssertEqual(pan.state, .began)
    XCTAssertEqual(pan.translation(in: nil), .zero)
    stage.host.touchEnded(at: CGPoint(x: 210, y: 300))
    stage.close()
  }
}
