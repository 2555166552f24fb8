// SPDX-License-Identifier: MIT

extension UITableView {
  // MARK: Selection

  /// Whether the user can select several rows now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether the user can select rows now.
  var maySelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // MARK: Headers and footers

  func setSectionHeaderTopPadding(_ newValue: CGFloat) {
    dimensions.headerTopPadding = newValue
    forgetLayout()
  }

  func setEnd(_ end: WritableKeyPath<TableEnds, UIView?>, _ view: UIView?) {
    if ends[keyPath: end] !== view { ends[keyPath: end]?.removeFromSuperview() }
    ends[keyPath: end] = view
    if let view, view.superview !== self { addSubview(view) }
    knownLayout?.setEnds(top: ends.heights[0], bottom: ends.heights[1])
    passes.bounds = nil
    setNeedsLayout()
  }

  func setBackgroundView(_ newValue: UIView?) {
    guard ends.background !== newValue else { return }
    ends.background?.removeFromSuperview()
    ends.background = newValue
    if let newValue { insertSubview(newValue, at: 0) }
    setNeedsLayout()
  }

  // MARK: Measures

  var isWide: Bool { Self.isWide(bounds.width) }

  static func isWide(_ width: CGFloat) -> Bool { width >= TableMetrics.wideWidth }

  /// The distance of text from the edges of a cell.
  var textMargin: CGFloat {
    guard style != .insetGrouped else { return TableMetrics.margin }
    return max(isWide ? TableMetrics.groupInset : TableMetrics.margin, readableInset)
  }

  /// The distance from the edges at which rows have the width of readable text, or 0 if they don't follow it.
  private var readableInset: CGFloat {
    dimensions.followsReadableWidth ? max((bounds.width - ReadableWidth.points) / 2, 0) : 0
  }

  func setCellLayoutMarginsFollowReadableWidth(_ newValue: Bool) {
    guard dimensions.followsReadableWidth != newValue else { return }
    dimensions.followsReadableWidth = newValue
    rowMarginsDidChange()
  }

  /// Makes the table measure and place everything for other margins.
  private func rowMarginsDidChange() {
    knownLayout?.forgetMeasurements()
    passes.bounds = nil
    looksDidChange()
    setNeedsLayout()
  }

  /// The distances of cells from the edges of the table.
  var cellInsets: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    guard style == .insetGrouped else { return .zero }
    let inset = max(isWide ? TableMetrics.groupInset : TableMetrics.margin, readableInset)
    return UIEdgeInsets(top: 0, left: inset + safe.left, bottom: 0, right: inset + safe.right)
  }

  /// Tells all cells, headers and footers in use what is around them.
  func looksDidChange() {
    for (path, cell) in views.cells { updateSurroundings(of: cell, at: path, animated: false) }
    for (key, view) in views.edges { updateSurroundings(of: view, at: key.edge) }
  }
}
