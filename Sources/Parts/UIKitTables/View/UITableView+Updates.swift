// SPDX-License-Identifier: MIT
import Diagnostics

extension UITableView {
  /// Performs the changes that `updates` describes, or records them in the batch that is being described.
  func runBatch(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    openBatch()
    if let completion { activity.batch?.completions.append(completion) }
    updates()
    closeBatch()
  }

  func openBatch() {
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

  func closeBatch() {
    expect(activity.batch != nil, "endUpdates() without beginUpdates(); call beginUpdates() first")
    guard let batch = activity.batch else { return }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    batch.isPerforming = true
    TableUpdate(of: self, batch).perform()
  }

  // MARK: Rows

  func reconfigure(at indexPaths: [IndexPath]) {
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
    if activity.batch == nil { runBatch {} }
  }

  // MARK: Sections

  /// Records the changes between two snapshots, with one animation for all.
  func record(_ updates: CollectionUpdates, with animation: RowAnimation) {
    record {
      $0.updates = updates
      $0.standardAnimation = animation
    }
  }

  /// Records a change in the current batch, or in a batch of its own if there is none.
  func record(_ note: (TableBatch) -> Void) {
    beginUpdates()
    if let batch = activity.batch { note(batch) }
    endUpdates()
  }
}
