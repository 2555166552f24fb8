// SPDX-License-Identifier: MIT

/// A change of the keyboard's frame, as the notifications describe it.
struct KeyboardChange {
  /// The frames before and after the change, in the coordinates of the window.
  let begin: CGRect
  let end: CGRect
  /// The duration in seconds.
  let duration: Double

  /// Posts notifications of the change in a window, in their order.
  @MainActor func post(_ names: Notification.Name..., in window: UIWindow) {
    let information: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names { NotificationCenter.default.post(name: name, object: window.screen, userInfo: information) }
  }
}
