// SPDX-License-Identifier: MIT

import CX11

/// Handles events that another client has made with XSendEvent. Any client of the server can send any core event.
extension EventDecoder {
  /// The smallest keycode of a keyboard. An input method marks the text that it enters with keycode 0.
  private static let minimumKeycode: UInt32 = 8

  /// Returns whether another client sent an event that only the server reports, such as that a window was mapped or
  /// destroyed, or that a grab or the keyboard's layout changed.
  ///
  /// Clients may send input, as automation tools do, client messages and selections; a window manager also sends
  /// ConfigureNotify. If the pointer's events come from XInput 2, which no client can send, its core events are
  /// rejected: a press that is never released would disable the mouse's button. A key that no keyboard has is rejected,
  /// because Xlib takes keycode 0 for text of its input method and reads that text from invalid memory.
  func isForged(_ event: XEvent) -> Bool {
    guard event.xany.send_event != 0 else { return false }
    switch event.type {
    case KeyPress, KeyRelease: return event.xkey.keycode < Self.minimumKeycode
    case ButtonPress, ButtonRelease, MotionNotify: return connection.extensions.xinput != nil
    case ClientMessage, ConfigureNotify, Expose: return false
    case SelectionClear, SelectionRequest, SelectionNotify: return false
    default: return true
    }
  }

  /// Returns the time of an input event in seconds of the server's clock.
  ///
  /// The time in another client's event is unrelated to the server's clock, so the time of arrival is used.
  func seconds(_ time: Time, isSynthetic: Bool) -> Double {
    isSynthetic ? connection.serverSecondsNow : connection.seconds(serverMilliseconds: time)
  }
}
