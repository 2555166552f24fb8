// SPDX-License-Identifier: MIT

/// Methods that decide on and report the editing of a text view. All are optional.
///
/// ```swift
/// final class NoteController: UIViewController, UITextViewDelegate {
///   func textViewDidChange(_ textView: UITextView) {
///     navigationItem.rightBarButtonItem?.isEnabled = textView.hasText
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  /// Returns whether the text may be edited. The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that the text view is edited, as first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether the text view may stop being first responder. The default is `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that the text view is no longer edited.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether the user may change the text. The default is `true`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range that is replaced, in UTF-16 code units.
  ///   - text: The replacement. It is empty if the user deletes, and a line feed for Return.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Tells the delegate that the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the caret has moved, or the selection or the text has changed. After a change of the text, it
  /// is called before ``textViewDidChange(_:)``.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
