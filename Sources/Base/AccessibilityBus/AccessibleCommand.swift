// SPDX-License-Identifier: MIT

/// A request that changes the program, or asks what the tree does not contain. The main thread performs it.
package enum AccessibleCommand: Equatable, Sendable {
  /// Performs the action at an index.
  case perform(action: Int)
  /// Moves the focus to the object.
  case focus
  /// Scrolls so that the object is visible.
  case reveal
  /// Changes the number.
  case setValue(Double)
  /// Selects text, in UTF-16 code units.
  case select(Range<Int>)
  /// Replaces text, in UTF-16 code units.
  case replace(Range<Int>, with: String)
  /// Selects or deselects the child at an index.
  case selectChild(Int, isSelected: Bool)
  /// Finds the frame of text, in UTF-16 code units, or of the caret if there are none.
  case measure(Range<Int>)
  /// Finds the character at a point, in pixels of the window.
  case findCharacter(x: Int, y: Int)
}
