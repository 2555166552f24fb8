// SPDX-License-Identifier: MIT

/// A view that can have the focus of the keyboard.
///
/// See also ``UIFocusSystem``.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus now.
  var canBecomeFocused: Bool { get }
  /// Whether the item has the focus.
  var isFocused: Bool { get }
  /// The rectangle of the item in its superview, in points.
  var frame: CGRect { get }
}

extension UIView: UIFocusItem {
}
