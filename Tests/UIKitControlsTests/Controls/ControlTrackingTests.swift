// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class ControlTrackingTests: UIKitTestCase {
  private let frame = CGRect(x: 150, y: 250, width: 100, height: 40)

  func testATapSendsTouchDownAndTouchUpInside() async {
    let stage = ControlStage(UIControl(), frame: frame)

    stage.host.touchBegan(at: stage.middle)
    XCTAssertEqual(stage.events, ["down"])
    XCTAssertTrue(stage.control.isTracking)
    XCTAssertTrue(stage.control.isTouchInside)
    XCTAssertEqual(stage.control.state, .highlighted)
    stage.host.touchEnded(at: stage.middle)

    XCTAssertEqual(stage.events, ["down", "up inside"])
    XCTAssertFalse(stage.control.isTracking)
    XCTAssertFalse(stage.control.isTouchInside)
    XCTAssertEqual(stage.control.state, .normal)
    stage.close()
  }

  func testADragOutOfAControlAndBackSendsExitAndEnter() async {
    let stage = ControlStage(UIControl(), frame: frame)
    let far = CGPoint(x: 200, y: 450)

    stage.host.touchBegan(at: stage.middle)
    stage.host.touchMoved(to: CGPoint(x: 210, y: 270))
    stage.host.touchMoved(to: far)
    XCTAssertFalse(stage.control.isHighlighted)
    stage.host.touchMoved(to: CGPoint(x: 200, y: 460))
    stage.host.touchMoved(to: stage.middle)
    XCTAssertTrue(stage.control.isHighlighted)
    stage.host.touchEnded(at: stage.middle)

    XCTAssertEqual(
      stage.events, ["down", "inside", "outside", "exit", "outside", "inside", "enter", "up inside"])
    stage.close()
  }

  func testATouchWithinSeventyPointsOfAControlCountsAsInside() async {
    let stage = ControlStage(UIControl(), frame: frame)

    stage.drag(stage.middle, CGPoint(x: 200, y: 250 + 40 + 69))
    XCTAssertEqual(stage.events, ["down", "inside", "up inside"])

    stage.clear()
    stage.host.advance(by: 1)
    stage.drag(stage.middle, CGPoint(x: 200, y: 250 + 40 + 71))
    XCTAssertEqual(stage.events, ["down", "outside", "exit", "up outside"])
    stage.close()
  }

  func testAReleaseFarAwayWithoutAMovementIsTouchUpOutside() async {
    let stage = ControlStage(UIControl(), frame: frame)

    stage.host.touchBegan(at: stage.middle)
    stage.host.touchEnded(at: CGPoint(x: 10, y: 590))

    XCTAssertEqual(stage.events, ["down", "up outside"])
    stage.close()
  }

  func testTheSecondPressOfADoubleClickSendsTouchDownRepeat() async {
    let stage = ControlStage(UIControl(), frame: frame)

    stage.host.tap(at: stage.middle)
    stage.host.advance(by: 0.1)
    stage.host.tap(at: stage.middle)

    XCTAssertEqual(stage.events, ["down", "up inside", "down", "repeat", "up inside"])
    stage.close()
  }

  func testAControlDoesNotTrackASecondTouch() async {
    let control = UIControl()
    control.isMultipleTouchEnabled = true
    let stage = ControlStage(control, frame: frame)

    stage.host.touchBegan(at: stage.middle, id: 1)
    stage.host.touchBegan(at: stage.middle, id: 2)
    stage.host.touchEnded(at: stage.middle, id: 2)
    XCTAssertEqual(stage.events, ["down"])
    XCTAssertTrue(control.isTracking)
    stage.host.touchEnded(at: stage.middle, id: 1)

    XCTAssertEqual(stage.events, ["down", "up inside"])
    stage.close()
  }

  func testACancelledTouchSendsTouchCancel() async {
    let stage = ControlStage(UIControl(), frame: frame)

    stage.host.touchBegan(at: stage.middle)
    stage.host.cancelTouches()

    XCTAssertEqual(stage.events, ["down", "cancel"])
    XCTAssertFalse(stage.control.isTracking)
    XCTAssertFalse(stage.control.isHighlighted)
    stage.close()
  }

  func testDisablingAControlDuringATouchSendsTouchCancelOnce() async {
    let stage = ControlStage(UIControl(), frame: frame)

    stage.host.touchBegan(at: stage.middle)
    stage.control.isEnabled = false
    XCTAssertEqual(stage.events, ["down", "cancel"])
    XCTAssertEqual(stage.control.state, .disabled)
    stage.host.touchMoved(to: CGPoint(x: 205, y: 270))
    stage.host.touchEnded(at: stage.middle)
    XCTAssertEqual(stage.events, ["down", "cancel"])

    stage.control.isEnabled = true
    stage.host.advance(by: 1)
    stage.host.tap(at: stage.middle)
    XCTAssertEqual(stage.events, ["down", "cancel", "down", "up inside"])
    stage.close()
  }

  func testAControlDisabledByItsTouchDownActionStopsTracking() async {
    let stage = ControlStage(UIControl(), frame: frame)
    stage.control.addAction(UIAction { action in (action.sender as? UIControl)?.isEnabled = false }, for: .touchDown)

    stage.host.tap(at: stage.middle)

    XCTAssertEqual(stage.events, ["down", "cancel"])
    XCTAssertFalse(stage.control.isTracking)
    stage.close()
  }

  func testADisabledControlSendsNoEvents() async {
    let stage = ControlStage(UIControl(), frame: frame)
    stage.control.isEnabled = false

    stage.drag(stage.middle, CGPoint(x: 210, y: 270))

    XCTAssertEqual(stage.events, [])
    stage.close()
  }

  func testRemovingAControlDuringATouchSendsTouchCancel() async {
    let stage = ControlStage(UIControl(), frame: frame)

    stage.host.touchBegan(at: stage.middle)
    stage.control.removeFromSuperview()

    XCTAssertEqual(stage.events, ["down", "cancel"])
    XCTAssertFalse(stage.control.isHighlighted)
    stage.close()
  }

  func testAPanRecognizerOfASuperviewCancelsTheTouch() async {
    let stage = ControlStage(UIControl(), frame: frame)
    stage.host.window.addGestureRecognizer(UIPanGestureRecognizer())

    stage.drag(stage.middle, CGPoint(x: 205, y: 270), CGPoint(x: 240, y: 270), CGPoint(x: 260, y: 270))

    XCTAssertEqual(stage.events, ["down", "inside", "cancel"])
    XCTAssertFalse(stage.control.isTracking)
    stage.close()
  }

  func testATapRecognizerOfASuperviewFailsOnAnEnabledControl() async {
    let stage = ControlStage(UIControl(), frame: frame)
    var taps = 0
    stage.host.window.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })

    stage.host.tap(at: stage.middle)
    XCTAssertEqual(stage.events, ["down", "up inside"])
    XCTAssertEqual(taps, 0)

    stage.control.isEnabled = false
    stage.host.advance(by: 1)
    stage.host.tap(at: stage.middle)
    XCTAssertEqual(taps, 1)
    stage.close()
  }

  func testTrackingMethodsAreCalledWithTheTrackingStateOfTheirStep() async {
    let stage = ControlStage(Tracker(), frame: frame)

    stage.drag(stage.middle, CGPoint(x: 210, y: 270))

    XCTAssertEqual(
      stage.control.calls,
      ["begin tracking=false inside=true", "continue tracking=true inside=true", "end tracking=true inside=true"])
    stage.close()
  }

  func testASubclassCanRefuseToBeginOrContinueTracking() async {
    let stage = ControlStage(Tracker(), frame: frame)

    stage.control.accepts = false
    stage.host.tap(at: stage.middle)
    XCTAssertEqual(stage.events, [])
    XCTAssertFalse(stage.control.isTouchInside)

    stage.control.accepts = true
    stage.host.advance(by: 1)
    stage.control.continues = false
    stage.drag(stage.middle, CGPoint(x: 210, y: 270), CGPoint(x: 220, y: 270))
    XCTAssertEqual(stage.events, ["down"])
    XCTAssertEqual(stage.control.calls.last, "end tracking=true inside=true")
    XCTAssertEqual(stage.control.state, .normal)
    stage.close()
  }
}

/// Records the calls that it receives.
private final class Tracker: UIControl {
  var accepts = true
  var continues = true
  private(set) var calls: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    note("begin")
    return accepts
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    note("continue")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    note("end")
    super.endTracking(touch, with: event)
  }

  private func note(_ call: String) { calls.append("\(call) tracking=\(isTracking) inside=\(isTouchInside)") }
}
