// SPDX-License-Identifier: MIT

extension UITableView {
  /// The appearance of a table's sections.
  nonisolated public enum Style: Int, Sendable {
    /// Rows one below the other. Headers stay at the top while rows of their section are visible.
    case plain
    /// Groups of rows with space between them.
    case grouped
    /// Groups of rows with rounded corners, at a distance from the edges.
    case insetGrouped
  }

  /// The position in the table to which a row is scrolled.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// As near as possible.
    case none
    /// The top edge.
    case top
    /// The vertical centre.
    case middle
    /// The bottom edge.
    case bottom
  }

  /// The animation with which rows appear and disappear.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// The row fades.
    case fade = 0
    /// The row moves in from the right, or out to it.
    case right = 1
    /// The row moves in from the left, or out to it.
    case left = 2
    /// The row moves in from above, or out to above.
    case top = 3
    /// The row moves in from below, or out to below.
    case bottom = 4
    /// The row appears at once. A row that is deleted stays where it is until the others cover it.
    case none = 5
    /// The row grows from the middle of its space, or shrinks to it.
    case middle = 6
    /// The table decides. It is `fade`.
    case automatic = 100
  }

  /// The edges from which a separator's inset is measured.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The margins that the table would use by itself.
    case fromAutomaticInsets
  }

  /// The changes after which a row that sizes itself is measured again.
  public typealias SelfSizingInvalidation = UICollectionView.SelfSizingInvalidation

  /// The height of rows, headers and footers that size themselves, and of estimates that the table chooses.
  nonisolated public static let automaticDimension: CGFloat = -1
}
