// SPDX-License-Identifier: MIT

/// X keysyms, as in keysymdef.h, and their counterparts in UIKit.
///
/// In contrast to UIKit, the usage of a key follows from its character and not from its position, so that a shortcut is
/// on the key whose label shows it.
package enum KeySymbol {
  /// Returns the text that a key with a keysym types, or nil if it types none.
  package static func character(_ keysym: UInt) -> String? {
    switch keysym {
    case 0x20...0x7e, 0xa0...0xff: Unicode.Scalar(UInt32(keysym)).map(String.init)
    // Keysyms beyond Latin-1 are Unicode code points with one more bit set.
    case 0x100_0100...0x110_ffff: Unicode.Scalar(UInt32(keysym - 0x100_0000)).map(String.init)
    default: nil
    }
  }

  static func usage(_ keysym: UInt) -> UIKeyboardHIDUsage {
    let letterA: UInt = 0x61
    let digit1: UInt = 0x31
    let functionKey1: UInt = 0xffbe
    let keypad1: UInt = 0xffb1
    switch keysym {
    case letterA..<letterA + 26: return usage(.keyboardA, plus: keysym - letterA)
    case 0x41..<0x41 + 26: return usage(.keyboardA, plus: keysym - 0x41)
    case digit1..<digit1 + 9: return usage(.keyboard1, plus: keysym - digit1)
    case functionKey1..<functionKey1 + 12: return usage(.keyboardF1, plus: keysym - functionKey1)
    case keypad1..<keypad1 + 9: return usage(.keypad1, plus: keysym - keypad1)
    default: return others[keysym] ?? .keyboardErrorUndefined
    }
  }

  private static func usage(_ first: UIKeyboardHIDUsage, plus offset: UInt) -> UIKeyboardHIDUsage {
    UIKeyboardHIDUsage(rawValue: first.rawValue + Int(offset)) ?? .keyboardErrorUndefined
  }

  /// Returns the keysym that a key sends without modifiers, or nil if there is none.
  package static func symbol(of key: UIKeyboardHIDUsage) -> UInt? {
    let typed = (0x20...0x7e).first { usage($0) == key && !(0x41...0x5a).contains($0) }
    return typed ?? others.filter { $0.value == key }.keys.min() ?? (0xffb1...0xffc9).first { usage($0) == key }
  }

  private static let others: [UInt: UIKeyboardHIDUsage] = [
    0x30: .keyboard0, 0x20: .keyboardSpacebar, 0x2d: .keyboardHyphen, 0x3d: .keyboardEqualSign,
    0x5b: .keyboardOpenBracket, 0x5d: .keyboardCloseBracket, 0x5c: .keyboardBackslash, 0x3b: .keyboardSemicolon,
    0x27: .keyboardQuote, 0x60: .keyboardGraveAccentAndTilde, 0x2c: .keyboardComma, 0x2e: .keyboardPeriod,
    0x2f: .keyboardSlash, 0xff08: .keyboardDeleteOrBackspace, 0xff09: .keyboardTab, 0xfe20: .keyboardTab,
    0xff0d: .keyboardReturnOrEnter, 0xff13: .keyboardPause, 0xff14: .keyboardScrollLock, 0xff1b: .keyboardEscape,
    0xff50: .keyboardHome, 0xff51: .keyboardLeftArrow, 0xff52: .keyboardUpArrow, 0xff53: .keyboardRightArrow,
    0xff54: .keyboardDownArrow, 0xff55: .keyboardPageUp, 0xff56: .keyboardPageDown, 0xff57: .keyboardEnd,
    0xff61: .keyboardPrintScreen, 0xff63: .keyboardInsert, 0xffff: .keyboardDeleteForward, 0xff67: .keyboardMenu,
    0xff7f: .keypadNumLock, 0xffaf: .keypadSlash, 0xffaa: .keypadAsterisk, 0xffad: .keypadHyphen, 0xffab: .keypadPlus,
    0xff8d: .keypadEnter, 0xffb0: .keypad0, 0xffae: .keypadPeriod, 0xffe1: .keyboardLeftShift,
    0xffe2: .keyboardRightShift, 0xffe3: .keyboardLeftControl, 0xffe4: .keyboardRightControl,
    0xffe5: .keyboardCapsLock, 0xffe9: .keyboardLeftAlt, 0xffea: .keyboardRightAlt, 0xffeb: .keyboardLeftGUI,
    0xffec: .keyboardRightGUI,
  ]
}
