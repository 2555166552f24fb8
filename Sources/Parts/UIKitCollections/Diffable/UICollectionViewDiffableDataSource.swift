// SPDX-License-Identifier: MIT
import Diagnostics

/// A data source of a collection view that shows snapshots, and animates the differences between them.
///
/// ```swift
/// @MainActor func makeSource(of photos: UICollectionView) -> UICollectionViewDiffableDataSource<Int, String> {
///   photos.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
///   return UICollectionViewDiffableDataSource(collectionView: photos) { photos, path, name in
///     photos.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closures that let a gesture move items.
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved. The default is `nil`: none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source shows the new order.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the data source shows the new order. A program stores that of the final snapshot.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that let no item be moved.
    public init() {}
  }

  /// The closures that let a gesture move items. See ``UICollectionView/beginInteractiveMovementForItem(at:)``.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closure that returns supplementary views. The default is `nil`; a layout with such views requires it.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, and makes it that of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  nonisolated deinit {}

  // MARK: Snapshots

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether to animate the differences from the one before.
  ///   - completion: Called when they are shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView else {
      current = snapshot
      completion?()
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    let show = {
      collectionView.performBatchUpdates {
        self.current = snapshot
        self.current.forgetReloads()
        collectionView.record(difference.updates)
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
    if !difference.reconfigured.isEmpty { collectionView.reconfigureItems(at: difference.reconfigured) }
  }

  /// Shows a snapshot, and returns when the differences are shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot without comparing it with the one before.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    current.forgetReloads()
    collectionView?.reloadData()
    completion?()
  }

  // MARK: Identifiers

  /// Returns the item at an index path, or `nil`.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.itemIdentifier(at: indexPath) }
  /// Returns the index path of an item, or `nil`.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
  /// Returns the section at an index, or `nil`.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.sectionIdentifier(at: index) }
  /// Returns the index of a section, or `nil`.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.counts[section]
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.itemIdentifier(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { fatalError("the cell provider returns no cell for \(indexPath); return one for every item") }
    return cell
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: current, finalSnapshot: current.moving(sourceIndexPath, to: destinationIndexPath))
    reorderingHandlers.willReorder?(transaction)
    current = transaction.finalSnapshot
    reorderingHandlers.didReorder?(transaction)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError("the layout has a supplementary view of kind \(kind); set supplementaryViewProvider to return it")
    }
    return view
  }
}
