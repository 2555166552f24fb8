// SPDX-License-Identifier: MIT

/// Methods that decide on and report the editing of a text field. All are optional.
///
/// ```swift
/// final class NameController: UIViewController, UITextFieldDelegate {
///   func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///     textField.resignFirstResponder()
///     return true
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether the text may be edited. The default is `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that the field has become first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the field may stop being first responder. The default is `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that the field is no longer first responder, and why. By default it calls
  /// ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Tells the delegate that the field is no longer first responder.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns whether the user may change the text. The default is `true`.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The range that is replaced, in UTF-16 code units.
  ///   - string: The replacement. It is empty if the user deletes.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Tells the delegate that the caret has moved, or the selection or the text has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the clear button may remove the text. The default is `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether Return sends the events of the field. The default is `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
