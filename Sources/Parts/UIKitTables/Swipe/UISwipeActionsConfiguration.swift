// SPDX-License-Identifier: MIT

/// The actions that a swipe shows beside a row, from the edge of the table inwards.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions. The first one is at the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe across most of the row performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  nonisolated deinit {}
}
