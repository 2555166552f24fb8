// SPDX-License-Identifier: MIT

/// The kind of text that a responder accepts.
///
/// Most of this describes the keyboard on a touchscreen. There is none here, so that these values are kept and have no
/// effect, as with a hardware keyboard in UIKit. Only ``isSecureTextEntry`` matters.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The keyboard for the text.
  var keyboardType: UIKeyboardType { get set }
  /// The colour of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Which letters the keyboard capitalizes.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelled words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The meaning of the text, such as a name or a password.
  var textContentType: UITextContentType! { get set }
  /// Whether the text is hidden and cannot be copied.
  var isSecureTextEntry: Bool { get set }
}
