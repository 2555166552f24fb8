// SPDX-License-Identifier: MIT
import QuartzCore

/// Posts the notifications of an on-screen keyboard for a window, because forms wait for them.
///
/// The order is that of iOS. The first two notifications are posted at once, and the last two after the duration that they
/// name, unless the first responder changes again before.
final class KeyboardNotifications {
  private unowned let window: UIWindow
  /// The first responder that accepts text.
  private var input: UIResponder?
  private var replacements = 0
  private var end: Deadline?

  /// The duration of the keyboard's animation in seconds. As in UIKit.
  private static let duration = 0.25

  init(_ window: UIWindow) { self.window = window }

  nonisolated deinit {}

  /// Calls a closure in which the first responder changes, perhaps several times, and posts what has changed at its end.
  func replacing<Result>(_ change: () -> Result) -> Result {
    replacements += 1
    let result = change()
    replacements -= 1
    firstResponderDidChange()
    return result
  }

  func firstResponderDidChange() {
    guard replacements == 0 else { return }
    let new = window.firstResponder.flatMap { $0.needsKeyboard ? $0 : nil }
    guard new !== input else { return }
    input = new
    let (will, did) =
      new == nil
      ? (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
      : (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
    post(UIResponder.keyboardWillChangeFrameNotification, will)
    end?.cancel()
    end = Deadline.schedule(at: CACurrentMediaTime() + Self.duration) { [weak self] in
      self?.post(UIResponder.keyboardDidChangeFrameNotification, did)
    }
  }

  private func post(_ names: Notification.Name...) {
    let bounds = window.bounds
    let frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
    let information: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names { NotificationCenter.default.post(name: name, object: window.screen, userInfo: information) }
  }
}
