// SPDX-License-Identifier: MIT
import Diagnostics

extension UITableView {
  // MARK: Cells

  var resolvedVisibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return views.cells.sorted { $0.key < $1.key }.map(\.value)
  }

  var resolvedIndexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return views.cells.isEmpty ? nil : views.cells.keys.sorted()
  }

  // MARK: Rows at places

  func indexPathOfRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return layout.rows(from: point.y, to: point.y.nextUp).first
  }

  func frame(forSection section: Int) -> CGRect {
    requireSection(section)
    return fullWidth(layout.section(section))
  }

  func frameOfHeader(inSection section: Int) -> CGRect {
    requireSection(section)
    return fullWidth(layout.edge(.header, of: section))
  }

  func frameOfFooter(inSection section: Int) -> CGRect {
    requireSection(section)
    return fullWidth(layout.edge(.footer, of: section))
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

  func scroll(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    require(canScroll(to: indexPath), "there is no row \(indexPath) to scroll to; check numberOfRows(inSection:)")
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
    guard isScrollAnimating, canScroll(to: destination.path) else {
      passes.destination = nil
      return
    }
    retargetScrolling(to: target(of: destination.path, destination.position))
  }

  /// The number of times that the offset of a jump follows rows whose heights were estimates.
  private static let mostCorrections = 8

  /// Whether there is such a row, or such a section if the row is `NSNotFound`.
  private func canScroll(to path: IndexPath) -> Bool {
    path.row == NSNotFound ? layout.sections.indices.contains(path.section) : layout.contains(path)
  }

  /// The vertical extent of a row, or of a section's header if the row is `NSNotFound`.
  private func span(of path: IndexPath) -> TableLayout.Span {
    path.row == NSNotFound ? layout.edge(.header, of: path.section) : layout.row(path)
  }

  /// The part of the bounds in which a row or header is not covered: the distance from the top, and the height.
  private func uncovered(for path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let visible = bounds.inset(by: adjustedContentInset)
    // The header stays in front of the rows.
    let hasHeader = style == .plain && path.row != NSNotFound
    let header = hasHeader ? layout.edge(.header, of: path.section).length : 0
    return (visible.minY - bounds.minY + header, max(visible.height - header, 0))
  }

  /// Returns the position with which a row becomes visible by the shortest way, if none is wanted.
  private func nearestPosition(of path: IndexPath, _ wanted: ScrollPosition) -> ScrollPosition {
    guard wanted == .none else { return wanted }
    let (part, row) = (uncovered(for: path), span(of: path))
    if row.start < bounds.minY + part.top { return .top }
    return row.end > bounds.minY + part.top + part.height ? .bottom : .none
  }

  private func target(of path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let (part, row) = (uncovered(for: path), span(of: path))
    var target = contentOffset
    switch position {
    case .none: break
    case .top: target.y = row.start - part.top
    case .middle: target.y = row.start + row.length / 2 - part.height / 2 - part.top
    case .bottom: target.y = row.end - part.height - part.top
    }
    return clamped(target)
  }
}
