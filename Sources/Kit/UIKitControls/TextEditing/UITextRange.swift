// SPDX-License-Identifier: MIT

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The position before the first character.
  public let start: UITextPosition
  /// The position behind the last character.
  public let end: UITextPosition

  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }

  nonisolated deinit {}

  /// Whether it contains no characters: a caret.
  open var isEmpty: Bool { start.units == end.units }
}
