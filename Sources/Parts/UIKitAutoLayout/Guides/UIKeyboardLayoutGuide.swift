// SPDX-License-Identifier: MIT
import UIKitCore

/// The guide of the part of a view that the keyboard covers: the input views of the first responder.
///
/// ```swift
/// @MainActor func place(_ send: UIButton, in page: UIView) {
///   send.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
/// }
/// ```
///
/// A desktop has a physical keyboard, so that only ``UIResponder/inputView`` and ``UIResponder/inputAccessoryView`` cover the
/// window. While there are none, the guide is as on iOS while the keyboard is hidden: between the bottom of the safe area
/// and the bottom of the view. It moves with them, in the same animation.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that floats. The default is `false`. No effect: there is none.
  open var followsUndockedKeyboard = false

  /// The height that the constraints have been solved for.
  private var solvedHeight: CGFloat?

  nonisolated deinit {}

  /// Follows the keyboard of the window in which the view is.
  func enterWindow() {
    owningView?.window?.keyboard.add(self)
    keyboardMayHaveMoved()
  }
}

extension UIKeyboardLayoutGuide: KeyboardFollower {
  package func keyboardMayHaveMoved() {
    guard let view = owningView, solvedHeight != view.keyboardOverlap else { return }
    solvedHeight = view.keyboardOverlap
    view.existingParticipant?.insetsDidChange()
  }
}
