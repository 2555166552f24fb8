// SPDX-License-Identifier: MIT
import Diagnostics

/// The changes of a batch. The index paths of deletions, reloads and the origins of moves are those before the batch,
/// and all others are those after it.
nonisolated package struct CollectionUpdates {
  package var deleted: Set<IndexPath> = []
  package var inserted: Set<IndexPath> = []
  package var reloaded: Set<IndexPath> = []
  package var moved: [(from: IndexPath, to: IndexPath)] = []
  package var deletedSections = IndexSet()
  package var insertedSections = IndexSet()
  package var reloadedSections = IndexSet()
  package var movedSections: [(from: Int, to: Int)] = []

  package init() {}
}

extension CollectionUpdates {
  /// The updates in the form that the layout receives.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
    items += deleted.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
    items += reloadedSections.map { UICollectionViewUpdateItem(.reload, before: whole($0), after: whole($0)) }
    items += reloaded.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
    items += insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
    items += inserted.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
    items += movedSections.map { UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to)) }
    items += moved.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    return items
  }
}

/// The mapping between the index paths before a batch and those after it.
nonisolated package struct CollectionChange {
  /// The old index of each new section, or nil if the section is new.
  private var oldSections: [Int?]
  private var newSections: [Int?]
  private var newItems: [[IndexPath?]]
  private var oldItems: [[IndexPath?]]
  /// The reloaded items, by their new index paths.
  private var reloadedItems: Set<IndexPath> = []
  private var reloadedSections = IndexSet()

  package init(_ updates: CollectionUpdates, from old: [Int], to new: [Int]) {
    for path in updates.reloaded + updates.moved.map(\.from) { Self.check(path, in: old, "before") }
    for move in updates.moved { Self.check(move.to, in: new, "after") }
    (oldSections, newSections) = Self.sections(updates, from: old.count, to: new.count)
    newItems = old.map { Array(repeating: nil, count: $0) }
    oldItems = new.map { Array(repeating: nil, count: $0) }
    for move in updates.moved { link(move.from, move.to) }
    let movedAway = Set(updates.moved.map(\.from))
    let taken = updates.inserted.union(updates.moved.map(\.to))
    for (section, target) in newSections.enumerated() {
      guard let target else { continue }
      if updates.reloadedSections.contains(section) {
        reloadedSections.insert(target)
        continue
      }
      let remaining = (0..<old[section]).map { IndexPath(item: $0, section: section) }
        .filter { !updates.deleted.contains($0) && !movedAway.contains($0) }
      let unassigned = (0..<new[target]).map { IndexPath(item: $0, section: target) }.filter { !taken.contains($0) }
      require(
        remaining.count == unassigned.count,
        "section \(target) has \(new[target]) items after the update, but with the insertions, deletions and moves it "
          + "should have \(new[target] + remaining.count - unassigned.count); make exactly these changes to the data inside "
          + "performBatchUpdates")
      for (from, to) in zip(remaining, unassigned) { link(from, to) }
    }
    reloadedItems = Set(updates.reloaded.compactMap { newItems[$0.section][$0.item] })
  }

  private static func check(_ path: IndexPath, in counts: [Int], _ state: String) {
    require(
      counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item),
      "there is no item \(path) \(state) the update to reload or move; the sections have \(counts) items then")
  }

  private mutating func link(_ from: IndexPath, _ to: IndexPath) {
    newItems[from.section][from.item] = to
    oldItems[to.section][to.item] = from
  }

  private static func sections(
    _ updates: CollectionUpdates, from old: Int, to new: Int
  ) -> (old: [Int?], new: [Int?]) {
    var (oldSections, newSections) = ([Int?](repeating: nil, count: new), [Int?](repeating: nil, count: old))
    for move in updates.movedSections { (oldSections[move.to], newSections[move.from]) = (move.from, move.to) }
    let remaining = (0..<old).filter { !updates.deletedSections.contains($0) && newSections[$0] == nil }
    let unassigned = (0..<new).filter { !updates.insertedSections.contains($0) && oldSections[$0] == nil }
    require(
      remaining.count == unassigned.count,
      "there are \(new) sections after the update, but with the insertions and deletions there should be "
        + "\(new + remaining.count - unassigned.count); make exactly these changes inside performBatchUpdates")
    for (from, to) in zip(remaining, unassigned) { (oldSections[to], newSections[from]) = (from, to) }
    return (oldSections, newSections)
  }

  /// Returns the new index path of an item, or nil if it was deleted. A reloaded item counts as deleted and inserted.
  package func new(of old: IndexPath) -> IndexPath? {
    guard let new = indexPath(of: old), !reloadedItems.contains(new) else { return nil }
    return new
  }

  /// Returns the new index path of an item. In contrast to `new(of:)`, a reloaded item keeps its identity.
  package func indexPath(of old: IndexPath) -> IndexPath? {
    guard newItems.indices.contains(old.section), newItems[old.section].indices.contains(old.item) else { return nil }
    if let new = newItems[old.section][old.item] { return new }
    guard let section = newSections[old.section], reloadedSections.contains(section),
      old.item < oldItems[section].count
    else { return nil }
    return IndexPath(item: old.item, section: section)
  }

  /// Returns the new index path of an item or, if it was deleted, that of the nearest item that remains. The next ones in
  /// its section come first, then the previous ones, then those of the sections below and above.
  package func nearest(to old: IndexPath) -> IndexPath? {
    if let same = indexPath(of: old) { return same }
    let all = newItems.enumerated().flatMap { section, items in
      items.indices.map { IndexPath(item: $0, section: section) }
    }
    let (next, previous) = (all.filter { $0 >= old }, all.filter { $0 < old }.reversed())
    let inSection = (next + previous).filter { $0.section == old.section }
    return (inSection + next + previous).lazy.compactMap(indexPath).first
  }

  package func old(of new: IndexPath) -> IndexPath? {
    guard oldItems.indices.contains(new.section), oldItems[new.section].indices.contains(new.item),
      !reloadedItems.contains(new)
    else { return nil }
    return oldItems[new.section][new.item]
  }

  /// Returns the new index of a section, or nil if it was deleted. A reloaded section counts as deleted and inserted.
  package func newSection(of old: Int) -> Int? {
    guard newSections.indices.contains(old), let new = newSections[old], !reloadedSections.contains(new) else {
      return nil
    }
    return new
  }

  /// Returns the old index of a section, or nil if it was inserted or reloaded.
  package func oldSection(of new: Int) -> Int? {
    oldSections.indices.contains(new) && !reloadedSections.contains(new) ? oldSections[new] : nil
  }

  func new(of element: UICollectionViewLayoutAttributes.Element) -> UICollectionViewLayoutAttributes.Element? {
    renamed(element, new, newSections)
  }

  func old(of element: UICollectionViewLayoutAttributes.Element) -> UICollectionViewLayoutAttributes.Element? {
    renamed(element, old, oldSections)
  }

  /// Returns an element with its index path in the other state, or nil if it does not exist there. Cells follow their
  /// items, and all other elements follow their sections, unless the layout has an index path for them without a section.
  private func renamed(
    _ element: UICollectionViewLayoutAttributes.Element, _ item: (IndexPath) -> IndexPath?, _ sections: [Int?]
  ) -> UICollectionViewLayoutAttributes.Element? {
    var renamed = element
    if element.category == .cell {
      guard let path = item(element.indexPath) else { return nil }
      renamed.indexPath = path
    } else if element.indexPath.count == 2 {
      guard sections.indices.contains(element.indexPath.section), let section = sections[element.indexPath.section]
      else { return nil }
      renamed.indexPath.section = section
    }
    return renamed
  }
}
