// SPDX-License-Identifier: MIT
import UIKitEffects

/// The heights that a table has been given.
struct TableDimensions {
  var row = UITableView.automaticDimension
  var header = UITableView.automaticDimension
  var footer = UITableView.automaticDimension
  var estimatedRow = UITableView.automaticDimension
  var estimatedHeader = UITableView.automaticDimension
  var estimatedFooter = UITableView.automaticDimension
  var headerTopPadding = UITableView.automaticDimension
  var selfSizing = UITableView.SelfSizingInvalidation.enabled
  /// Whether the margins of the rows leave them the width at which text is read with ease.
  var followsReadableWidth = false
}

/// The lines between rows.
struct TableSeparators {
  var style = UITableViewCell.SeparatorStyle.singleLine
  var color: UIColor? = .separator
  var effect: UIVisualEffect?
  var inset: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges
}

/// The views of a table that belong to no section.
struct TableEnds {
  var header: UIView?
  var footer: UIView?
  var background: UIView?
  /// The heights for which the positions of rows were computed.
  var heights: [CGFloat] { [header?.frame.height ?? 0, footer?.frame.height ?? 0] }
}

/// The selected rows, the highlighted row, and the row with the keyboard focus.
struct TableSelection {
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
  var focus: IndexPath?

  /// Returns the selection with the index paths after an update. The focus of a deleted row moves to the nearest one.
  func renamed(by change: CollectionChange) -> TableSelection {
    TableSelection(
      selected: Set(selected.compactMap(change.indexPath)), focus: focus.flatMap(change.nearest))
  }
}

/// A batch of changes. The program describes it first, and then it is performed.
final class TableBatch {
  var updates = CollectionUpdates()
  var completions: [(Bool) -> Void] = []
  /// The animations of rows and sections by their index paths before the batch, and of those inserted by those after it.
  var removals: [IndexPath: UITableView.RowAnimation] = [:]
  var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  var sectionRemovals: [Int: UITableView.RowAnimation] = [:]
  var sectionInsertions: [Int: UITableView.RowAnimation] = [:]
  /// The animation of rows and sections that have no other.
  var standardAnimation = UITableView.RowAnimation.automatic
  /// The number of calls of `beginUpdates()` without one of `endUpdates()`.
  var depth = 0
  var isPerforming = false

  nonisolated deinit {}
}

/// The views of a table that show rows, headers and footers, and the pool of unused ones.
struct TableViews {
  /// A header or a footer.
  struct Key: Hashable {
    let edge: TableLayout.Edge
    let section: Int
  }

  /// The class or the maker of reused views.
  var cellTypes: [String: UITableViewCell.Type] = [:]
  var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  var cells: [IndexPath: UITableViewCell] = [:]
  var edges: [Key: UIView] = [:]
  /// The visible cell that the data source is asked to configure again.
  var reconfigured: UITableViewCell?
  private(set) var cellPool: [String: [UITableViewCell]] = [:]
  private(set) var edgePool: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func takeCell(_ identifier: String) -> UITableViewCell? { cellPool[identifier]?.popLast() }

  mutating func takeEdge(_ identifier: String) -> UITableViewHeaderFooterView? { edgePool[identifier]?.popLast() }

  mutating func pool(_ view: UIView) {
    view.removeFromSuperview()
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      cellPool[identifier, default: []].append(cell)
    } else if let edge = view as? UITableViewHeaderFooterView, let identifier = edge.reuseIdentifier {
      edgePool[identifier, default: []].append(edge)
    }
  }
}

/// The row to which the table scrolls.
struct TableDestination {
  let path: IndexPath
  let position: UITableView.ScrollPosition
}

/// The flags of a table's layout.
struct TablePasses {
  /// The destination of an animation to a row.
  var destination: TableDestination?
  /// Whether views are being placed.
  var isPlacing = false
  /// Whether layout leaves the views alone, because an update moves them.
  var isDeferred = false
  /// The visible views whose content may need another height.
  var resized: [UIView] = []
  /// Whether the change of their heights is animated.
  var animatesResizing = true
  /// The bounds for which views were last placed, or nil if they have to be placed.
  var bounds: CGRect?
  /// The width for which rows were measured.
  var width: CGFloat = 0
}
