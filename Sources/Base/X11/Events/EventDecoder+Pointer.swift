// SPDX-License-Identifier: MIT

import CX11
import Foundation

/// Decodes pointer events of the core protocol and of XInput.
struct PointerSample {
  var window: UInt
  var location: CGPoint
  var time: Double
  var modifiers: KeyModifiers
  var device: Int
}

extension EventDecoder {
  func pointerEvent(_ phase: PointerEvent.Phase, button: Int = 0, _ sample: PointerSample) -> Event {
    let event = PointerEvent(
      phase: phase, button: button, location: sample.location, time: sample.time, modifiers: sample.modifiers,
      pressedButtons: pressedButtons, device: sample.device)
    return (sample.window, .pointer(event))
  }

  /// Decodes a button of either protocol. Buttons 4 to 7 are the notches of wheels.
  func decodeButton(_ button: Int, isDown: Bool, _ sample: PointerSample) -> [Event] {
    if let notch = Self.wheelNotch(button) {
      return isDown ? [scrollEvent(notch, isContinuous: false, phase: .changed, sample)] : []
    }
    if isDown {
      pressedButtons.insert(button)
      pressedWindow = sample.window
    } else {
      pressedButtons.remove(button)
    }
    return [pointerEvent(isDown ? .pressed : .released, button: button, sample)]
  }

  func scrollEvent(
    _ delta: ScrollDelta, isContinuous: Bool, phase: ScrollEvent.Phase, _ sample: PointerSample
  ) -> Event {
    let event = ScrollEvent(
      phase: phase, delta: delta, isContinuous: isContinuous, location: sample.location, time: sample.time,
      modifiers: sample.modifiers)
    return (sample.window, .scroll(event))
  }

  private static func wheelNotch(_ button: Int) -> ScrollDelta? {
    switch button {
    case 4: ScrollDelta(dx: 0, dy: 1)
    case 5: ScrollDelta(dx: 0, dy: -1)
    case 6: ScrollDelta(dx: 1, dy: 0)
    case 7: ScrollDelta(dx: -1, dy: 0)
    default: nil
    }
  }

  // MARK: Core events, for servers without XInput 2 and before input begins

  func decodeCorePointer(_ event: XEvent) -> [Event] {
    switch event.type {
    case ButtonPress, ButtonRelease:
      let isDown = event.type == ButtonPress
      if isDown, event.xbutton.send_event == 0 {
        connection.window(event.xbutton.window)?.noteUserTime(event.xbutton.time)
      }
      return decodeButton(Int(event.xbutton.button), isDown: isDown, sample(event.xbutton))
    case MotionNotify:
      return [pointerEvent(.moved, sample(event.xmotion))]
    default:
      return decodeCrossing(
        isEnter: event.type == EnterNotify, mode: event.xcrossing.mode, detail: event.xcrossing.detail,
        sample(event.xcrossing))
    }
  }

  /// Decodes that the pointer entered or left a window. A press ends if the pointer leaves because of another client's
  /// grab.
  func decodeCrossing(isEnter: Bool, mode: Int32, detail: Int32, _ sample: PointerSample) -> [Event] {
    if detail == NotifyInferior { return [] }
    let lost = !isEnter && mode == NotifyGrab ? loseGrab() : []
    return lost + [pointerEvent(isEnter ? .entered : .left, sample)]
  }

  private func sample(_ event: XButtonEvent) -> PointerSample {
    coreSample(event.window, event.x, event.y, event.time, event.state, event.send_event)
  }

  private func sample(_ event: XMotionEvent) -> PointerSample {
    coreSample(event.window, event.x, event.y, event.time, event.state, event.send_event)
  }

  private func sample(_ event: XCrossingEvent) -> PointerSample {
    coreSample(event.window, event.x, event.y, event.time, event.state, event.send_event)
  }

  private func coreSample(
    _ window: UInt, _ x: Int32, _ y: Int32, _ time: Time, _ state: UInt32, _ sendEvent: Int32
  ) -> PointerSample {
    PointerSample(
      window: window, location: CGPoint(x: Double(x), y: Double(y)),
      time: seconds(time, isSynthetic: sendEvent != 0), modifiers: modifierMap.modifiers(state: state), device: 0)
  }
}
