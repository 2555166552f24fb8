// SPDX-License-Identifier: MIT

import CX11
import XCTest

@testable import X11

/// Events that servers without XInput 2 send, and events that cannot be provoked from outside.
final class CoreEventTests: XCTestCase {
  func testCoreButtonsMotionAndWheelAreDecoded() throws {
    let connection = try Connection()
    let decoder = connection.decoder

    let press = decoder.decode(button(ButtonPress, 1, x: 10, y: 20, state: Int(ControlMask)))
    let move = decoder.decode(motion(x: 30, y: 40))
    let wheel = decoder.decode(button(ButtonPress, 5, x: 10, y: 20))
    let wheelUp = decoder.decode(button(ButtonRelease, 5, x: 10, y: 20))
    let release = decoder.decode(button(ButtonRelease, 1, x: 30, y: 40))

    XCTAssertEqual(press.first?.window, 77)
    guard case .pointer(let pressed)? = press.first?.event, case .pointer(let moved)? = move.first?.event,
      case .scroll(let scrolled)? = wheel.first?.event, case .pointer(let released)? = release.first?.event
    else { return XCTFail("core events were not decoded") }
    XCTAssertEqual(pressed.phase, .pressed)
    XCTAssertEqual(pressed.modifiers, .control)
    XCTAssertEqual(moved.location, CGPoint(x: 30, y: 40))
    XCTAssertEqual(moved.pressedButtons, [1])
    XCTAssertEqual(scrolled.delta, ScrollDelta(dx: 0, dy: -1))
    XCTAssertTrue(wheelUp.isEmpty)
    XCTAssertEqual(released.pressedButtons, [])
  }

  func testGrabOfAnotherClientEndsAPressOnce() throws {
    let connection = try Connection()
    let decoder = connection.decoder
    _ = decoder.decode(button(ButtonPress, 1, x: 10, y: 20))

    let first = decoder.decode(leave(mode: NotifyGrab))
    let second = decoder.decode(leave(mode: NotifyGrab))

    XCTAssertEqual(first.first?.event, .grabLost)
    XCTAssertFalse(second.contains { $0.event == .grabLost })
  }

  func testKeyboardGrabIsNotALossOfFocus() throws {
    let connection = try Connection()
    var event = XEvent()
    event.xfocus.type = FocusOut
    event.xfocus.window = 77
    event.xfocus.mode = NotifyGrab
    event.xfocus.detail = NotifyNonlinear

    XCTAssertTrue(connection.decoder.decode(event).isEmpty)
  }

  func testOnlyTheLastOfSeveralSizesIsReported() {
    let small = WindowEvent.configured(size: PixelSize(width: 1, height: 1), origin: nil)
    let large = WindowEvent.configured(size: PixelSize(width: 2, height: 2), origin: nil)

    let kept = Connection.keepingLastConfiguration([
      (1, small), (2, small), (1, .exposed), (1, large), (1, .closeRequested),
    ])

    XCTAssertEqual(kept.map(\.window), [2, 1, 1, 1])
    XCTAssertEqual(kept.map(\.event), [small, .exposed, large, .closeRequested])
  }

  // MARK: Support

  private func button(_ type: Int32, _ button: UInt32, x: Int32, y: Int32, state: Int = 0) -> XEvent {
    var event = XEvent()
    event.xbutton.type = type
    event.xbutton.window = 77
    event.xbutton.button = button
    event.xbutton.x = x
    event.xbutton.y = y
    event.xbutton.state = UInt32(state)
    return event
  }

  private func motion(x: Int32, y: Int32) -> XEvent {
    var event = XEvent()
    event.xmotion.type = MotionNotify
    event.xmotion.window = 77
    event.xmotion.x = x
    event.xmotion.y = y
    return event
  }

  private func leave(mode: Int32) -> XEvent {
    var event = XEvent()
    event.xcrossing.type = LeaveNotify
    event.xcrossing.window = 77
    event.xcrossing.mode = mode
    event.xcrossing.detail = NotifyNonlinear
    return event
  }
}

extension EventDecoder {
  func decode(_ event: XEvent) -> [Event] {
    var event = event
    event.xany.display = connection.display
    return decode(&event)
  }
}
