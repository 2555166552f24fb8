// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class ZoomTests: UIKitTestCase {
  private func stage() -> (ScrollStage, UIView) {
    let stage = ScrollStage(content: CGSize(width: 400, height: 600))
    let zoomedView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    stage.scroll.addSubview(zoomedView)
    stage.log.zoomed = zoomedView
    stage.scroll.minimumZoomScale = 0.5
    stage.scroll.maximumZoomScale = 4
    stage.host.flush()
    stage.log.clear()
    return (stage, zoomedView)
  }

  func testSettingTheZoomScaleScalesTheContentAboutTheCentre() async {
    let (stage, zoomedView) = stage()

    stage.scroll.zoomScale = 2

    XCTAssertEqual(zoomedView.frame, CGRect(x: 0, y: 0, width: 800, height: 1200))
    XCTAssertEqual(stage.scroll.contentSize, CGSize(width: 800, height: 1200))
    XCTAssertEqual(stage.scroll.contentOffset, CGPoint(x: 200, y: 300))
    XCTAssertTrue(stage.log.lines.contains("zoom"))
    stage.scroll.zoomScale = 9
    XCTAssertEqual(stage.scroll.zoomScale, 4)
    stage.assertAtRest()
  }

  func testAPinchKeepsThePointBetweenTheFingersInPlace() async {
    let (stage, zoomedView) = stage()

    stage.host.touchBegan(at: CGPoint(x: 90, y: 200), id: 1)
    stage.host.touchBegan(at: CGPoint(x: 110, y: 200), id: 2)
    stage.host.touchMoved(to: CGPoint(x: 120, y: 200), id: 2)
    XCTAssertTrue(stage.scroll.isZooming)
    let fixedPoint = zoomedView.convert(CGPoint(x: 105, y: 200), from: stage.host.window)
    stage.host.touchMoved(to: CGPoint(x: 60, y: 200), id: 1)
    stage.host.touchMoved(to: CGPoint(x: 150, y: 200), id: 2)
    XCTAssertEqual(stage.scroll.zoomScale, 3, accuracy: 1e-6)
    let shown = zoomedView.convert(fixedPoint, to: stage.host.window)
    XCTAssertEqual(shown.x, 105, accuracy: 0.51)
    XCTAssertEqual(shown.y, 200, accuracy: 0.51)
    stage.host.touchEnded(at: CGPoint(x: 150, y: 200), id: 2)
    stage.host.touchEnded(at: CGPoint(x: 60, y: 200), id: 1)
    stage.host.advance(by: 1)

    XCTAssertFalse(stage.scroll.isZooming)
    XCTAssertEqual(stage.log.lines.filter { $0.contains("Zooming") }, ["willBeginZooming", "didEndZooming 3.0"])
    stage.assertAtRest()
  }

  func testAPinchBeyondTheLimitMeetsResistanceAndTheScaleReturns() async {
    let (stage, zoomedView) = stage()

    for step in 1...20 {
      stage.host.input.pinched(
        scale: 1 - 0.04 * CGFloat(step), angle: 0, at: CGPoint(x: 200, y: 300), time: stage.host.time)
      stage.host.advance(by: 0.016)
    }
    XCTAssertEqual(stage.scroll.zoomScale, 0.5 * pow(0.4, 0.35), accuracy: 1e-6)
    stage.host.input.pinchEnded(time: stage.host.time)
    XCTAssertTrue(stage.scroll.isZoomBouncing)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.scroll.zoomScale, 0.5)
    XCTAssertEqual(zoomedView.frame.size, CGSize(width: 200, height: 300))
    XCTAssertEqual(stage.log.lines.last, "didEndZooming 0.5")
    stage.assertAtRest()
  }

  func testControlAndTheWheelZoomAboutThePointer() async {
    let (stage, zoomedView) = stage()
    let pointer = CGPoint(x: 300, y: 100)

    for _ in 0..<4 {
      stage.host.input.wheelPinched(notches: 1, at: pointer, time: stage.host.time)
      stage.host.advance(by: 0.1)
    }
    stage.host.advance(by: 0.5)

    XCTAssertEqual(stage.scroll.zoomScale, pow(1.1, 4), accuracy: 1e-6)
    let shown = zoomedView.convert(pointer, to: stage.host.window)
    XCTAssertEqual(shown.x, 300, accuracy: 1)
    XCTAssertEqual(shown.y, 100, accuracy: 1)
    stage.assertAtRest()
  }

  func testZoomToRectCentresTheRectangle() async {
    let (stage, zoomedView) = stage()

    stage.scroll.zoom(to: CGRect(x: 300, y: 100, width: 100, height: 100), animated: true)
    XCTAssertTrue(stage.scroll.isZoomAnimating)
    stage.host.advance(by: 1)

    XCTAssertEqual(stage.scroll.zoomScale, 4)
    let middle = zoomedView.convert(CGPoint(x: 350, y: 150), to: stage.host.window)
    XCTAssertEqual(middle.x, 200, accuracy: 0.51)
    XCTAssertEqual(middle.y, 300, accuracy: 0.51)
    XCTAssertEqual(stage.log.lines.filter { $0.contains("Zooming") }, ["willBeginZooming", "didEndZooming 4.0"])
    stage.assertAtRest()
  }

  func testAPinchAlsoScrollsWithTheMovementOfTheFingers() async {
    let (stage, zoomedView) = stage()
    stage.scroll.zoomScale = 3
    let before = stage.scroll.contentOffset

    stage.host.touchBegan(at: CGPoint(x: 100, y: 200), id: 1)
    stage.host.touchBegan(at: CGPoint(x: 200, y: 200), id: 2)
    stage.host.touchMoved(to: CGPoint(x: 215, y: 200), id: 2)
    let fixedPoint = zoomedView.convert(CGPoint(x: 157.5, y: 200), from: stage.host.window)
    for step in 1...10 {
      stage.host.touchMoved(to: CGPoint(x: 100 - CGFloat(step) * 5, y: 200), id: 1)
      stage.host.touchMoved(to: CGPoint(x: 215 - CGFloat(step) * 5, y: 200), id: 2)
    }
    let shown = zoomedView.convert(fixedPoint, to: stage.host.window)
    XCTAssertEqual(shown.x, 107.5, accuracy: 1)
    XCTAssertNotEqual(stage.scroll.contentOffset, before)
    stage.host.touchEnded(at: CGPoint(x: 165, y: 200), id: 2)
    stage.host.touchEnded(at: CGPoint(x: 50, y: 200), id: 1)

    stage.assertAtRest()
  }

  func testAPinchInAScrollViewThatCannotZoomBeginsAnotherRecognizer() async {
    let (stage, _) = stage()
    stage.log.zoomed = nil
    XCTAssertNil(stage.scroll.pinchGestureRecognizer)
    var began = false
    stage.host.window.addGestureRecognizer(UIPinchGestureRecognizer { if $0.state == .began { began = true } })

    stage.host.input.wheelPinched(notches: 1, at: CGPoint(x: 200, y: 300), time: stage.host.time)
    stage.host.advance(by: 1)

    XCTAssertTrue(began)
    XCTAssertEqual(stage.scroll.zoomScale, 1)
    stage.assertAtRest()
  }
}
