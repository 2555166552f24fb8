// SPDX-License-Identifier: MIT

package import Foundation

/// The part of a window that accepts text, as an input method needs it.
package struct TextClient: Equatable, Sendable {
  /// The lower end of the caret, in pixels of the window. Candidates are shown there.
  package var spot: CGPoint
  /// Whether the part shows marked text itself. If it does not, the input method shows it in a window of its own.
  package var showsMarkedText: Bool

  package init(spot: CGPoint, showsMarkedText: Bool) {
    self.spot = spot
    self.showsMarkedText = showsMarkedText
  }
}
