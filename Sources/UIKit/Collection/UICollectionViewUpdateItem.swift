// SPDX-License-Identifier: MIT

/// One of the changes of a batch, as the layout is told of it.
@MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// nil for an insertion. Of a whole section, with `NSNotFound` as its item.
  public let indexPathBeforeUpdate: IndexPath?
  /// nil for a deletion. Of a whole section, with `NSNotFound` as its item.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }

  nonisolated deinit {}
}
