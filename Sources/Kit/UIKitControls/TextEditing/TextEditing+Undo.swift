// SPDX-License-Identifier: MIT

// Changes that can be undone.
extension TextEditing {
  /// Replaces characters so that it can be undone, unless the text is hidden.
  ///
  /// - Parameter isComposed: Whether an input method composes them.
  func change(_ range: Range<Int>, to text: String, isComposed: Bool = false) {
    guard !hidesText else { return replaceCharacters(in: range, with: text) }
    let isKey = text.isEmpty ? range.count == 1 : text.count == 1 && !text.contains(where: \.isNewline)
    recordChange(range, isComposed || isKey ? .inRun : .single, inserted: text) {
      replaceCharacters(in: range, with: text)
    }
  }

  /// Replaces characters by ones with attributes of their own, if the delegate allows it, so that it can be undone. Returns
  /// whether they were replaced.
  func substitute(_ range: Range<Int>, by text: StyledText) -> Bool {
    guard allowsChange(in: edited.utf16Range(range), to: text.string), range.upperBound <= edited.count else {
      return false
    }
    endComposition()
    history.endRun()
    recordChange(range, .single, inserted: text.string) { restoreCharacters(in: range, to: text) }
    return true
  }

  private func recordChange(_ range: Range<Int>, _ kind: TextHistory.Kind, inserted: String, _ replace: () -> Void) {
    let isSeparate = keepsNeighbours(inserted, in: range)
    let old = isSeparate ? range : 0..<edited.count
    let removed = styledCharacters(in: old)
    let rest = edited.count - old.upperBound
    replace()
    let change = TextChange(old.lowerBound..<edited.count - rest, removed: removed)
    history.note(change, replacing: old, isSeparate ? kind : .single) { [weak self] in self?.revert($0) }
  }

  /// Whether a text becomes characters of its own in a range, and does not combine with those beside it.
  private func keepsNeighbours(_ text: String, in range: Range<Int>) -> Bool {
    let before = edited.substring(max(range.lowerBound - 1, 0)..<range.lowerBound)
    let after = edited.substring(range.upperBound..<min(range.upperBound + 1, edited.count))
    let whole = before + text + after
    return whole.count == before.count + text.count + after.count && whole.hasPrefix(before) && whole.hasSuffix(after)
  }

  private func revert(_ change: TextChange) {
    guard acceptsChanges else { return }
    endComposition()
    history.endRun()
    recordChange(change.range, .single, inserted: change.removed.string) {
      restoreCharacters(in: change.range, to: change.removed)
    }
    textDidChange()
  }
}
