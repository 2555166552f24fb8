// SPDX-License-Identifier: MIT
import Diagnostics

/// A batch of changes. The program describes it first, and then it is performed.
final class CollectionBatch {
  var updates = CollectionUpdates()
  var completions: [(Bool) -> Void] = []
  /// The mapping of index paths, set when the whole batch has been described.
  var change: CollectionChange?
  /// The numbers of items after the batch, set with the mapping.
  var counts: [Int] = []
  /// The attributes before the batch, for the elements whose movement may be visible.
  let before: [UICollectionViewLayoutAttributes.Element: UICollectionViewLayoutAttributes]

  init(before: [UICollectionViewLayoutAttributes.Element: UICollectionViewLayoutAttributes]) { self.before = before }

  nonisolated deinit {}
}

extension UICollectionView {
  /// The duration of an update or a change of layouts, in seconds. Estimated from iOS; Apple publishes no figure.
  static let changeDuration = 0.3

  /// Performs the changes that `updates` describes, or records them in the batch that is being described.
  func runBatch(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    if let batch, batch.change == nil {
      updates()
      if let completion { batch.completions.append(completion) }
      return
    }
    require(batch == nil, "an update is in progress; begin another one after it")
    dropMovement(restoresItems: true)
    // The data may have changed already, so no cell is requested until the counts agree again.
    prepareIfNeeded()
    let old = currentCounts
    let batch = CollectionBatch(before: attributesAround())
    if let completion { batch.completions.append(completion) }
    self.batch = batch
    updates()
    batch.counts = loadCounts()
    batch.change = CollectionChange(batch.updates, from: old, to: batch.counts)
    perform(batch)
  }

  /// Returns a batch that moves an item, also one that the data source does not know of; or nil if there is no such place.
  func makeBatch(moving source: IndexPath, to target: IndexPath) -> CollectionBatch? {
    prepareIfNeeded()
    let old = currentCounts
    var new = old
    new[source.section] -= 1
    guard new.indices.contains(target.section), (0...new[target.section]).contains(target.item) else { return nil }
    new[target.section] += 1
    let batch = CollectionBatch(before: attributesAround())
    batch.updates.moved = [(source, target)]
    batch.change = CollectionChange(batch.updates, from: old, to: new)
    batch.counts = new
    return batch
  }

  /// Performs a batch that has been described.
  func perform(_ batch: CollectionBatch) {
    self.batch = batch
    setCounts(batch.counts, batch.change)
    apply(batch)
    self.batch = nil
  }

  func reconfigure(at indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      itemViews.reconfigured = cell
      let given = dataSource.collectionView(self, cellForItemAt: dataPath(path))
      itemViews.reconfigured = nil
      require(
        given === cell,
        "reconfigureItems(at:) needs the cell that is shown for \(path); return it from dequeueReusableCell")
      contentDidChange(in: cell, byConstraints: false)
    }
  }

  /// Records the changes between two snapshots in the current batch.
  func record(_ updates: CollectionUpdates) { record { $0 = updates } }

  /// Records a change in the current batch, or in a batch of its own if there is none.
  func record(_ note: @escaping (inout CollectionUpdates) -> Void) {
    guard let batch else {
      runBatch { record(note) }
      return
    }
    require(batch.change == nil, "the batch has been described already; change items in its block only")
    note(&batch.updates)
  }

  /// Returns the attributes of the elements in the visible rectangle, enlarged by the view's size on each side: those
  /// whose movement may be visible.
  func attributesAround() -> [UICollectionViewLayoutAttributes.Element: UICollectionViewLayoutAttributes] {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let found = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
    return Dictionary(found.map { ($0.element, $0) }) { first, _ in first }
  }

  private func apply(_ batch: CollectionBatch) {
    guard let change = batch.change else { return }
    let layout = collectionViewLayout
    prepareIfNeeded(appliesContentSize: false)
    layout.prepare(forCollectionViewUpdates: batch.updates.items)
    let elements = ElementChange(change, in: layout)
    selection = selection.renamed(by: change)
    itemViews.forgetDisappearingElements()
    let deleted = itemViews.updateElements(elements.new).map { entry in
      (entry, deletionAttributes(of: entry.attributes, change, from: layout) ?? entry.attributes.faded)
    }
    let animation = CollectionUpdateAnimation(
      of: self, to: { self.targetOffset(for: self.contentOffset, contentSize: $0) }, deleted: deleted,
      initialAttributes: { element in
        if let initial = layout.initialAttributes(of: element) { return initial }
        return elements.old(of: element).flatMap { batch.before[$0] }?.renamed(element)
      },
      finalAttributes: { element in
        elements.old(of: element).flatMap(layout.finalAttributes) ?? layout.attributes(of: element)
      })
    let completions = batch.completions
    animate {
      animation.perform()
      layout.finalizeCollectionViewUpdates()
    } completion: { finished in
      animation.finish()
      for completion in completions { completion(finished) }
    }
    updateFocus()
  }

  /// Returns the final attributes of a deleted element. The old cell of a reloaded item moves to the item's new
  /// position.
  private func deletionAttributes(
    of attributes: UICollectionViewLayoutAttributes, _ change: CollectionChange, from layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if attributes.element.category == .cell, let path = change.indexPath(of: attributes.indexPath) {
      return layout.layoutAttributesForItem(at: path)?.faded
    }
    return layout.finalAttributes(of: attributes.element)
  }

  /// Animates the changes if the animation would be visible.
  func animate(_ changes: () -> Void, completion: @escaping (Bool) -> Void) {
    guard window != nil else {
      UIView.performWithoutAnimation(changes)
      return completion(true)
    }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
      animations: changes, completion: completion)
  }

  // MARK: Queries of layouts

  /// Returns whether the current update inserted an item.
  func isInserted(_ path: IndexPath) -> Bool { batch?.change.map { $0.old(of: path) == nil } ?? false }

  func isDeleted(_ path: IndexPath) -> Bool { batch?.change.map { $0.new(of: path) == nil } ?? false }

  func attributesBefore(_ element: UICollectionViewLayoutAttributes.Element) -> UICollectionViewLayoutAttributes? {
    batch?.before[element]
  }
}
