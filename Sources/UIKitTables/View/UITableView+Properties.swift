// SPDX-License-Identifier: MIT

extension UITableView {
  // MARK: Selection

  /// Whether rows can be selected. The default is `true`.
  public var allowsSelection: Bool {
    get { rules.allowsSelection }
    set { rules.allowsSelection = newValue }
  }

  /// Whether several rows can be selected. The default is `false`.
  public var allowsMultipleSelection: Bool {
    get { rules.allowsMultipleSelection }
    set { rules.allowsMultipleSelection = newValue }
  }

  /// Whether rows can be selected in editing mode. The default is `false`.
  public var allowsSelectionDuringEditing: Bool {
    get { rules.allowsSelectionDuringEditing }
    set { rules.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be selected in editing mode. The default is `false`.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { rules.allowsMultipleSelectionDuringEditing }
    set { rules.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether a row is selected as soon as it has the keyboard focus. The default is `false`.
  public var selectionFollowsFocus: Bool {
    get { rules.selectionFollowsFocus }
    set { rules.selectionFollowsFocus = newValue }
  }

  /// Whether cells may be created before they become visible. The default is `true`. No effect here.
  public var isPrefetchingEnabled: Bool {
    get { rules.isPrefetchingEnabled }
    set { rules.isPrefetchingEnabled = newValue }
  }

  /// Whether the user can select several rows now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether the user can select rows now.
  var maySelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // MARK: Separators

  /// The lines between rows. The default is `.singleLine`.
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { separators.style }
    set {
      separators.style = newValue
      looksDidChange()
    }
  }

  /// The colour of the lines between rows. The default is `.separator`; `nil` restores it.
  public var separatorColor: UIColor? {
    get { separators.color }
    set {
      separators.color = newValue ?? .separator
      looksDidChange()
    }
  }

  /// The distances of the lines from the edges, in points. The default is the margin of the text at the left, and 0 at
  /// the right.
  public var separatorInset: UIEdgeInsets {
    get { separators.inset ?? UIEdgeInsets(top: 0, left: textMargin, bottom: 0, right: 0) }
    set {
      separators.inset = newValue
      looksDidChange()
    }
  }

  /// The edges from which ``separatorInset`` is measured. The default is `.fromCellEdges`.
  public var separatorInsetReference: SeparatorInsetReference {
    get { separators.reference }
    set {
      separators.reference = newValue
      looksDidChange()
    }
  }

  /// The inset of a separator from the edges of its cell.
  var resolvedSeparatorInset: UIEdgeInsets {
    var inset = separatorInset
    if separators.inset != nil, separators.reference == .fromAutomaticInsets { inset.left += textMargin }
    return inset
  }

  // MARK: Headers and footers

  /// The space above the headers of sections in points. The default is ``automaticDimension``: none. Apple publishes no
  /// figure for it.
  public var sectionHeaderTopPadding: CGFloat {
    get { dimensions.headerTopPadding }
    set {
      dimensions.headerTopPadding = newValue
      forgetLayout()
    }
  }

  /// A view above the first section, in the width of the table and in its own height. The default is `nil`.
  ///
  /// Set it again after its height has changed.
  public var tableHeaderView: UIView? {
    get { ends.header }
    set { setEnd(\.header, newValue) }
  }

  /// A view below the last section, in the width of the table and in its own height. The default is `nil`.
  ///
  /// Set it again after its height has changed.
  public var tableFooterView: UIView? {
    get { ends.footer }
    set { setEnd(\.footer, newValue) }
  }

  private func setEnd(_ end: WritableKeyPath<TableEnds, UIView?>, _ view: UIView?) {
    if ends[keyPath: end] !== view { ends[keyPath: end]?.removeFromSuperview() }
    ends[keyPath: end] = view
    if let view, view.superview !== self { addSubview(view) }
    knownLayout?.setEnds(top: ends.heights[0], bottom: ends.heights[1])
    passes.bounds = nil
    setNeedsLayout()
  }

  /// A view behind the rows that does not scroll. The default is `nil`.
  public var backgroundView: UIView? {
    get { ends.background }
    set {
      guard ends.background !== newValue else { return }
      ends.background?.removeFromSuperview()
      ends.background = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Measures

  var isWide: Bool { Self.isWide(bounds.width) }

  static func isWide(_ width: CGFloat) -> Bool { width >= TableMetrics.wideWidth }

  /// The distance of text from the edges of a cell.
  var textMargin: CGFloat { isWide && style != .insetGrouped ? TableMetrics.groupInset : TableMetrics.margin }

  /// The distances of cells from the edges of the table.
  var cellInsets: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    guard style == .insetGrouped else { return .zero }
    let inset = isWide ? TableMetrics.groupInset : TableMetrics.margin
    return UIEdgeInsets(top: 0, left: inset + safe.left, bottom: 0, right: inset + safe.right)
  }

  /// Tells all cells, headers and footers in use what is around them.
  func looksDidChange() {
    for (path, cell) in views.cells { updateSurroundings(of: cell, at: path, animated: false) }
    for (key, view) in views.edges { updateSurroundings(of: view, at: key.edge) }
  }
}
