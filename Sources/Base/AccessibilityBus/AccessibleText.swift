// SPDX-License-Identifier: MIT

/// A text with a selection.
package struct AccessibleText: Equatable, Sendable {
  package var string: String
  /// The selection in UTF-16 code units, or an empty range at the caret.
  package var selection: Range<Int>

  package init(_ string: String, selection: Range<Int> = 0..<0) {
    (self.string, self.selection) = (string, selection)
  }
}
