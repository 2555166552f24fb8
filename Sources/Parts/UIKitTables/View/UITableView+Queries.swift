// SPDX-License-Identifier: MIT
import Diagnostics

extension UITableView {
  // MARK: Cells

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return views.cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows of the visible cells in ascending order, or `nil` if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return views.cells.isEmpty ? nil : views.cells.keys.sorted()
  }

  /// Returns the cell of a row, or `nil` if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { views.cells[indexPath] }

  /// Returns the row that a cell shows, or `nil`.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { views.cells.first { $0.value === cell }?.key }

  /// Returns the header of a section, or `nil` if it is not visible or not a ``UITableViewHeaderFooterView``.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views.edges[TableViews.Key(edge: .header, section: section)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, or `nil` if it is not visible or not a ``UITableViewHeaderFooterView``.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views.edges[TableViews.Key(edge: .footer, section: section)] as? UITableViewHeaderFooterView
  }

  // MARK: Rows at places

  /// Returns the row at a point of the content, whether it is visible or not, or `nil`.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return layout.rows(from: point.y, to: point.y.nextUp).first
  }

  /// Returns the rows that intersect a rectangle of the content, whether they are visible or not.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { layout.rows(from: rect.minY, to: rect.maxY) }

  /// Returns the rectangle of a section with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    requireSection(section)
    return fullWidth(layout.section(section))
  }

  /// Returns the rectangle of a section's header, where it is when it does not stay at the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    requireSection(section)
    return fullWidth(layout.edge(.header, of: section))
  }

  /// Returns the rectangle of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    requireSection(section)
    return fullWidth(layout.edge(.footer, of: section))
  }

  /// Returns the rectangle of a row, or zero if there is no such row. Its height is an estimate until the row has been
  /// visible.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layout.contains(indexPath) ? cellFrame(layout.row(indexPath)) : .zero
  }

  private func fullWidth(_ span: TableLayout.Span) -> CGRect {
    CGRect(x: 0, y: span.start, width: bounds.width, height: span.length)
  }

  private func requireSection(_ section: Int) {
    require(
      layout.sections.indices.contains(section),
      "there is no section \(section), there are \(layout.sections.count); call reloadData() when the data has changed")
  }

  // MARK: Scrolling

  /// Scrolls until a row is visible, and to a position in the table if one is given.
  ///
  /// - Parameters:
  ///   - indexPath: The row. It must exist.
  ///   - scrollPosition: The position, or `.none` to scroll as little as possible.
  ///   - animated: Whether to animate.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    require(
      layout.contains(indexPath), "there is no row \(indexPath) to scroll to; check numberOfRows(inSection:)")
    let scrollPosition = nearestPosition(of: indexPath, scrollPosition)
    setContentOffset(target(of: indexPath, scrollPosition), animated: animated)
    guard !isScrollAnimating else {
      passes.destination = TableDestination(path: indexPath, position: scrollPosition)
      return
    }
    layoutIfNeeded()
    // Rows that become visible are no longer estimates, so the row is elsewhere now.
    for _ in 0..<Self.mostCorrections where contentOffset != target(of: indexPath, scrollPosition) {
      setContentOffset(target(of: indexPath, scrollPosition), animated: false)
      layoutIfNeeded()
    }
  }

  /// Leads an animation to a row to where the row is now that other rows are no longer estimates.
  func followDestination() {
    guard let destination = passes.destination else { return }
    guard isScrollAnimating, layout.contains(destination.path) else {
      passes.destination = nil
      return
    }
    retargetScrolling(to: target(of: destination.path, destination.position))
  }

  /// The number of times that the offset of a jump follows rows whose heights were estimates.
  private static let mostCorrections = 8

  /// The part of the bounds in which the rows of a section are not covered: the distance from the top, and the height.
  private func uncovered(in section: Int) -> (top: CGFloat, height: CGFloat) {
    let visible = bounds.inset(by: adjustedContentInset)
    // The header stays in front of the rows.
    let header = style == .plain ? layout.edge(.header, of: section).length : 0
    return (visible.minY - bounds.minY + header, max(visible.height - header, 0))
  }

  /// Returns the position with which a row becomes visible by the shortest way, if none is wanted.
  private func nearestPosition(of path: IndexPath, _ wanted: ScrollPosition) -> ScrollPosition {
    guard wanted == .none else { return wanted }
    let (part, row) = (uncovered(in: path.section), layout.row(path))
    if row.start < bounds.minY + part.top { return .top }
    return row.end > bounds.minY + part.top + part.height ? .bottom : .none
  }

  private func target(of path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let (part, row) = (uncovered(in: path.section), layout.row(path))
    var target = contentOffset
    switch position {
    case .none: break
    case .top: target.y = row.start - part.top
    case .middle: target.y = row.start + row.length / 2 - part.height / 2 - part.top
    case .bottom: target.y = row.end - part.height - part.top
    }
    return clamped(target)
  }

  /// Scrolls until the selected row is visible.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }
}
