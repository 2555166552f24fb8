// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// The delay, the delivery and the cancellation of touches in the content of a scroll view.
@MainActor
final class ContentTouchTests: UIKitTestCase {
  private let inside = CGPoint(x: 200, y: 300)

  private func content(in stage: ScrollStage) -> (view: TouchView, log: GestureLog) {
    let log = GestureLog()
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 400, height: 3000), log: log)
    stage.scroll.addSubview(view)
    stage.host.flush()
    return (view, log)
  }

  func testTheContentReceivesAStationaryTouchAfterADelay() async {
    let stage = ScrollStage()
    let (_, log) = content(in: stage)

    stage.host.touchBegan(at: inside)
    stage.host.advance(by: 0.14)
    XCTAssertEqual(log.lines, [])
    stage.host.advance(by: 0.02)
    XCTAssertEqual(log.lines, ["view began"])
    stage.host.touchEnded(at: inside)

    XCTAssertEqual(log.lines, ["view began", "view ended"])
    stage.assertAtRest()
  }

  func testTheContentReceivesAShortTapAtItsEnd() async {
    let stage = ScrollStage()
    let (_, log) = content(in: stage)

    stage.host.tap(at: inside)

    XCTAssertEqual(log.lines, ["view began", "view ended"])
    stage.assertAtRest()
  }

  func testTheContentDoesNotReceiveAQuickDrag() async {
    let stage = ScrollStage()
    let (_, log) = content(in: stage)

    stage.host.drag(from: inside, to: CGPoint(x: 200, y: 200), duration: 0.1)

    XCTAssertEqual(log.lines, [])
    stage.assertAtRest()
  }

  func testTheContentReceivesADragAlongAnAxisThatDoesNotScroll() async {
    let stage = ScrollStage()
    let (_, log) = content(in: stage)

    stage.host.touchBegan(at: inside)
    stage.host.move(from: inside, to: CGPoint(x: 250, y: 300), duration: 0.05)

    XCTAssertEqual(Array(log.lines.prefix(2)), ["view began", "view moved"])
    stage.host.touchEnded(at: CGPoint(x: 250, y: 300))
    stage.assertAtRest()
  }

  func testADragCancelsTheTouchOfTheContentButNotOfAControl() async {
    let stage = ScrollStage()
    let (view, log) = content(in: stage)

    stage.host.touchBegan(at: inside)
    stage.host.advance(by: 0.2)
    stage.host.move(from: inside, to: CGPoint(x: 200, y: 200), duration: 0.1)
    XCTAssertEqual(log.lines.last, "view cancelled")
    XCTAssertEqual(stage.y, 90)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 200))
    stage.host.advance(by: 4)
    let y = stage.y

    let button = UIButton(frame: view.bounds)
    view.addSubview(button)
    stage.host.touchBegan(at: inside)
    stage.host.advance(by: 0.2)
    XCTAssertTrue(button.isHighlighted)
    stage.host.move(from: inside, to: CGPoint(x: 200, y: 200), duration: 0.1)
    XCTAssertEqual(stage.y, y)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 200))
    stage.assertAtRest()
  }

  func testWithoutCanCancelContentTouchesADragDoesNotCancelTheTouchOfTheContent() async {
    let stage = ScrollStage()
    let (_, log) = content(in: stage)
    stage.scroll.canCancelContentTouches = false

    stage.host.touchBegan(at: inside)
    stage.host.advance(by: 0.2)
    stage.host.move(from: inside, to: CGPoint(x: 200, y: 200), duration: 0.1)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 200))

    XCTAssertEqual(stage.y, 0)
    XCTAssertEqual(log.lines.last, "view ended")
    stage.assertAtRest()
  }

  func testWithoutDelaysContentTouchesTheContentReceivesTouchesAtOnce() async {
    let stage = ScrollStage()
    let (_, log) = content(in: stage)
    stage.scroll.delaysContentTouches = false

    stage.host.touchBegan(at: inside)

    XCTAssertEqual(log.lines, ["view began"])
    stage.host.touchEnded(at: inside)
    stage.assertAtRest()
  }

  func testASubclassCanWithholdTouchesFromTheContent() async {
    final class Withholding: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        false
      }
    }
    let stage = ScrollStage(make: { Withholding() })
    let (_, log) = content(in: stage)

    stage.host.tap(at: inside)
    stage.host.touchBegan(at: inside)
    stage.host.advance(by: 0.3)
    stage.host.move(from: inside, to: CGPoint(x: 200, y: 200), duration: 0.1)

    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(stage.y, 90)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 200))
    stage.assertAtRest()
  }
}
