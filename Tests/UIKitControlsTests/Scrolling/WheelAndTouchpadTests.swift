// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class WheelAndTouchpadTests: UIKitTestCase {
  private let middle = CGPoint(x: 200, y: 300)

  private func notch(_ stage: ScrollStage, _ points: CGFloat = -50, at position: CGPoint? = nil) {
    stage.host.scroll(by: CGVector(dx: 0, dy: points), at: position ?? middle, isContinuous: false)
  }

  // MARK: Wheel

  func testANotchOfTheWheelScrollsByFiftyPointsAlongItsCurve() async {
    let stage = ScrollStage()

    notch(stage)
    let start = stage.host.time
    for frame in stage.frames(for: 0.18) {
      let s = min((frame.time - start) / 0.18, 1)
      XCTAssertEqual(frame.y, 50 * s * s * (3 - 2 * s), accuracy: 0.51)
    }
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 50)
    XCTAssertEqual(stage.log.lines, ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    stage.assertAtRest()
  }

  func testNotchesInSuccessionAddUpWithoutAJumpInVelocity() async {
    let stage = ScrollStage()

    var frames: [(time: Double, y: CGFloat)] = []
    for _ in 0..<6 {
      notch(stage)
      frames += stage.frames(for: 0.05)
    }
    frames += stage.frames(for: 0.6)

    XCTAssertEqual(stage.y, 300)
    let speeds = zip(frames, frames.dropFirst()).map { ($1.y - $0.y) / CGFloat($1.time - $0.time) }
    for (one, next) in zip(speeds, speeds.dropFirst()) {
      XCTAssertLessThan(abs(next - one), 600, "the velocity does not jump")
    }
    XCTAssertTrue(speeds.allSatisfy { $0 >= 0 })
    stage.assertAtRest()
  }

  /// Semantics: wheel-sideways.
  func testAWheelScrollsContentSidewaysThatScrollsOnlySideways() async {
    let stage = ScrollStage(content: CGSize(width: 1200, height: 600))

    notch(stage)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.x, 50)
    notch(stage, 50)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.x, 0)
    stage.assertAtRest()
  }

  func testAWheelOverContentThatScrollsSidewaysScrollsThePageAroundIt() async {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 200))
    inner.contentSize = CGSize(width: 1200, height: 200)
    stage.scroll.addSubview(inner)
    stage.host.flush()

    notch(stage)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.y, 50)
    XCTAssertEqual(inner.contentOffset.x, 0)
  }

  func testReversingTheWheelReversesTheScroll() async {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 500

    notch(stage)
    notch(stage)
    stage.host.advance(by: 0.06)
    notch(stage, 50)
    notch(stage, 50)
    notch(stage, 50)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 450)
    stage.assertAtRest()
  }

  func testTheWheelStopsAtTheEdges() async {
    let stage = ScrollStage(content: CGSize(width: 400, height: 700))

    for _ in 0..<5 { notch(stage) }
    XCTAssertTrue(stage.frames(for: 1).allSatisfy { $0.y <= 100 })
    XCTAssertEqual(stage.y, 100)
    for _ in 0..<5 { notch(stage, 50) }
    XCTAssertTrue(stage.frames(for: 1).allSatisfy { $0.y >= 0 })

    XCTAssertEqual(stage.y, 0)
    stage.assertAtRest()
  }

  func testANotchOfTheWheelTurnsOnePage() async {
    let stage = ScrollStage()
    stage.scroll.isPagingEnabled = true

    for _ in 0..<3 { notch(stage) }
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.y, 600, "notches during the page turn do not count")
    notch(stage)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.y, 1200)
    notch(stage, 50)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 600)
    stage.assertAtRest()
  }

  func testAWheelTakesOverDeceleratingContent() async {
    let stage = ScrollStage()

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    stage.host.advance(by: 0.1)
    let before = stage.y
    notch(stage)
    let frames = stage.frames(for: 1)

    XCTAssertEqual(frames.last?.y ?? 0, before + 50, accuracy: 1)
    XCTAssertTrue(stage.log.lines.contains("didEndDecelerating"))
    stage.assertAtRest()
  }

  // MARK: Touchpad

  func testAHorizontalTouchpadSwipeBeginsAnotherPanEvenIfItStartsVertically() async {
    let stage = ScrollStage()
    var began = false
    let back = UIPanGestureRecognizer { if $0.state == .began { began = true } }
    back.allowedScrollTypesMask = .continuous
    stage.host.window.addGestureRecognizer(back)

    stage.host.scroll(by: CGVector(dx: 0, dy: -1), at: middle)
    swipe(stage, steps: 5, by: 0, dx: 8)

    XCTAssertTrue(began)
    XCTAssertEqual(stage.log.lines, [])
    stage.assertAtRest()
  }

  private func swipe(_ stage: ScrollStage, steps: Int, by points: CGFloat, dx: CGFloat = 0) {
    for _ in 0..<steps {
      stage.host.scroll(by: CGVector(dx: dx, dy: points), at: middle)
      stage.host.advance(by: 0.008)
    }
  }

  func testATouchpadScrollsByItsDeltasOnceItsDirectionIsKnown() async {
    let stage = ScrollStage()

    stage.host.scroll(by: CGVector(dx: -2, dy: -1), at: middle)
    XCTAssertEqual(stage.y, 0)
    stage.host.scroll(by: CGVector(dx: 0, dy: -6), at: middle)
    XCTAssertEqual(stage.y, 7)
    stage.host.scroll(by: CGVector(dx: 0, dy: -1), at: middle)
    XCTAssertEqual(stage.y, 8)
    XCTAssertTrue(stage.scroll.isDragging)
    XCTAssertFalse(stage.scroll.isTracking)

    stage.assertAtRest()
  }

  /// Semantics: touchpad-release.
  func testATouchpadSwipeThatEndsFastDecelerates() async {
    let stage = ScrollStage()

    swipe(stage, steps: 20, by: -10.3)
    XCTAssertEqual(stage.y, 206)
    let frames = stage.frames(for: 0.1)

    // The deceleration begins 24 ms after the last event, with 1290 points per second.
    XCTAssertGreaterThan(frames.last?.y ?? 0, 250)
    XCTAssertTrue(stage.scroll.isDecelerating)
    XCTAssertEqual(stage.log.velocity.y, 1.29, accuracy: 0.05)
    stage.host.advance(by: 4)
    XCTAssertEqual(
      stage.log.lines,
      [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
    stage.assertAtRest()
  }

  /// Semantics: touchpad-release.
  func testATouchpadSwipeThatSlowsDownDoesNotDecelerate() async {
    let stage = ScrollStage()

    swipe(stage, steps: 10, by: -10.3)
    swipe(stage, steps: 10, by: -0.5)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 108)
    XCTAssertEqual(stage.log.lines.last, "didEndDragging false")
    stage.assertAtRest()
  }

  /// The wheel reports eighths of a notch.
  func testAHighResolutionWheelDoesNotDecelerate() async {
    let stage = ScrollStage()

    for _ in 0..<4 {
      swipe(stage, steps: 8, by: -6.25)
      stage.host.advance(by: 0.06)
      XCTAssertFalse(stage.scroll.isDecelerating)
    }
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, 200)
    stage.assertAtRest()
  }

  func testATouchpadScrollTakesOverItsDecelerationAfterAPause() async {
    let stage = ScrollStage()

    swipe(stage, steps: 10, by: -10.3)
    stage.host.advance(by: 0.05)
    XCTAssertTrue(stage.scroll.isDecelerating)
    let stopped = stage.y
    stage.host.scroll(by: CGVector(dx: 0, dy: -2), at: middle)

    XCTAssertEqual(stage.y, stopped + 2)
    XCTAssertTrue(stage.scroll.isDragging)
    stage.assertAtRest()
  }

  func testContentScrolledBeyondItsEdgeByATouchpadReturns() async {
    let stage = ScrollStage()

    swipe(stage, steps: 10, by: 10)
    XCTAssertEqual(stage.y, -(1 - 1 / (100 * 0.55 / 600 + 1)) * 600, accuracy: 0.51)
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.y, 0)
    stage.assertAtRest()
  }

  /// Semantics: gesture-priority.
  func testAHorizontalTouchpadSwipeThatStopsTheContentBeginsNoOtherPan() async {
    let stage = ScrollStage()
    var began = false
    let back = UIPanGestureRecognizer { if $0.state == .began { began = true } }
    back.allowedScrollTypesMask = .continuous
    stage.host.window.addGestureRecognizer(back)

    swipe(stage, steps: 20, by: -10.3)
    stage.host.advance(by: 0.3)
    XCTAssertTrue(stage.scroll.isDecelerating)
    swipe(stage, steps: 10, by: 0, dx: 10)
    stage.host.advance(by: 1)
    XCTAssertFalse(began)

    swipe(stage, steps: 10, by: 0, dx: 10)
    stage.host.advance(by: 1)
    XCTAssertTrue(began, "a swipe over resting content begins the other recognizer")
    stage.assertAtRest()
  }
}
