// SPDX-License-Identifier: MIT
import UIKitEffects

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

  /// The effect with which the lines between rows are drawn, such as a `UIVibrancyEffect` in a blurred table. Their colour
  /// is part of its content. The default is `nil`.
  public var separatorEffect: UIVisualEffect? {
    get { separators.effect }
    set {
      separators.effect = newValue
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
  var textMargin: CGFloat {
    guard style != .insetGrouped else { return TableMetrics.margin }
    return max(isWide ? TableMetrics.groupInset : TableMetrics.margin, readableInset)
  }

  /// The distance from the edges at which rows have the width of readable text, or 0 if they don't follow it.
  private var readableInset: CGFloat {
    dimensions.followsReadableWidth ? max((bounds.width - ReadableWidth.points) / 2, 0) : 0
  }

  /// Whether the margins of rows, headers and footers leave them the width of the readable content guide. The default is
  /// `false`. In the style `insetGrouped`, the groups have that width.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { dimensions.followsReadableWidth }
    set {
      guard dimensions.followsReadableWidth != newValue else { return }
      dimensions.followsReadableWidth = newValue
      rowMarginsDidChange()
    }
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
