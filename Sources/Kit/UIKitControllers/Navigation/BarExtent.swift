// SPDX-License-Identifier: MIT

/// The visible parts of a navigation bar, from the top: the row with the title and the buttons, the large title, and the
/// search bar.
struct BarExtent: Equatable {
  /// The height of the row in points. A search that hides the row leaves at most a margin of it.
  var row: CGFloat = UINavigationBar.height
  var title = LargeTitle()
  /// The visible height of the search bar in points.
  var search: CGFloat = 0

  /// The margin in points above a search bar that is alone in the bar. Chosen: below the edge of a window.
  static let searchMargin: CGFloat = 8

  /// The height in points without the window's safe area.
  var height: CGFloat { row + title.height + search }

  /// The height without the part by which the bar is stretched.
  var coveredHeight: CGFloat { row + title.coveredHeight + search }

  /// Whether a search hides the row.
  var isRowHidden: Bool { row < UINavigationBar.height }
}
