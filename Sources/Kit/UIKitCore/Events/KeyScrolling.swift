// SPDX-License-Identifier: MIT

/// A view whose content can be scrolled with the keyboard, by the arrow keys for example.
package protocol KeyScrolling: UIView {
  /// Scrolls for a key press.
  ///
  /// - Returns: Whether the key scrolls this content.
  func scroll(for press: UIPress) -> Bool

  /// Scrolls so that a view in the content is visible.
  ///
  /// - Parameter isFirst: Whether the view is the first that keys reach. The content above it is then shown, too.
  func reveal(_ view: UIView, isFirst: Bool)
}
