// SPDX-License-Identifier: MIT

/// A responder that receives text.
///
/// While such a responder is first responder, keys that no responder has handled are typed into it: text with dead keys
/// and Compose, Return as a line feed, Backspace, and the text of an input method. Ctrl+V and Shift+Insert insert the
/// text of the general pasteboard.
///
/// ```swift
/// final class NameView: UIView, UIKeyInput {
///   private var name = ""
///   override var canBecomeFirstResponder: Bool { true }
///   var hasText: Bool { !name.isEmpty }
///   func insertText(_ text: String) { name += text }
///   func deleteBackward() { name = String(name.dropLast()) }
/// }
/// ```
///
/// In contrast to UIKit, it does not inherit from `UITextInputTraits`, which describe an on-screen keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: UIResponder {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Inserts text at the caret. Replaces marked text if there is any.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
