// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class SliderTests: UIKitTestCase {
  /// The width of 232 points leaves 200 points for the thumb, whose centre moves from 16 to 216. At each end there are
  /// 2 points of inset and half of the thumb's width of 28 points.
  private let frame = CGRect(x: 50, y: 100, width: 232, height: 34)

  private func slider() -> ControlStage<UISlider> { ControlStage(UISlider(), frame: frame) }
  private func x(of value: CGFloat) -> CGFloat { 16 + 200 * value }

  func testADragMovesTheThumbRelativeToTheTouch() async {
    let stage = slider()
    stage.control.value = 0.5
    stage.host.flush()

    stage.host.touchBegan(at: stage.point(x(of: 0.5) + 10, 17))
    XCTAssertEqual(stage.control.value, 0.5)
    XCTAssertEqual(stage.changes, 0)
    stage.host.touchMoved(to: stage.point(x(of: 0.75) + 10, 17))
    XCTAssertEqual(stage.control.value, 0.75, accuracy: 1e-6)
    stage.host.touchEnded(at: stage.point(x(of: 0.75) + 10, 17))

    XCTAssertEqual(stage.control.value, 0.75, accuracy: 1e-6)
    XCTAssertEqual(stage.events, ["down", "value", "primary", "inside", "value", "primary", "up inside"])
    stage.close()
  }

  func testAPressOnTheTrackMovesTheThumbToTheTouch() async {
    let stage = slider()

    stage.host.touchBegan(at: stage.point(x(of: 0.8), 17))
    XCTAssertEqual(stage.control.value, 0.8, accuracy: 1e-6)
    XCTAssertEqual(stage.events, ["down", "value", "primary"])
    stage.host.touchMoved(to: stage.point(x(of: 0.6), 17))
    stage.host.touchEnded(at: stage.point(x(of: 0.6), 17))

    XCTAssertEqual(stage.control.value, 0.6, accuracy: 1e-6)
    stage.close()
  }

  func testADragOfASliderStopsAtTheEndsOfItsRange() async {
    let stage = slider()
    stage.control.minimumValue = -10
    stage.control.maximumValue = 30
    stage.control.value = 10
    stage.host.flush()

    stage.drag(stage.point(x(of: 0.5), 17), stage.point(1000, 17))
    XCTAssertEqual(stage.control.value, 30)
    stage.host.advance(by: 1)
    stage.drag(stage.point(x(of: 1), 17), stage.point(-1000, 17))
    XCTAssertEqual(stage.control.value, -10)
    stage.close()
  }

  func testASliderThatIsNotContinuousSendsValueChangedOnlyAtTheEnd() async {
    let stage = slider()
    stage.control.isContinuous = false
    var tracking: [Bool] = []
    stage.control.addAction(
      UIAction { tracking.append(($0.sender as? UISlider)?.isTracking ?? true) }, for: .valueChanged)

    stage.drag(stage.point(x(of: 0), 17), stage.point(x(of: 0.2), 17), stage.point(x(of: 0.4), 17))

    XCTAssertEqual(stage.control.value, 0.4, accuracy: 1e-6)
    XCTAssertEqual(tracking, [false])
    stage.close()
  }

  func testAReleaseFarFromASliderKeepsTheDraggedValue() async {
    let stage = slider()

    stage.drag(stage.point(x(of: 0), 17), stage.point(x(of: 0.4), 400))

    XCTAssertEqual(stage.control.value, 0.4, accuracy: 1e-6)
    XCTAssertEqual(stage.events.suffix(3), ["value", "primary", "up outside"])
    stage.close()
  }

  func testTheValueOfASliderIsLimitedToItsRange() async {
    let slider = UISlider()

    slider.value = 7
    XCTAssertEqual(slider.value, 1)
    slider.maximumValue = 0.5
    XCTAssertEqual(slider.value, 0.5)
    slider.minimumValue = 2
    XCTAssertEqual(slider.maximumValue, 2)
    XCTAssertEqual(slider.value, 2)
    slider.maximumValue = -1
    XCTAssertEqual(slider.minimumValue, -1)
    XCTAssertEqual(slider.value, -1)
    slider.value = .nan
    XCTAssertEqual(slider.value, -1)
  }

  func testTheTrackOfASliderIsFilledUpToTheThumb() async {
    let stage = slider()
    let (filled, thumb) = (stage.control.subviews[1], stage.control.subviews[2])

    stage.control.value = 0.25
    stage.host.flush()

    XCTAssertEqual(thumb.frame.midX, x(of: 0.25), accuracy: 1e-3)
    XCTAssertEqual(thumb.frame.size, CGSize(width: 28, height: 28))
    XCTAssertEqual(filled.frame.maxX, x(of: 0.25), accuracy: 1e-3)
    stage.close()
  }

  func testAPanRecognizerReceivesOnlyVerticalDragsOfASlider() async {
    let stage = slider()
    var pans = 0
    stage.host.window.addGestureRecognizer(UIPanGestureRecognizer { pans += $0.state == .began ? 1 : 0 })

    stage.drag(stage.point(x(of: 0), 17), stage.point(x(of: 0.2), 17), stage.point(x(of: 0.4), 17))
    XCTAssertEqual(pans, 0)
    XCTAssertEqual(stage.control.value, 0.4, accuracy: 1e-6)

    stage.host.advance(by: 1)
    stage.clear()
    stage.drag(stage.point(x(of: 0.4), 17), stage.point(x(of: 0.4), 32), stage.point(x(of: 0.4), 60))
    XCTAssertEqual(pans, 1)
    XCTAssertEqual(stage.events.last, "cancel")
    stage.close()
  }

  func testSettingASlidersValueAnimatedMovesItsThumbGradually() async throws {
    let stage = slider()
    let thumb = stage.control.subviews[2]

    stage.control.setValue(1, animated: true)
    XCTAssertEqual(stage.control.value, 1)
    stage.host.advance(by: 0.1)
    let shown = try XCTUnwrap(thumb.layer.presentation()).frame.midX

    XCTAssertGreaterThan(shown, x(of: 0) + 1)
    XCTAssertLessThan(shown, x(of: 1) - 1)
    XCTAssertEqual(stage.events, [])
    XCTAssertTrue(stage.host.advanceToRest())
    stage.close()
  }
}
