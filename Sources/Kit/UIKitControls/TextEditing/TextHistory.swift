// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The changes of a text that can be undone.
///
/// Characters that are typed one after the other are undone together, up to a line break or a movement of the caret; so
/// are characters that are deleted one by one, and all text that an input method composes at one position.
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
