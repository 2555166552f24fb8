// SPDX-License-Identifier: MIT

import CX11

/// Events that another client made with XSendEvent. Every client of the server can send every core event.
extension EventDecoder {
  /// The keyboard's least keycode. An input method marks the text that it enters with keycode 0.
  private static let minimumKeycode: UInt32 = 8

  /// Whether another client sent what only the server reports: that a window was mapped or destroyed, that a grab or
  /// the keyboard's layout changed.
  ///
  /// Clients send input, as automation tools do, client messages and selections; a window manager also sends
  /// ConfigureNotify. Where the pointer comes by XInput 2, which no client can send, its core events are refused: a
  /// press that is never released would take the button away from the mouse. A key that no keyboard has is refused, because Xlib takes keycode 0 for text of its input method
  /// and reads that text from memory that is not there.
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

  /// The time of an input event in seconds of the server's clock.
  ///
  /// The time that another client wrote into its event says nothing about the server's clock; such an event happens
  /// when it arrives.
  func seconds(_ time: Time, isSynthetic: Bool) -> Double {
    isSynthetic ? connection.serverSecondsNow : connection.seconds(serverMilliseconds: time)
  }
}
