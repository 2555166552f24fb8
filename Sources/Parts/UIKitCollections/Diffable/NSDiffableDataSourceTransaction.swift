// SPDX-License-Identifier: MIT

/// A change of a diffable data source by a gesture that has moved an item.
///
/// ```swift
/// @MainActor func keepOrder(of source: UICollectionViewDiffableDataSource<Int, String>) {
///   source.reorderingHandlers.canReorderItem = { _ in true }
///   source.reorderingHandlers.didReorder = { print($0.finalSnapshot.itemIdentifiers) }
/// }
/// ```
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between the items of the two.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the snapshot in which an item has been moved. The new index path is that without the item.
  func moving(_ source: IndexPath, to destination: IndexPath) -> Self {
    guard let item = itemIdentifier(at: source), let section = sectionIdentifier(at: destination.section) else {
      return self
    }
    var moved = self
    moved.deleteItems([item])
    let others = moved.itemIdentifiers(inSection: section)
    if destination.item < others.count {
      moved.insertItems([item], beforeItem: others[destination.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    return moved
  }
}
