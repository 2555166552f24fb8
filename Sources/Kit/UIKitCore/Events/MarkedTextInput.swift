// SPDX-License-Identifier: MIT

/// A responder that shows text while an input method composes it. The methods are those of `UITextInput`.
@MainActor
package protocol MarkedTextInput: UIKeyInput {
  /// Replaces the marked text at the caret. Nil removes it.
  ///
  /// - Parameter selectedRange: The selection within the marked text, in UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps the marked text as if it had been typed.
  func unmarkText()
  /// The rectangle of the caret, in the coordinates of the responder's window. The input method shows candidates near
  /// it.
  var caretRectInWindow: CGRect { get }
}
