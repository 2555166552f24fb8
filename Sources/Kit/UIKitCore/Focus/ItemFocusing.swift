// SPDX-License-Identifier: MIT

/// A view with the focus of the keyboard in which keys move from item to item, such as a table or an open menu.
package protocol ItemFocusing: UIView {
  /// The view of the item that keys have reached, or `nil`.
  var itemWithFocus: UIView? { get }
}
