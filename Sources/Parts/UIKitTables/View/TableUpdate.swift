// SPDX-License-Identifier: MIT
import Diagnostics

/// The movement of a table's rows from their positions before a batch of changes to those after it.
///
/// It is set up without animation: cells that appear are made where they start. Then all views are moved inside an
/// animation block, and those that have disappeared are put into the reuse pool at its end.
@MainActor
struct TableUpdate {
  /// The duration of an update in seconds, as that of collection views.
  private static let duration = 0.3

  private let table: UITableView
  private let batch: TableBatch
  private let old: TableLayout

  init(of table: UITableView, _ batch: TableBatch) {
    (self.table, self.batch) = (table, batch)
    old = table.layout
  }

  /// The views that leave, each with its index path before the update, if it is a cell, and its last frame.
  private struct Leaving {
    let view: UIView
    let path: IndexPath?
    let end: CGRect
    var alpha: CGFloat = 0
  }

  func perform() {
    let counts = table.loadCounts()
    let change = CollectionChange(batch.updates, from: old.counts, to: counts)
    // Heights are requested again when the rows are visible.
    let new = table.makeLayout(
      counts: counts,
      row: { path in
        change.old(of: path).map { (old.row($0).length, false) } ?? table.initialHeight(ofRowAt: path)
      },
      edge: { edge, section in change.oldSection(of: section).map { (old.edge(edge, of: $0).length, false) } })
    table.knownLayout = new
    let losesFocus = table.selection.focus.map { change.indexPath(of: $0) == nil } ?? false
    table.selection = table.selection.renamed(by: change)
    let (deleted, deletedEdges) = renameViews(change)
    let kept = (Set(table.views.cells.keys), Set(table.views.edges.keys))
    table.passes.destination = nil
    let wasDeferred = table.passes.isDeferred
    table.passes.isDeferred = true
    // The measured heights of the rows that will be visible change the height of the content.
    measure(at: targetOffset)
    let offset = targetOffset
    let rect = CGRect(origin: offset, size: table.bounds.size)
    makeAppearing(in: rect, change, kept: kept.0, kept.1)
    var leaving = withoutReturned(deleted).map { leavingCell($0.cell, $0.path, change) }
    leaving += deletedEdges.map { Leaving(view: $0, path: nil, end: $0.frame) }
    if let swipe = table.swipe, deleted.contains(where: { $0.cell === swipe.cell }) {
      // The actions disappear with their row, from where they are.
      table.forgetSwipe(rowIsDeleted: true)
    }
    leaving += invisible(in: rect)
    for item in leaving { item.view.layer.zPosition = min(item.view.layer.zPosition, -1) }
    let completions = batch.completions
    let owner = table
    animate {
      self.move(to: offset, leaving)
    } completion: { finished in
      for item in leaving { Self.finish(item, in: owner) }
      for completion in completions { completion(finished) }
    }
    table.passes.isDeferred = wasDeferred
    table.activity.batch = nil
    table.passes.bounds = nil
    table.setNeedsLayout()
    if losesFocus { table.focusedRowWasDeleted() }
  }

  private static func finish(_ item: Leaving, in table: UITableView) {
    item.view.layer.zPosition = 0
    item.view.alpha = 1
    if let cell = item.view as? UITableViewCell, let path = item.path {
      table.retire(cell, path)
    } else {
      table.views.pool(item.view)
    }
  }

  private var targetOffset: CGPoint {
    let insets = table.adjustedContentInset
    let highest = max(-insets.top, table.layout.height + insets.bottom - table.bounds.height)
    let offset = table.contentOffset
    // Content that is pulled beyond its start stays where it is.
    return CGPoint(x: offset.x, y: offset.y < -insets.top ? offset.y : min(offset.y, highest))
  }

  /// Gives all views their index paths after the update, and returns those of rows and sections that were deleted.
  private func renameViews(
    _ change: CollectionChange
  ) -> (cells: [(cell: UITableViewCell, path: IndexPath)], edges: [UIView]) {
    var deleted: [(cell: UITableViewCell, path: IndexPath)] = []
    let cells = table.views.cells
    table.views.cells = [:]
    for (path, cell) in cells {
      if let new = change.new(of: path) {
        table.views.cells[new] = cell
      } else {
        deleted.append((cell, path))
      }
    }
    var deletedEdges: [UIView] = []
    let edges = table.views.edges
    table.views.edges = [:]
    for (key, view) in edges {
      if let new = change.newSection(of: key.section) {
        table.views.edges[TableViews.Key(edge: key.edge, section: new)] = view
      } else {
        deletedEdges.append(view)
      }
    }
    return (deleted, deletedEdges)
  }

  /// Returns the cells that show no row any more. The data source may have returned the cell of a reloaded row again, as
  /// programs do that keep their cells.
  private func withoutReturned(
    _ deleted: [(cell: UITableViewCell, path: IndexPath)]
  ) -> [(cell: UITableViewCell, path: IndexPath)] {
    let shown = Set(table.views.cells.values.map(ObjectIdentifier.init))
    return deleted.filter { cell, path in
      guard shown.contains(ObjectIdentifier(cell)) else { return true }
      table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
      return false
    }
  }

