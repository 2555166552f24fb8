// SPDX-License-Identifier: MIT

import CX11

/// The bits of an event's state that correspond to each modifier. Those of Alt and Super differ between keyboards.
struct ModifierMap {
  private var altMask = UInt32(Mod1Mask)
  private var commandMask = UInt32(Mod4Mask)

  /// Creates the map of most keyboards.
  init() {}

  init(display: OpaquePointer) {
    let alt = XkbKeysymToModifiers(display, KeySym(XK_Alt_L))
    let command = XkbKeysymToModifiers(display, KeySym(XK_Super_L))
    if alt != 0 { altMask = alt }
    if command != 0 { commandMask = command }
  }

  func modifiers(state: UInt32) -> KeyModifiers {
    var modifiers: KeyModifiers = []
    if state & UInt32(ShiftMask) != 0 { modifiers.insert(.shift) }
    if state & UInt32(LockMask) != 0 { modifiers.insert(.capsLock) }
    if state & UInt32(ControlMask) != 0 { modifiers.insert(.control) }
    if state & altMask != 0 { modifiers.insert(.alt) }
    if state & commandMask != 0 { modifiers.insert(.command) }
    return modifiers
  }
}
