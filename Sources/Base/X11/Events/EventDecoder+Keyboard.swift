// SPDX-License-Identifier: MIT

import CX11
import Foundation

extension EventDecoder {
  /// Input methods must be open before the first key event is filtered.
  func prepareTextInput(for event: XEvent) {
    guard event.type == KeyPress, let window = connection.window(event.xkey.window) else { return }
    textInput.prepare(window: window.xid, selectedEvents: window.selectedEvents)
  }

  func decodeKey(_ event: inout XKeyEvent) -> [Event] {
    let isDown = event.type == KeyPress
    let keycode = Int(event.keycode)
    let unmodified = XkbKeycodeToKeysym(connection.display, UInt8(truncatingIfNeeded: keycode), group(event.state), 0)
    var text = TextInput.Text(string: "", keysym: 0)
    var isRepeat = false
    let isSynthetic = event.send_event != 0
    if isDown {
      if !isSynthetic { connection.window(event.window)?.noteUserTime(event.time) }
      text = textInput.text(for: &event)
      // A key that another client presses is not pressed on the keyboard.
      isRepeat = keycode != 0 && !isSynthetic && !pressedKeys.insert(keycode).inserted
    } else if !isSynthetic {
      pressedKeys.remove(keycode)
    }
    if text.keysym == 0, keycode != 0 { text.keysym = symbol(&event) }
    let key = KeyEvent(
      isDown: isDown, isRepeat: isRepeat, keysym: text.keysym, unmodifiedKeysym: UInt(unmodified), keycode: keycode,
      text: Self.printable(text.string), modifiers: modifierMap.modifiers(state: event.state),
      time: seconds(event.time, isSynthetic: isSynthetic))
    return [(event.window, .key(key))]
  }

  func decodeFocus(_ event: XFocusChangeEvent) -> [Event] {
    if event.detail == NotifyPointer || event.detail == NotifyInferior { return [] }
    let isIn = event.type == FocusIn
    if event.mode == NotifyGrab { return isIn ? [] : loseGrab() }
    if event.mode == NotifyUngrab { return [] }
    if !isIn { pressedKeys = [] }
    textInput.setFocus(isIn, window: event.window)
    return [(event.window, .focus(isIn))]
  }

  private func symbol(_ event: inout XKeyEvent) -> UInt {
    var symbol: KeySym = 0
    XLookupString(&event, nil, 0, &symbol, nil)
    return symbol
  }

  private func group(_ state: UInt32) -> Int32 {
    Int32((state >> 13) & 0b11)
  }

  /// Returns the text without the control characters that keys such as Return, Escape and Control generate.
  private static func printable(_ text: String) -> String {
    let hasControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return hasControl ? "" : text
  }
}