  /// Measures the rows that will be visible, which makes their cells.
  private func measure(at offset: CGPoint) {
    table.visit(in: CGRect(origin: offset, size: table.bounds.size)) { _, _ in }
  }

  // MARK: Beginnings and ends

  private func makeAppearing(
    in rect: CGRect, _ change: CollectionChange, kept: Set<IndexPath>, _ keptEdges: Set<TableViews.Key>
  ) {
    UIView.performWithoutAnimation {
      table.visit(in: rect) { path, frame in
        guard !kept.contains(path) else { return }
        let cell = table.cell(at: path)
        if let before = change.old(of: path) {
          table.put(cell, table.cellFrame(old.row(before)))
        } else {
          let (start, alpha) = Self.outside(frame, insertion(of: path, change), width: table.bounds.width)
          table.put(cell, start)
          cell.alpha = alpha
        }
        // Only the cell is to move, and not what is in it.
        cell.layoutIfNeeded()
      }
      table.placeEdges(in: rect) { key, frame in
        guard !keptEdges.contains(key), let view = table.edgeView(key.edge, section: key.section) else { return }
        table.put(view, frame)
        view.alpha = 0
        view.layoutIfNeeded()
      }
    }
  }

  private func insertion(of path: IndexPath, _ change: CollectionChange) -> UITableView.RowAnimation {
    if let own = batch.insertions[path] { return own }
    if let section = batch.sectionInsertions[path.section] { return section }
    let reloaded = batch.removals.first { change.indexPath(of: $0.key) == path }
    return reloaded?.value ?? batch.standardAnimation
  }

  private func leavingCell(_ cell: UITableViewCell, _ path: IndexPath, _ change: CollectionChange) -> Leaving {
    let animation = batch.removals[path] ?? batch.sectionRemovals[path.section] ?? batch.standardAnimation
    // The old cell of a reloaded row moves to the row's new position.
    let place = change.indexPath(of: path).map { table.cellFrame(table.layout.row($0)) } ?? cell.frame
    var (end, alpha) = Self.outside(place, animation, width: table.bounds.width)
    if animation == .none {
      let isReloaded = change.indexPath(of: path) != nil
      alpha = isReloaded ? 0 : 1
      UIView.performWithoutAnimation {
        cell.alpha = alpha
        table.sendSubviewToBack(cell)
      }
    }
    return Leaving(view: cell, path: path, end: end, alpha: alpha)
  }

  /// Returns where a row comes from or goes to, and its opacity there.
  private static func outside(
    _ frame: CGRect, _ animation: UITableView.RowAnimation, width: CGFloat
  ) -> (CGRect, CGFloat) {
    switch animation {
    case .fade, .automatic: (frame, 0)
    case .none: (frame, 1)
    case .left: (frame.offsetBy(dx: -width, dy: 0), 1)
    case .right: (frame.offsetBy(dx: width, dy: 0), 1)
    case .top: (frame.offsetBy(dx: 0, dy: -frame.height), 0)
    case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 0)
    case .middle: (frame.insetBy(dx: 0, dy: frame.height / 2), 0)
    }
  }

  /// Takes the views that will no longer be visible out of use, and returns them with their positions after the update.
  private func invisible(in rect: CGRect) -> [Leaving] {
    var leaving: [Leaving] = []
    for (path, cell) in table.views.cells where table.activity.reorder?.cell !== cell {
      let frame = table.cellFrame(table.layout.row(path))
      if frame.maxY > rect.minY, frame.minY < rect.maxY { continue }
      table.views.cells[path] = nil
      leaving.append(Leaving(view: cell, path: path, end: frame, alpha: 1))
    }
    let sections = table.layout.sections(from: rect.minY, to: rect.maxY)
    for (key, view) in table.views.edges where !sections.contains(key.section) {
      table.views.edges[key] = nil
      leaving.append(Leaving(view: view, path: nil, end: view.frame))
    }
    return leaving
  }

  // MARK: Movement

  /// Moves all views to their positions. Called inside the animation block.
  private func move(to offset: CGPoint, _ leaving: [Leaving]) {
    let size = CGSize(width: table.bounds.width, height: table.layout.height)
    if table.contentSize != size { table.contentSize = size }
    if table.contentOffset != offset { table.contentOffset = offset }
    let rect = CGRect(origin: offset, size: table.bounds.size)
    table.visit(in: rect) { path, frame in
      table.show(path, frame)
      if let cell = table.views.cells[path] {
        table.updateSurroundings(of: cell, at: path, animated: false)
        cell.layoutIfNeeded()
      }
    }
    table.placeEdges(in: rect, table.showEdge)
    table.placeEnds()
    for item in leaving {
      table.put(item.view, item.end)
      item.view.alpha = item.alpha
    }
  }

  /// Animates the changes if the animation would be visible.
  private func animate(_ changes: () -> Void, completion: @escaping (Bool) -> Void) {
    guard table.window != nil else {
      UIView.performWithoutAnimation(changes)
      return completion(true)
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut], animations: changes,
      completion: completion)
  }
}
