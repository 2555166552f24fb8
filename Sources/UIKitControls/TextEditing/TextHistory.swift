// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The changes of a text that can be undone.
///
/// Characters that are typed one after the other are undone together, up to a line break or a movement of the caret; so
/// are those that are deleted one by one, and all that an input method composes at one place.
final class TextHistory {
  let manager = UndoManager()
  /// The change that the next key may go on with.
  private var run: TextChange?
  /// Incremented by a change that is not recorded, after which those before it cannot be undone.
  private var generation = 0

  nonisolated deinit {}

  /// Whether a change can be part of a run of others.
  enum Kind {
    /// A character that is typed or deleted, or one that an input method composes.
    case inRun
    case single
  }

  /// Notes a change.
  ///
  /// - Parameters:
  ///   - old: The characters that have been replaced, counted before the change.
  ///   - revert: Undoes the change.
  func note(_ change: TextChange, replacing old: Range<Int>, _ kind: Kind, revert: @escaping (TextChange) -> Void) {
    guard manager.isUndoRegistrationEnabled else {
      (run, generation) = (nil, generation + 1)
      return
    }
    if kind == .inRun, manager.canUndo, let run, run.absorb(change, replacing: old) {
      if run.isEmpty {
        manager.removeAllActions(withTarget: run)
        self.run = nil
      }
      return
    }
    guard !change.isEmpty else { return }
    // The manager holds its targets weakly, and the action holds the change.
    manager.registerStep("Typing", withTarget: change) { [weak self, change, generation] _ in
      if self?.generation == generation { revert(change) }
    }
    run = kind == .inRun ? change : nil
  }

  /// Lets the next key begin a change of its own.
  func endRun() { run = nil }

  func removeAll() {
    run = nil
    manager.removeAllActions()
  }
}

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
