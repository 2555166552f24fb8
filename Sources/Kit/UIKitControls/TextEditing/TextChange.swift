// SPDX-License-Identifier: MIT

/// A change of a text that can be undone: characters that others have replaced.
final class TextChange {
  /// The characters that are there now, counted from the start of the text.
  private(set) var range: Range<Int>
  /// Those that were there before.
  private(set) var removed: StyledText

  init(_ range: Range<Int>, removed: StyledText) {
    (self.range, self.removed) = (range, removed)
  }

  nonisolated deinit {}

  /// Whether the text is as it was before.
  var isEmpty: Bool { range.isEmpty && removed.string.isEmpty }

  /// Makes another change part of this one, if it goes on where this one ended: characters typed behind those that were
  /// typed, others in place of them, and deletions beside each other. Returns whether it does.
  ///
  /// - Parameters:
  ///   - old: The characters that have been replaced, counted before that.
  ///   - next: The other change.
  func absorb(_ next: TextChange, replacing old: Range<Int>) -> Bool {
    let isDeletion = range.isEmpty && !removed.string.isEmpty
    if old.lowerBound >= range.lowerBound, old.upperBound <= range.upperBound, !isDeletion {
      range = range.lowerBound..<range.upperBound - old.count + next.range.count
    } else if isDeletion, next.range.isEmpty, old.upperBound == range.lowerBound {
      (range, removed) = (next.range, .joined([next.removed, removed]))
    } else if isDeletion, next.range.isEmpty, old.lowerBound == range.lowerBound {
      removed = .joined([removed, next.removed])
    } else {
      return false
    }
    return true
  }
}
