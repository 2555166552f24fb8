// SPDX-License-Identifier: MIT

/// The index of a table's sections: its looks, and what is shown of it.
struct TableIndex {
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
  var minimumRows = 0
  /// The titles, or nil if the data source has to be asked.
  var titles: [String]?
  /// The view, if there are titles to show.
  var view: TableIndexView?
}
