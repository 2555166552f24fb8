// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class DragTests: UIKitTestCase {
  func testTheContentFollowsTheFingerBeyondTheDeadZone() async {
    let stage = ScrollStage()

    stage.pull(100)
    XCTAssertEqual(stage.y, 90)
    XCTAssertTrue(stage.scroll.isTracking)
    XCTAssertTrue(stage.scroll.isDragging)
    XCTAssertFalse(stage.scroll.isDecelerating)
    stage.host.touchMoved(to: CGPoint(x: 200, y: 150))
    XCTAssertEqual(stage.y, 140)
    stage.release(at: CGPoint(x: 200, y: 150))

    stage.assertAtRest()
  }

  func testTheTranslationOfThePanRecognizerIncludesTheWholeDrag() async {
    let stage = ScrollStage()
    var translations: [CGFloat] = []
    stage.log.onScroll = { translations.append($0.panGestureRecognizer.translation(in: $0.superview).y) }

    stage.pull(100)

    XCTAssertEqual(translations.last, -90)
    XCTAssertEqual(translations, translations.sorted(by: >))
    stage.scroll.panGestureRecognizer.setTranslation(.zero, in: nil)
    stage.host.touchMoved(to: CGPoint(x: 200, y: 195))
    XCTAssertEqual(translations.last, -5)
    XCTAssertEqual(stage.y, 95)
    stage.release(at: CGPoint(x: 200, y: 200))
    stage.assertAtRest()
  }

  func testADragReleasedWithoutVelocityDoesNotDecelerate() async {
    let stage = ScrollStage()

    stage.pull(160)
    stage.host.advance(by: 0.2)
    stage.release(at: CGPoint(x: 200, y: 140))
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.log.lines, ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    XCTAssertEqual(stage.log.velocity, .zero)
    XCTAssertEqual(stage.y, 150)
    stage.assertAtRest()
  }

  func testADragBeyondTheEdgeMeetsResistanceAndTheContentReturns() async {
    let stage = ScrollStage()

    stage.pull(-210)
    XCTAssertEqual(stage.y, -(1 - 1 / (200 * 0.55 / 600 + 1)) * 600, accuracy: 0.51)
    stage.host.advance(by: 0.2)
    stage.release(at: CGPoint(x: 200, y: 510))
    let start = stage.host.time
    let overshoot = stage.y
    let omega = 2 * Double.pi / 0.575
    for frame in stage.frames(for: 0.5) {
      let t = frame.time - start
      XCTAssertEqual(frame.y, overshoot * exp(-omega * t) * (1 + omega * t), accuracy: 0.51)
    }
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.y, 0)
    XCTAssertEqual(
      stage.log.lines,
      [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
    stage.assertAtRest()
  }

  func testWithoutBouncesTheContentStopsAtItsEdge() async {
    let stage = ScrollStage(content: CGSize(width: 400, height: 1000))
    stage.scroll.bounces = false

    stage.pull(-100)
    XCTAssertEqual(stage.y, 0)
    stage.host.touchMoved(to: CGPoint(x: 200, y: 390))
    XCTAssertEqual(stage.y, 10, "the content follows a reversal at once")
    stage.release(at: CGPoint(x: 200, y: 390))
    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))

    XCTAssertTrue(stage.frames(for: 2).allSatisfy { $0.y <= 400 })
    XCTAssertEqual(stage.y, 400)
    stage.assertAtRest()
  }

  func testContentThatFitsDoesNotScrollUnlessItAlwaysBounces() async {
    let stage = ScrollStage(content: CGSize(width: 400, height: 300))

    stage.pull(-100)
    stage.release(at: CGPoint(x: 200, y: 400))
    XCTAssertEqual(stage.log.lines, [])
    stage.scroll.alwaysBounceVertical = true
    stage.pull(-100)
    XCTAssertLessThan(stage.y, -40)
    stage.release(at: CGPoint(x: 200, y: 400))
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.y, 0)
    stage.assertAtRest()
  }

  func testATouchThatStopsTheContentIsNotATap() async {
    let stage = ScrollStage()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.scroll.addSubview(button)
    let tap = UITapGestureRecognizer { _ in taps += 1 }
    stage.host.window.addGestureRecognizer(tap)

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    stage.host.advance(by: 0.1)
    stage.log.clear()
    stage.host.touchBegan(at: CGPoint(x: 200, y: 300))
    let stopped = stage.y
    XCTAssertEqual(stage.log.lines, ["didEndDecelerating"])
    stage.host.advance(by: 0.3)
    XCTAssertEqual(stage.y, stopped)
    stage.release(at: CGPoint(x: 200, y: 300))
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.y, stopped)
    XCTAssertEqual(taps, 0)
    stage.host.tap(at: CGPoint(x: 200, y: 300))
    stage.host.advance(by: 1)
    XCTAssertGreaterThan(taps, 0, "resting content receives taps")
    stage.assertAtRest()
  }

  func testADragThatStopsTheContentHasNoDeadZone() async {
    let stage = ScrollStage()

    stage.pull(160)
    stage.release(at: CGPoint(x: 200, y: 140))
    stage.host.advance(by: 0.1)
    stage.host.touchBegan(at: CGPoint(x: 200, y: 300))
    let stopped = stage.y
    stage.host.touchMoved(to: CGPoint(x: 200, y: 297))
    XCTAssertEqual(stage.y, stopped + 3)
    stage.release(at: CGPoint(x: 200, y: 297))

    stage.assertAtRest()
  }

  func testATouchHoldsBouncingContentUntilItsRelease() async {
    let stage = ScrollStage()

    stage.pull(-210)
    stage.release(at: CGPoint(x: 200, y: 510))
    stage.host.advance(by: 0.05)
    stage.host.touchBegan(at: CGPoint(x: 200, y: 300))
    let stopped = stage.y
    XCTAssertLessThan(stopped, -20)
    stage.host.advance(by: 0.3)
    XCTAssertEqual(stage.y, stopped)
    stage.release(at: CGPoint(x: 200, y: 300))
    stage.host.advance(by: 2)

    XCTAssertEqual(stage.y, 0)
    stage.assertAtRest()
  }

  func testTheDelegateCanShiftTheOffsetDuringDeceleration() async {
    let stage = ScrollStage()
    stage.log.onScroll = { if $0.contentOffset.y > 400 { $0.contentOffset.y -= 300 } }
    stage.log.clear()

    stage.pull(160)
    let start = stage.host.time
    stage.release(at: CGPoint(x: 200, y: 140))
    var (shifts, last) = (0, CGFloat(150))
    for frame in stage.frames(for: 0.8) {
      if frame.y < last { shifts += 1 }
      last = frame.y
      let elapsed = (frame.time - start) * 1000
      let expected = 150 + stage.log.velocity.y * (pow(0.998, elapsed) - 1) / log(0.998)
      XCTAssertEqual(frame.y + 300 * CGFloat(shifts), expected, accuracy: 1.01 + CGFloat(shifts))
    }

    XCTAssertEqual(shifts, 2)
    stage.assertAtRest()
  }

  func testADragWithDirectionalLockScrollsOnlyAlongItsAxis() async {
    let stage = ScrollStage(content: CGSize(width: 3000, height: 3000))
    stage.scroll.isDirectionalLockEnabled = true

    stage.host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 180, y: 300), duration: 0.1)
    stage.host.advance(by: 3)
    XCTAssertEqual(stage.x, 0)
    XCTAssertGreaterThan(stage.y, 90)

    stage.scroll.isDirectionalLockEnabled = false
    stage.host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 180, y: 300), duration: 0.1)
    XCTAssertGreaterThan(stage.x, 0)
    stage.assertAtRest()
  }

  func testAScrollViewIsReleasedDuringItsDeceleration() async {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    assertNothingLeaks {
      let scroll = UIScrollView(frame: host.window.bounds)
      scroll.contentSize = CGSize(width: 400, height: 3000)
      host.window.addSubview(scroll)
      host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200), duration: 0.1)
      host.advance(by: 0.1)
      scroll.removeFromSuperview()
      host.advance(by: 1)
      return [scroll, scroll.layer]
    }
    XCTAssertFalse(DisplayLinks.needsTicks)
    host.window.close()
  }
}
