// SPDX-License-Identifier: MIT

extension UITextView {
  /// Posted by a text view that the user begins to edit.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by a text view that is no longer edited.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted by a text view whose text the user has changed.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// The state that a text view keeps between two changes by the user.
struct TextViewInput {
  /// The distance from the left edge of the text, in points, that the caret keeps while it moves up and down.
  var column: CGFloat?
  /// The attributes for typing that the program has set.
  var typing: StyledText.Attributes?
  /// Whether the next layout scrolls to the caret.
  var revealsCaret = false
}
