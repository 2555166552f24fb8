// SPDX-License-Identifier: MIT

/// The activities in progress in a table.
struct TableActivity {
  /// The batch that is being described or performed.
  var batch: TableBatch?
  /// The row whose actions are shown.
  var swipe: TableSwipe?
  /// The row that the user moves.
  var reorder: TableReorder?
  /// Whether the row with the keyboard focus shows it.
  var showsFocus = false
}
