// SPDX-License-Identifier: MIT

/// A row that the user moves.
final class TableReorder {
  let cell: UITableViewCell
  /// The row's index path in the data source, which learns of the move at its end.
  let source: IndexPath
  /// The row's index path in the table.
  var target: IndexPath
  /// Scrolls the table while the row is held beyond its edge.
  let scroller: EdgeScroller
  private let hold: Hold

  /// A cell that the pointer holds.
  private struct Hold {
    let cell: UITableViewCell
    /// The gesture that moves the cell.
    let press: UIGestureRecognizer
    /// The distance of the pointer from the cell's centre.
    let distance: CGFloat

    init(_ cell: UITableViewCell, with press: UIGestureRecognizer) {
      (self.cell, self.press) = (cell, press)
      distance = press.location(in: cell.superview).y - cell.center.y
    }

    /// The frame of the cell under the pointer.
    var frame: CGRect {
      var frame = cell.placement
      frame.origin.y = press.location(in: cell.superview).y - distance - frame.height / 2
      return frame
    }
  }

  init(_ cell: UITableViewCell, of table: UITableView, at path: IndexPath, with press: UIGestureRecognizer) {
    let hold = Hold(cell, with: press)
    (self.cell, source, target, self.hold) = (cell, path, path, hold)
    scroller = EdgeScroller(table) { hold.frame }
  }

  nonisolated deinit {}

  /// The frame of the cell under the pointer.
  var wantedFrame: CGRect { hold.frame }

  /// Returns the index path in the data source of a row in the table.
  func dataPath(_ path: IndexPath) -> IndexPath {
    if path == target { return source }
    var found = path
    if found.section == target.section, found.row > target.row { found.row -= 1 }
    if found.section == source.section, found.row >= source.row { found.row += 1 }
    return found
  }
}

extension UITableView {
  /// The time in seconds in which rows make room. Estimated.
  private static let roomDuration = 0.25

  /// Moves the row of a cell with the pointer.
  func reorder(_ cell: UITableViewCell, with press: UIGestureRecognizer) {
    switch press.state {
    case .began:
      guard let path = indexPath(for: cell) else { return }
      closeSwipe(animated: true)
      activity.reorder = TableReorder(cell, of: self, at: path, with: press)
      // Escape cancels the movement.
      becomeFirstResponder()
      cell.layer.zPosition = 2
      cell.layer.shadowOpacity = 0.25
      cell.layer.shadowRadius = 6
      cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    case .changed:
      guard let reorder = activity.reorder else { return }
      followReorder()
      reorder.scroller.update()
    case .ended: endReorder(isCancelled: false)
    case .cancelled, .failed: endReorder(isCancelled: true)
    case .possible: break
    }
  }

  /// Moves the row to the pointer, but not beyond the visible part of the table, and lets the other rows make room. Called
  /// when the pointer or the content has moved.
  func followReorder() {
    guard let reorder = activity.reorder else { return }
    let (area, frame) = (bounds.inset(by: adjustedContentInset), reorder.wantedFrame)
    let top = max(min(frame.minY, area.maxY - frame.height), area.minY)
    reorder.cell.center.y = top + frame.height / 2
    makeRoom(for: reorder)
  }

  private func makeRoom(for reorder: TableReorder) {
    guard let proposed = place(of: reorder) else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: reorder.source, toProposedIndexPath: proposed) ?? proposed
    if target != reorder.target { moveInTable(reorder, to: target) }
  }

  /// Returns the index path over which the row is, or nil if it is its own.
  private func place(of reorder: TableReorder) -> IndexPath? {
    let (y, current, height) = (reorder.cell.center.y, reorder.target, reorder.cell.bounds.height)
    if let hit = layout.rows(from: y, to: y.nextUp).first {
      let span = layout.row(hit)
      // The row has to stay over its position when the other one has moved.
      if hit > current {
        guard y >= span.end - height else { return nil }
        return hit.section == current.section ? hit : IndexPath(row: hit.row + 1, section: hit.section)
      }
      return hit < current && y < span.start + height ? hit : nil
    }
    let section =
      layout.sections(from: y, to: y.nextUp).first ?? (y < layout.section(0).start ? 0 : layout.sections.count - 1)
    let place = end(of: section, at: y, for: current)
    return place == current ? nil : place
  }

  /// Returns the first index path of a section for a location above its rows, and the last one for a location below
  /// them.
  private func end(of section: Int, at y: CGFloat, for current: IndexPath) -> IndexPath {
    let (first, count) = (IndexPath(row: 0, section: section), layout.sections[section].rows.count)
    guard layout.contains(first), y >= layout.row(first).start else { return first }
    return IndexPath(row: section == current.section ? count - 1 : count, section: section)
  }

  /// Moves a row in the table, but not in the data source, and lets the other rows make room.
  private func moveInTable(_ reorder: TableReorder, to target: IndexPath) {
    let old = layout
    var counts = old.counts
    counts[reorder.target.section] -= 1
    counts[target.section] += 1
    guard counts.indices.contains(target.section), (0..<counts[target.section]).contains(target.row) else { return }
    var updates = CollectionUpdates()
    updates.moved = [(reorder.target, target)]
    let change = CollectionChange(updates, from: old.counts, to: counts)
    knownLayout = makeLayout(
      counts: counts,
      row: { path in
        change.old(of: path).map { (old.row($0).length, old.isMeasured($0)) } ?? (TableMetrics.rowHeight, false)
      },
      edge: { edge, section in (old.edge(edge, of: section).length, old.isMeasured(edge, of: section)) })
    let cells = views.cells
    views.cells = [:]
    for (path, cell) in cells { views.cells[change.indexPath(of: path) ?? path] = cell }
    selection = selection.renamed(by: change)
    reorder.target = target
    UIView.animate(withDuration: Self.roomDuration, delay: 0, options: [.allowUserInteraction]) {
      passes.bounds = nil
      placeViews()
      for (path, cell) in views.cells { updateSurroundings(of: cell, at: path, animated: false) }
    }
  }

  /// Returns the row that is being moved to its position in the data source. Returns false if there is none.
  func cancelReorder() -> Bool {
    guard activity.reorder != nil else { return false }
    endReorder(isCancelled: true)
    return true
  }

  private func endReorder(isCancelled: Bool) {
    guard let reorder = activity.reorder else { return }
    reorder.scroller.stop()
    if isCancelled, reorder.target != reorder.source { moveInTable(reorder, to: reorder.source) }
    activity.reorder = nil
    if reorder.target != reorder.source {
      dataSource?.tableView(self, moveRowAt: reorder.source, to: reorder.target)
    }
    UIView.animate(withDuration: Self.roomDuration, delay: 0, options: [.allowUserInteraction]) {
      passes.bounds = nil
      placeViews()
      reorder.cell.layer.shadowOpacity = 0
    } completion: { _ in
      reorder.cell.layer.zPosition = 0
    }
  }
}
