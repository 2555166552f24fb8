// SPDX-License-Identifier: MIT

/// A change of an item or a section, in the form that a layout receives.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  nonisolated public enum Action: Int, Sendable {
    /// The item is new.
    case insert
    /// The item was deleted.
    case delete
    /// The item has changed.
    case reload
    /// The item was moved.
    case move
    /// Nothing has changed.
    case none
  }

  /// The index path before the update, or `nil` for an insertion. For a section, the item is `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update, or `nil` for a deletion. For a section, the item is `NSNotFound`.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }

  nonisolated deinit {}
}
