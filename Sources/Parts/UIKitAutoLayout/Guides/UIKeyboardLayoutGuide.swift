// SPDX-License-Identifier: MIT
import UIKitCore

/// The guide of the part of a view that the on-screen keyboard covers.
///
/// ```swift
/// @MainActor func place(_ send: UIButton, in page: UIView) {
///   send.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
/// }
/// ```
///
/// A desktop has a physical keyboard. The guide is always as it is on iOS while the keyboard is hidden: between the bottom
/// of the safe area and the bottom of the view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that floats. The default is `false`. No effect: there is none.
  open var followsUndockedKeyboard = false

  nonisolated deinit {}
}
