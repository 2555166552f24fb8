// SPDX-License-Identifier: MIT

/// The keyboard for a text.
///
/// There is no on-screen keyboard, so that it has no effect.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// Letters and what addresses of pages contain.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits.
  case numberPad
  /// The characters of telephone numbers.
  case phonePad
  /// Letters and what telephone numbers contain.
  case namePhonePad
  /// Letters and what addresses of mail contain.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Letters, “@” and “#”.
  case twitter
  /// Letters and what searches contain.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}
