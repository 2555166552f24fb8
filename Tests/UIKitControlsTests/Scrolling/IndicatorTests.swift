// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls

@MainActor
final class IndicatorTests: UIKitTestCase {
  /// Returns the layer of the indicator, which is not the layer of a subview.
  private func bar(_ stage: ScrollStage) -> CALayer? {
    stage.scroll.layer.sublayers?.first { layer in !stage.scroll.subviews.contains { $0.layer === layer } }
  }

  func testTheLengthAndThePositionOfAnIndicatorShowTheVisiblePart() async {
    let axis = ScrollAxis(range: 0...1800, extent: 600, isMovable: true, bounces: true)

    XCTAssertEqual(ScrollIndicator.bar(in: 594, offset: 0, axis: axis).length, 148.5)
    XCTAssertEqual(ScrollIndicator.bar(in: 594, offset: 0, axis: axis).start, 0)
    XCTAssertEqual(ScrollIndicator.bar(in: 594, offset: 900, axis: axis).start, 222.75)
    XCTAssertEqual(ScrollIndicator.bar(in: 594, offset: 1800, axis: axis).start, 445.5)
    // Beyond the ends of the content, the indicator shrinks at the edge.
    XCTAssertEqual(ScrollIndicator.bar(in: 594, offset: -100, axis: axis).length, 48.5)
    XCTAssertEqual(ScrollIndicator.bar(in: 594, offset: -100, axis: axis).start, 0)
    XCTAssertEqual(ScrollIndicator.bar(in: 594, offset: 1900, axis: axis).start, 545.5)
    XCTAssertEqual(ScrollIndicator.bar(in: 594, offset: -900, axis: axis).length, 8)
  }

  func testAnIndicatorIsVisibleWhileTheContentMovesAndThenFadesOut() async {
    let stage = ScrollStage()
    XCTAssertNil(bar(stage))

    stage.pull(100)
    let shown = bar(stage)
    XCTAssertEqual(shown?.opacity, 1)
    XCTAssertEqual(shown?.frame.minX ?? 0, 394, "3 points wide and 3 points from the edge")
    XCTAssertEqual(stage.scroll.subviews, [])
    stage.host.advance(by: 0.2)
    stage.release(at: CGPoint(x: 200, y: 200))
    stage.host.advance(by: 0.4)
    XCTAssertEqual(shown?.opacity, 1)
    stage.host.advance(by: 0.2)

    XCTAssertEqual(shown?.opacity, 0)
    stage.assertAtRest()
  }

  func testFlashScrollIndicatorsShowsAnIndicatorForAboutASecond() async {
    let stage = ScrollStage()

    stage.scroll.flashScrollIndicators()
    XCTAssertEqual(bar(stage)?.opacity, 1)
    stage.host.advance(by: 1.1)

    XCTAssertEqual(bar(stage)?.opacity, 0)
    stage.assertAtRest()
  }

  func testAnIndicatorIsThickerUnderThePointerAndCanBeDragged() async {
    let stage = ScrollStage(content: CGSize(width: 400, height: 6000))
    let edge = CGPoint(x: 393, y: 20)

    stage.host.input.pointerMoved(to: edge)
    stage.host.flush()
    XCTAssertEqual(bar(stage)?.opacity, 1)
    XCTAssertEqual(bar(stage)?.frame.width, 8)
    stage.host.touchBegan(at: edge)
    stage.host.move(from: edge, to: CGPoint(x: 393, y: 120), duration: 0.2)
    // The indicator is 59.4 points long on a track of 594 points. The remaining track corresponds to the 5400 points by
    // which the content can scroll.
    XCTAssertEqual(stage.y, 100 / (594 - 59.4) * 5400, accuracy: 1)
    stage.host.move(from: CGPoint(x: 393, y: 120), to: CGPoint(x: 300, y: -200), duration: 0.2)
    XCTAssertEqual(stage.y, 0, "an indicator cannot be dragged beyond its track")
    stage.host.touchEnded(at: CGPoint(x: 300, y: -200))
    stage.host.input.pointerMoved(to: CGPoint(x: 100, y: 100))
    stage.host.advance(by: 2)

    XCTAssertEqual(bar(stage)?.opacity, 0)
    XCTAssertEqual(stage.log.lines, ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    stage.assertAtRest()
  }

  func testTheContentReceivesTapsAtTheEdgeWhileTheIndicatorIsHidden() async {
    let stage = ScrollStage()
    var taps = 0
    stage.scroll.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })

    stage.host.tap(at: CGPoint(x: 393, y: 20))
    stage.scroll.showsVerticalScrollIndicator = false
    stage.host.input.pointerMoved(to: CGPoint(x: 393, y: 20))
    stage.host.tap(at: CGPoint(x: 393, y: 20))

    XCTAssertEqual(taps, 2)
    XCTAssertNil(bar(stage))
    stage.assertAtRest()
  }
}
