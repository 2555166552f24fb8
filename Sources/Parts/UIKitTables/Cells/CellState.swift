// SPDX-License-Identifier: MIT
import UIKitEffects

/// The standard labels and the image of a cell, made when they are first used.
struct CellParts {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
}

/// The appearance of a cell.
struct CellLooks {
  var hasOwnColor = false
  var background: UIView?
  var selectedBackground: UIView?
  var multipleSelectionBackground: UIView?
  /// The grey view that is shown if the program has set no other.
  var standardSelection: UIView?
  var focusRing: UIView?
  var separator: UIView?
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var isSelected = false
  var isHighlighted = false
  var indentation = (level: 0, width: TableMetrics.indentationWidth)
  var separatorInset: UIEdgeInsets?
}

/// The accessories and the controls of editing of a cell.
struct CellControls {
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  /// The view of the accessory type that is shown.
  var standardAccessory: UIView?
  var isEditing = false
  var showsReorderControl = false
  var shouldIndent = true
  var editButton: UIButton?
  var reorderView: UIView?
}

/// A table's decisions about a cell: its position among the others and its editing style.
struct CellSurroundings: Equatable {
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  var margin = TableMetrics.margin
  var showsSeparator = false
  var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: 0)
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  /// The width at the trailing edge that the section index covers.
  var indexWidth: CGFloat = 0
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the control of editing selects the row, because several can be selected.
  var selectsWhileEditing = false
  var hasFocus = false
}
