// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class SwitchTests: UIKitTestCase {
  func testATapTogglesASwitchAndSendsOneEvent() async {
    let stage = ControlStage(UISwitch())

    stage.host.tap(at: stage.middle)
    XCTAssertTrue(stage.control.isOn)
    XCTAssertEqual(stage.events, ["down", "value", "primary", "up inside"])

    stage.host.advance(by: 1)
    stage.clear()
    stage.host.tap(at: stage.middle)
    XCTAssertFalse(stage.control.isOn)
    XCTAssertEqual(stage.changes, 1)
    stage.close()
  }

  func testValueChangedIsSentWithTheNewValueAfterTracking() async {
    let stage = ControlStage(UISwitch())
    var seen: [Bool] = []
    stage.control.addAction(
      UIAction { [weak control = stage.control] _ in
        guard let control else { return }
        seen.append(control.isOn)
        seen.append(control.isTracking)
      }, for: .valueChanged)

    stage.host.tap(at: stage.middle)

    XCTAssertEqual(seen, [true, false])
    stage.close()
  }

  func testDraggingTheThumbTogglesASwitchAndSendsTheEventOnRelease() async {
    let stage = ControlStage(UISwitch())

    stage.host.touchBegan(at: stage.point(10, 15))
    stage.host.touchMoved(to: stage.point(30, 15))
    XCTAssertFalse(stage.control.isOn)
    stage.host.touchMoved(to: stage.point(45, 15))
    XCTAssertTrue(stage.control.isOn)
    XCTAssertEqual(stage.changes, 0)
    stage.host.touchEnded(at: stage.point(45, 15))

    XCTAssertTrue(stage.control.isOn)
    XCTAssertEqual(stage.changes, 1)
    stage.close()
  }

  func testDraggingTheThumbThereAndBackSendsNoEvent() async {
    let stage = ControlStage(UISwitch())

    stage.drag(stage.point(10, 15), stage.point(45, 15), stage.point(5, 15))

    XCTAssertFalse(stage.control.isOn)
    XCTAssertEqual(stage.changes, 0)
    stage.close()
  }

  func testAReleaseFarFromASwitchDoesNotToggleIt() async {
    let stage = ControlStage(UISwitch())

    stage.drag(stage.middle, CGPoint(x: 110, y: 500))

    XCTAssertFalse(stage.control.isOn)
    XCTAssertEqual(stage.changes, 0)
    stage.close()
  }

  func testACancelledDragRestoresASwitchWithoutAnEvent() async {
    let stage = ControlStage(UISwitch())

    stage.host.touchBegan(at: stage.point(10, 15))
    stage.host.touchMoved(to: stage.point(45, 15))
    stage.host.cancelTouches()

    XCTAssertFalse(stage.control.isOn)
    XCTAssertEqual(stage.changes, 0)
    XCTAssertEqual(stage.events.last, "cancel")
    stage.close()
  }

  func testDisablingASwitchDuringADragRestoresIt() async {
    let stage = ControlStage(UISwitch())

    stage.host.touchBegan(at: stage.point(10, 15))
    stage.host.touchMoved(to: stage.point(45, 15))
    stage.control.isEnabled = false
    stage.host.touchEnded(at: stage.point(45, 15))

    XCTAssertFalse(stage.control.isOn)
    XCTAssertEqual(stage.changes, 0)
    stage.close()
  }

  func testADisabledSwitchIsFadedAndIgnoresTouches() async {
    let stage = ControlStage(UISwitch())
    stage.control.isEnabled = false

    stage.host.tap(at: stage.middle)

    XCTAssertFalse(stage.control.isOn)
    XCTAssertEqual(stage.events, [])
    XCTAssertEqual(stage.control.alpha, 0.5)
    stage.close()
  }

  func testSettingASwitchByProgramSendsNoEvent() async {
    let stage = ControlStage(UISwitch())

    stage.control.isOn = true
    stage.control.setOn(false, animated: true)

    XCTAssertEqual(stage.events, [])
    stage.close()
  }

  func testAPanRecognizerReceivesOnlyVerticalDragsOfASwitch() async {
    let stage = ControlStage(UISwitch())
    var pans = 0
    stage.host.window.addGestureRecognizer(UIPanGestureRecognizer { pans += $0.state == .began ? 1 : 0 })

    stage.drag(stage.point(5, 15), stage.point(20, 15), stage.point(46, 15))
    XCTAssertEqual(pans, 0)
    XCTAssertTrue(stage.control.isOn)

    stage.host.advance(by: 1)
    stage.drag(stage.point(45, 15), stage.point(45, 30), stage.point(45, 60))
    XCTAssertEqual(pans, 1)
    XCTAssertTrue(stage.control.isOn)
    XCTAssertEqual(stage.changes, 1)
    stage.close()
  }

  func testASwitchHasAFixedSizeAndItsThumbMovesFromEndToEnd() async {
    let stage = ControlStage(UISwitch())
    let thumb = stage.control.subviews[1]

    XCTAssertEqual(stage.control.bounds.size, CGSize(width: 51, height: 31))
    XCTAssertEqual(stage.control.intrinsicContentSize, CGSize(width: 51, height: 31))
    XCTAssertEqual(thumb.frame, CGRect(x: 2, y: 2, width: 27, height: 27))
    stage.control.isOn = true
    stage.host.flush()
    XCTAssertEqual(thumb.frame, CGRect(x: 22, y: 2, width: 27, height: 27))

    stage.host.touchBegan(at: stage.middle)
    stage.host.flush()
    XCTAssertEqual(thumb.frame, CGRect(x: 16, y: 2, width: 33, height: 27))
    stage.close()
  }

  func testSettingASwitchAnimatedMovesItsThumbGradually() async throws {
    let stage = ControlStage(UISwitch())
    let thumb = stage.control.subviews[1]

    stage.control.setOn(true, animated: true)
    stage.host.advance(by: 0.1)
    let presented = try XCTUnwrap(thumb.layer.presentation())
    XCTAssertGreaterThan(presented.frame.minX, 3)
    XCTAssertLessThan(presented.frame.minX, 21)

    XCTAssertTrue(stage.host.advanceToRest())
    XCTAssertNil(thumb.layer.animationKeys())
    stage.close()
  }
}
