// SPDX-License-Identifier: MIT

/// A responder that shows text while an input method composes it. The methods are `UITextInput`'s.
@MainActor
package protocol MarkedTextInput: UIKeyInput {
  /// Shows provisional text at the caret, in the place of the provisional text before it; nil takes it away.
  ///
  /// - Parameter selectedRange: the selection within the marked text, in UTF-16.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps the marked text as if it had been typed.
  func unmarkText()
  /// The caret, in the coordinates of the responder's window, near which candidates are shown.
  var caretRectInWindow: CGRect { get }
}
