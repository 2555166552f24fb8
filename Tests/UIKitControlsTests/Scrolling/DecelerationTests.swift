// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

/// The motion of the content after a drag.
@MainActor
final class DecelerationTests: UIKitTestCase {
  func testTheDecelerationAfterADragFollowsItsFormula() async {
    let stage = ScrollStage()

    stage.pull(160)
    let start = stage.host.time
    stage.release(at: CGPoint(x: 200, y: 140))
    XCTAssertEqual(stage.log.velocity.y, 1.6, accuracy: 0.01)
    let velocity = stage.log.velocity.y

    for frame in stage.frames(for: 1) {
      let elapsed = (frame.time - start) * 1000
      XCTAssertEqual(frame.y, 150 + velocity * (pow(0.998, elapsed) - 1) / log(0.998), accuracy: 0.51, "\(elapsed) ms")
    }
    stage.host.advance(by: 3)
    XCTAssertEqual(stage.y, stage.log.proposed.y)
    XCTAssertEqual(stage.y, 150 - velocity / log(0.998), accuracy: 0.51)
    stage.assertAtRest()
  }

  func testAFlickSendsTheDelegateCallsInUIKitsOrder() async {
    let stage = ScrollStage()

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    stage.host.advance(by: 4)

    XCTAssertEqual(
      stage.log.lines,
      [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
    stage.assertAtRest()
  }

  func testTheDelegateCanChangeTheTargetOfADeceleration() async {
    let stage = ScrollStage()
    stage.log.target = CGPoint(x: 0, y: 777)

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    var last: CGFloat = 150
    for frame in stage.frames(for: 3) {
      XCTAssertGreaterThanOrEqual(frame.y, last)
      last = frame.y
    }

    XCTAssertEqual(stage.y, 777)
    stage.assertAtRest()
  }

  func testAFlickPastTheEdgeBouncesWithItsVelocity() async {
    let stage = ScrollStage(content: CGSize(width: 400, height: 1000))

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    let frames = stage.frames(for: 3)

    XCTAssertGreaterThan(frames.map(\.y).max() ?? 0, 420, "the content passes the edge at 400")
    // No step between two frames exceeds the velocity of the release.
    for (one, next) in zip(frames, frames.dropFirst()) {
      XCTAssertLessThanOrEqual(abs(next.y - one.y), 1600 * CGFloat(next.time - one.time) + 1)
    }
    XCTAssertEqual(stage.y, 400)
    stage.assertAtRest()
  }

  func testPagingMovesInTheDirectionOfAFlickOrToTheNearestPage() async {
    let stage = ScrollStage(content: CGSize(width: 400, height: 3000))
    stage.scroll.isPagingEnabled = true

    stage.pull(110)
    stage.release(at: CGPoint(x: 200, y: 190))
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.y, 600, "a flick moves to the next page")
    stage.pull(110)
    stage.host.advance(by: 0.2)
    stage.release(at: CGPoint(x: 200, y: 190))
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.y, 600, "a short drag returns to the nearest page")
    stage.pull(400, from: CGPoint(x: 200, y: 550))
    stage.host.advance(by: 0.2)
    stage.release(at: CGPoint(x: 200, y: 150))
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.y, 1200, "a drag of more than half a page moves to the next one")
    stage.pull(-150)
    stage.release(at: CGPoint(x: 200, y: 450))
    stage.host.advance(by: 2)
    XCTAssertEqual(stage.y, 600, "a flick back moves to the previous page")

    stage.assertAtRest()
  }

  // Semantics: scroll-stops-at-offset.
  func testATargetAtThePresentOffsetStopsTheContentAtOnceAndAnAnimationMovesIt() async {
    let stage = ScrollStage()
    stage.log.onWillEndDragging = { scroll, target in target.pointee = scroll.contentOffset }
    stage.log.onDidEndDragging = { scroll in UIView.animate(withDuration: 0.3) { scroll.contentOffset.y = 500 } }

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))

    for frame in stage.frames(for: 0.5) { XCTAssertEqual(frame.y, 500) }
    XCTAssertEqual(
      stage.log.lines.prefix(4), ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    XCTAssertFalse(stage.log.lines.contains("willBeginDecelerating"))
    stage.assertAtRest()
  }

  func testAnOffsetThatTheDelegateSetsAtTheReleaseEndsTheMotion() async {
    let stage = ScrollStage()
    stage.log.onDidEndDragging = { $0.contentOffset.y = 500 }

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 500)
    stage.assertAtRest()
  }

  func testTheContentIsTrackedWhileTheDelegateIsAskedForTheTarget() async {
    let stage = ScrollStage()
    var tracking: [Bool] = []
    stage.log.onWillEndDragging = { scroll, _ in tracking += [scroll.isTracking, scroll.isDragging] }
    stage.log.onDidEndDragging = { tracking.append($0.isTracking) }

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))

    XCTAssertEqual(tracking, [true, true, false])
    stage.host.advance(by: 4)
    stage.assertAtRest()
  }

  func testADecelerationRateOutsideItsRangeIsReportedAndTheContentStops() async {
    let stage = ScrollStage()
    let log = WarningLog()

    stage.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0)
    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))

    XCTAssertEqual(log.messages.count, 1)
    stage.assertAtRest()
  }
}
