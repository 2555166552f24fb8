// SPDX-License-Identifier: MIT

/// A key on the keyboard, with what it types.
@MainActor
open class UIKey: NSObject {
  /// What the key types, with the modifiers that are down.
  public let characters: String
  /// What the key would type without modifiers other than Shift.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
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
