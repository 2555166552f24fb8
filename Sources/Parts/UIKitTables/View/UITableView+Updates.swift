// SPDX-License-Identifier: MIT
import Diagnostics

extension UITableView {
  /// Makes several changes to the rows in a single animation, or none if `updates` is `nil`.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Makes several changes to the rows in a single animation.
  ///
  /// Change the data inside `updates`, exactly as described by the calls there. The index paths of deletions, reloads
  /// and the origins of moves are those before all changes; the index paths of insertions and the destinations of moves
  /// are those after them. An enclosing animation block determines the timing; otherwise the animation takes 0.3 s.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and describes the changes.
  ///   - completion: Called at the end. The argument is `false` if the animation was removed early.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    if let completion { activity.batch?.completions.append(completion) }
    updates()
    endUpdates()
  }

  /// Begins to describe changes that are made in a single animation. See
  /// `performBatchUpdates(_:completion:)`.
  public func beginUpdates() {
    require(
      activity.batch?.isPerforming != true,
      "an update is in progress; do not change rows while the table asks for cells")
    if activity.batch == nil {
      // The data may have changed already, so no cell is requested until the counts agree again.
      _ = layout
      activity.batch = TableBatch()
    }
    activity.batch?.depth += 1
  }

  /// Makes the changes that were described since ``beginUpdates()``. Without any, the heights of the rows are requested
  /// again, and the rows move to their new positions. Does nothing without ``beginUpdates()``.
  public func endUpdates() {
    expect(activity.batch != nil, "endUpdates() without beginUpdates(); call beginUpdates() first")
    guard let batch = activity.batch else { return }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    batch.isPerforming = true
    TableUpdate(of: self, batch).perform()
  }

  // MARK: Rows

  /// Tells the table that rows were inserted.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record {
      $0.updates.inserted.formUnion(indexPaths)
      for path in indexPaths { $0.insertions[path] = animation }
    }
  }

  /// Tells the table that rows were deleted.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record {
      $0.updates.deleted.formUnion(indexPaths)
      for path in indexPaths { $0.removals[path] = animation }
    }
  }

  /// Tells the table that rows have changed and need new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record {
      $0.updates.reloaded.formUnion(indexPaths)
      for path in indexPaths { $0.removals[path] = animation }
    }
  }

  /// Tells the table that a row was moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.updates.moved.append((indexPath, newIndexPath)) }
  }

  /// Asks the data source to configure the visible cells of rows again, without new cells. Their heights are measured
  /// again too.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    for path in indexPaths {
      guard let cell = views.cells[path] else { continue }
      views.reconfigured = cell
      let given = dataSource.tableView(self, cellForRowAt: path)
      views.reconfigured = nil
      require(
        given === cell,
        "reconfigureRows(at:) needs the cell that the table shows for \(path); return it from dequeueReusableCell")
    }
    if activity.batch == nil { performBatchUpdates(nil) }
  }

  // MARK: Sections

  /// Tells the table that sections were inserted.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record {
      $0.updates.insertedSections.formUnion(sections)
      for section in sections { $0.sectionInsertions[section] = animation }
    }
  }

  /// Tells the table that sections were deleted.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record {
      $0.updates.deletedSections.formUnion(sections)
      for section in sections { $0.sectionRemovals[section] = animation }
    }
  }

  /// Tells the table that sections have changed and need new views.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record {
      $0.updates.reloadedSections.formUnion(sections)
      for section in sections { $0.sectionRemovals[section] = animation }
    }
  }

  /// Tells the table that a section was moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.updates.movedSections.append((section, newSection)) }
  }

  /// Records the changes between two snapshots, with one animation for all.
  func record(_ updates: CollectionUpdates, with animation: RowAnimation) {
    record {
      $0.updates = updates
      $0.standardAnimation = animation
    }
  }

  /// Records a change in the current batch, or in a batch of its own if there is none.
  private func record(_ note: (TableBatch) -> Void) {
    beginUpdates()
    if let batch = activity.batch { note(batch) }
    endUpdates()
  }

  /// Whether rows are being inserted, deleted or moved now.
  public var hasUncommittedUpdates: Bool { activity.batch != nil }
}
