// SPDX-License-Identifier: MIT

/// A view whose content arrow keys and the like can scroll.
package protocol KeyScrolling: UIView {
  /// Scrolls as a key asks for.
  ///
  /// - Returns: `false` if the key asks for nothing, or for what this content does not have.
  func scroll(for press: UIPress) -> Bool
}
