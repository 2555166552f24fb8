// SPDX-License-Identifier: MIT

extension UITextField {
  /// The border of a text field.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line
    /// A thin grey line. UIKit draws an inset one.
    case bezel
    /// A thin line with round corners around a background.
    case roundedRect
  }

  /// When a view in a text field is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While text is edited. The clear button is shown only if there is a text.
    case whileEditing
    /// While no text is edited.
    case unlessEditing
    /// Always. The clear button is shown only if there is a text.
    case always
  }

  /// Why editing has ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text was accepted.
    case committed = 0
    /// The text was discarded. Not used here.
    case cancelled
  }

  /// Posted by a text field that has become first responder.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by a text field that is no longer first responder.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted by a text field whose text the user has changed.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
