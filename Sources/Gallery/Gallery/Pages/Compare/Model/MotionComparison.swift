// SPDX-License-Identifier: MIT
import UIKit

/// The table that compares the motions of all cells: its rows, in the order that the user has chosen.
struct MotionComparison: Equatable {
  /// The column by which the rows are sorted, and the direction.
  struct Order: Equatable {
    var column: MotionColumn
    var isAscending = true
  }

  /// The rows in the order of the cells.
  var rows: [MotionRow] = []
  /// Nil for the order of the cells.
  var order: Order?

  /// Sorts by a column, as a click on its head does: ascending, then descending, then in the order of the cells.
  mutating func sort(by column: MotionColumn) {
    switch order {
    case Order(column: column, isAscending: true): order?.isAscending = false
    case Order(column: column, isAscending: false): order = nil
    default: order = Order(column: column)
    }
  }

  /// The rows in the chosen order. Rows without the figure are last, and equal ones keep the order of the cells.
  var sortedRows: [MotionRow] {
    guard let order else { return rows }
    let known = rows.filter { $0.text(in: order.column) != MotionRow.unknown }
    let sorted = known.enumerated().sorted { one, other in
      if precedes(one.element, other.element, order) { return true }
      return precedes(other.element, one.element, order) ? false : one.offset < other.offset
    }
    return sorted.map(\.element) + rows.filter { $0.text(in: order.column) == MotionRow.unknown }
  }

  private func precedes(_ one: MotionRow, _ other: MotionRow, _ order: Order) -> Bool {
    let (first, second) = order.isAscending ? (one, other) : (other, one)
    if let first = first.figure(in: order.column), let second = second.figure(in: order.column) {
      return first < second
    }
    return first.text(in: order.column) < second.text(in: order.column)
  }

  /// The rows that have the least figure in a column, as its text shows it.
  func leaders(in column: MotionColumn) -> [MotionRow] {
    let least = rows.compactMap { $0.figure(in: column) }.min().map { $0.rounded() }
    guard let least else { return [] }
    return rows.filter { $0.figure(in: column)?.rounded() == least }
  }

  /// The columns of the table: those of drags only if the rows have some.
  var columns: [MotionColumn] { MotionColumn.columns(withDrag: rows.contains { $0.response != nil }) }

  /// The table as text: a line for each row, with tabs between the columns, as spreadsheets read it.
  var text: String {
    let heads = columns.map { $0.unit.isEmpty ? $0.title : "\($0.title) (\($0.unit))" }
    let lines = sortedRows.map { row in
      ["\(row.number)", row.title] + columns.map(row.text)
    }
    return ([["Cell", "Style"] + heads] + lines).map { $0.joined(separator: "\t") + "\n" }.joined()
  }
}
