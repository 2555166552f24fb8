// SPDX-License-Identifier: MIT

/// A key, identified by its position on the keyboard rather than by what it types.
///
/// The raw values are those of the USB HID usage tables, page 7. Letters and symbols name the key in that position on a
/// US keyboard.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  /// An unknown key. Usage 0x03.
  case keyboardErrorUndefined = 3
  /// The A key. Usage 0x04.
  case keyboardA
  /// The B key. Usage 0x05.
  case keyboardB
  /// The C key. Usage 0x06.
  case keyboardC
  /// The D key. Usage 0x07.
  case keyboardD
  /// The E key. Usage 0x08.
  case keyboardE
  /// The F key. Usage 0x09.
  case keyboardF
  /// The G key. Usage 0x0A.
  case keyboardG
  /// The H key. Usage 0x0B.
  case keyboardH
  /// The I key. Usage 0x0C.
  case keyboardI
  /// The J key. Usage 0x0D.
  case keyboardJ
  /// The K key. Usage 0x0E.
  case keyboardK
  /// The L key. Usage 0x0F.
  case keyboardL
  /// The M key. Usage 0x10.
  case keyboardM
  /// The N key. Usage 0x11.
  case keyboardN
  /// The O key. Usage 0x12.
  case keyboardO
  /// The P key. Usage 0x13.
  case keyboardP
  /// The Q key. Usage 0x14.
  case keyboardQ
  /// The R key. Usage 0x15.
  case keyboardR
  /// The S key. Usage 0x16.
  case keyboardS
  /// The T key. Usage 0x17.
  case keyboardT
  /// The U key. Usage 0x18.
  case keyboardU
  /// The V key. Usage 0x19.
  case keyboardV
  /// The W key. Usage 0x1A.
  case keyboardW
  /// The X key. Usage 0x1B.
  case keyboardX
  /// The Y key. Usage 0x1C.
  case keyboardY
  /// The Z key. Usage 0x1D.
  case keyboardZ
  /// The 1 key. Usage 0x1E.
  case keyboard1
  /// The 2 key. Usage 0x1F.
  case keyboard2
  /// The 3 key. Usage 0x20.
  case keyboard3
  /// The 4 key. Usage 0x21.
  case keyboard4
  /// The 5 key. Usage 0x22.
  case keyboard5
  /// The 6 key. Usage 0x23.
  case keyboard6
  /// The 7 key. Usage 0x24.
  case keyboard7
  /// The 8 key. Usage 0x25.
  case keyboard8
  /// The 9 key. Usage 0x26.
  case keyboard9
  /// The 0 key. Usage 0x27.
  case keyboard0
  /// Return. Usage 0x28.
  case keyboardReturnOrEnter
  /// Escape. Usage 0x29.
  case keyboardEscape
  /// Backspace. Usage 0x2A.
  case keyboardDeleteOrBackspace
  /// Tab. Usage 0x2B.
  case keyboardTab
  /// The space bar. Usage 0x2C.
  case keyboardSpacebar
  /// The key with - and _. Usage 0x2D.
  case keyboardHyphen
  /// The key with = and +. Usage 0x2E.
  case keyboardEqualSign
  /// The key with [ and {. Usage 0x2F.
  case keyboardOpenBracket
  /// The key with ] and }. Usage 0x30.
  case keyboardCloseBracket
  /// The key with \ and |. Usage 0x31.
  case keyboardBackslash
  /// The key with ; and :. Usage 0x33.
  case keyboardSemicolon = 0x33
  /// The key with ' and ". Usage 0x34.
  case keyboardQuote
  /// The key with grave accent and ~. Usage 0x35.
  case keyboardGraveAccentAndTilde
  /// The key with , and <. Usage 0x36.
  case keyboardComma
  /// The key with . and >. Usage 0x37.
  case keyboardPeriod
  /// The key with / and ?. Usage 0x38.
  case keyboardSlash
  /// Caps Lock. Usage 0x39.
  case keyboardCapsLock
  /// The F1 key. Usage 0x3A.
  case keyboardF1
  /// The F2 key. Usage 0x3B.
  case keyboardF2
  /// The F3 key. Usage 0x3C.
  case keyboardF3
  /// The F4 key. Usage 0x3D.
  case keyboardF4
  /// The F5 key. Usage 0x3E.
  case keyboardF5
  /// The F6 key. Usage 0x3F.
  case keyboardF6
  /// The F7 key. Usage 0x40.
  case keyboardF7
  /// The F8 key. Usage 0x41.
  case keyboardF8
  /// The F9 key. Usage 0x42.
  case keyboardF9
  /// The F10 key. Usage 0x43.
  case keyboardF10
  /// The F11 key. Usage 0x44.
  case keyboardF11
  /// The F12 key. Usage 0x45.
  case keyboardF12
  /// Print Screen. Usage 0x46.
  case keyboardPrintScreen
  /// Scroll Lock. Usage 0x47.
  case keyboardScrollLock
  /// Pause. Usage 0x48.
  case keyboardPause
  /// Insert. Usage 0x49.
  case keyboardInsert
  /// Home. Usage 0x4A.
  case keyboardHome
  /// Page Up. Usage 0x4B.
  case keyboardPageUp
  /// Delete. Usage 0x4C.
  case keyboardDeleteForward
  /// End. Usage 0x4D.
  case keyboardEnd
  /// Page Down. Usage 0x4E.
  case keyboardPageDown
  /// The right arrow key. Usage 0x4F.
  case keyboardRightArrow
  /// The left arrow key. Usage 0x50.
  case keyboardLeftArrow
  /// The down arrow key. Usage 0x51.
  case keyboardDownArrow
  /// The up arrow key. Usage 0x52.
  case keyboardUpArrow
  /// Num Lock. Usage 0x53.
  case keypadNumLock
  /// / on the numeric keypad. Usage 0x54.
  case keypadSlash
  /// * on the numeric keypad. Usage 0x55.
  case keypadAsterisk
  /// - on the numeric keypad. Usage 0x56.
  case keypadHyphen
  /// + on the numeric keypad. Usage 0x57.
  case keypadPlus
  /// Enter on the numeric keypad. Usage 0x58.
  case keypadEnter
  /// 1 on the numeric keypad. Usage 0x59.
  case keypad1
  /// 2 on the numeric keypad. Usage 0x5A.
  case keypad2
  /// 3 on the numeric keypad. Usage 0x5B.
  case keypad3
  /// 4 on the numeric keypad. Usage 0x5C.
  case keypad4
  /// 5 on the numeric keypad. Usage 0x5D.
  case keypad5
  /// 6 on the numeric keypad. Usage 0x5E.
  case keypad6
  /// 7 on the numeric keypad. Usage 0x5F.
  case keypad7
  /// 8 on the numeric keypad. Usage 0x60.
  case keypad8
  /// 9 on the numeric keypad. Usage 0x61.
  case keypad9
  /// 0 on the numeric keypad. Usage 0x62.
  case keypad0
  /// . on the numeric keypad. Usage 0x63.
  case keypadPeriod
  /// The menu key. Usage 0x76.
  case keyboardMenu = 0x76
  /// The left Control key. Usage 0xE0.
  case keyboardLeftControl = 0xE0
  /// The left Shift key. Usage 0xE1.
  case keyboardLeftShift
  /// The left Alt key. Usage 0xE2.
  case keyboardLeftAlt
  /// The left Super key. Usage 0xE3.
  case keyboardLeftGUI
  /// The right Control key. Usage 0xE4.
  case keyboardRightControl
  /// The right Shift key. Usage 0xE5.
  case keyboardRightShift
  /// The right Alt key. Usage 0xE6.
  case keyboardRightAlt
  /// The right Super key. Usage 0xE7.
  case keyboardRightGUI
}
