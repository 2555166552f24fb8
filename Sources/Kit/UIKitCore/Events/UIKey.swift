// SPDX-License-Identifier: MIT

/// A key of the keyboard and the text that it types.
///
/// ```swift
/// final class Prompt: UIView {
///   private var text = ""
///
///   override var canBecomeFirstResponder: Bool { true }
///
///   override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
///     for press in presses { text += press.key?.characters ?? "" }
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The text that the key types with the modifiers that are down.
  public let characters: String
  /// The text that the key would type without modifiers, except for Shift.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are down.
  public let modifierFlags: UIKeyModifierFlags
  /// The position of the key on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  package init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }

  nonisolated deinit {}
}
