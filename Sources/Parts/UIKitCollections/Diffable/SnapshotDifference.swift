// SPDX-License-Identifier: MIT

/// The changes from one snapshot to the next, in the form of a batch.
///
/// As few items as possible are moved: those outside of the longest run of items that keep their order.
nonisolated package struct SnapshotDifference {
  package private(set) var updates = CollectionUpdates()
  /// The items, by their index paths in the new snapshot, whose cells are configured again.
  package private(set) var reconfigured: [IndexPath] = []

  package init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
    let (oldPlaces, newPlaces) = (Self.places(in: old), Self.places(in: new))
    for (item, path) in oldPlaces where newPlaces[item] == nil {
      if !updates.deletedSections.contains(path.section) { updates.deleted.insert(path) }
    }
    for (item, path) in newPlaces where oldPlaces[item] == nil {
      if !updates.insertedSections.contains(path.section) { updates.inserted.insert(path) }
    }
    for section in new.sections {
      let oldSection = old.indexOfSection(section.identifier)
      let stayed = section.items.filter { oldSection != nil && oldPlaces[$0]?.section == oldSection }
      let kept = Set(Self.longestIncreasingRun(stayed.compactMap { oldPlaces[$0]?.item }))
      for item in section.items {
        guard let from = oldPlaces[item], let to = newPlaces[item] else { continue }
        if from.section != oldSection || !kept.contains(from.item) { updates.moved.append((from, to)) }
      }
    }
    for section in new.reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section) { updates.reloadedSections.insert(index) }
    }
    for item in new.reloadedItemIdentifiers {
      guard let path = oldPlaces[item], newPlaces[item] != nil, !updates.reloadedSections.contains(path.section) else {
        continue
      }
      updates.reloaded.insert(path)
    }
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { oldPlaces[$0] == nil ? nil : newPlaces[$0] }
  }

  private static func places<Section, Item>(
    in snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: IndexPath] {
    var places: [Item: IndexPath] = [:]
    places.reserveCapacity(snapshot.numberOfItems)
    for (section, content) in snapshot.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  private mutating func compareSections<Section: Hashable>(_ old: [Section], _ new: [Section]) {
    let oldIndexes = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let newIndexes = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    for (index, section) in old.enumerated() where newIndexes[section] == nil { updates.deletedSections.insert(index) }
    for (index, section) in new.enumerated() where oldIndexes[section] == nil { updates.insertedSections.insert(index) }
    let kept = Set(Self.longestIncreasingRun(new.compactMap { oldIndexes[$0] }))
    for (index, section) in new.enumerated() {
      if let from = oldIndexes[section], !kept.contains(from) { updates.movedSections.append((from, index)) }
    }
  }

  /// Returns a longest subsequence of distinct numbers that ascends, by patience sorting.
  static func longestIncreasingRun(_ numbers: [Int]) -> [Int] {
    /// The index of the last number of the best run of each length, and the number before each.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for index in numbers.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    return sequence(first: ends.last, next: { $0.map { previous[$0] } }).prefix { $0 != nil }
      .compactMap { $0.map { numbers[$0] } }.reversed()
  }
}
