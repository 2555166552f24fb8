// SPDX-License-Identifier: MIT

/// The notifications of an on-screen keyboard, which are posted when a responder that accepts text or has input views
/// becomes first responder, and when it no longer is.
///
/// A desktop has a physical keyboard, which covers no content. The frame in the notifications is that of
/// ``inputAccessoryView`` and ``inputView``, in the coordinates of the window. Without these it is empty, at the bottom edge
/// of the window.
nonisolated extension UIResponder {
  /// Posted before an on-screen keyboard is shown.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted when an on-screen keyboard has been shown.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before an on-screen keyboard is hidden.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted when an on-screen keyboard has been hidden.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before an on-screen keyboard changes its frame.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted when an on-screen keyboard has changed its frame.
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before an animation, an `NSValue` with a rectangle.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after an animation, an `NSValue` with a rectangle.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's animation, a number of seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the keyboard's animation, the raw value of a `UIView.AnimationCurve`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of a Boolean: whether the keyboard belongs to this program.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
