// SPDX-License-Identifier: MIT
import UIKit

/// A subclass of a program that overrides the members of `UICollectionView`.
@MainActor final class RecordingCollectionView: UICollectionView {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var indexPathsForSelectedItems: [IndexPath]? { log(super.indexPathsForSelectedItems) }
  override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    log(super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition))
  }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    log(super.deselectItem(at: indexPath, animated: animated))
  }
  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    log(super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated))
  }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    log(super.setCollectionViewLayout(layout, animated: animated))
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { log(super.setCollectionViewLayout(layout, animated: animated, completion: completion)) }
  override func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { log(super.startInteractiveTransition(to: layout, completion: completion)) }
  override func finishInteractiveTransition() { log(super.finishInteractiveTransition()) }
  override func cancelInteractiveTransition() { log(super.cancelInteractiveTransition()) }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    log(super.performBatchUpdates(updates, completion: completion))
  }
  override func insertItems(at indexPaths: [IndexPath]) { log(super.insertItems(at: indexPaths)) }
  override func deleteItems(at indexPaths: [IndexPath]) { log(super.deleteItems(at: indexPaths)) }
  override func reloadItems(at indexPaths: [IndexPath]) { log(super.reloadItems(at: indexPaths)) }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    log(super.moveItem(at: indexPath, to: newIndexPath))
  }
  override func insertSections(_ sections: IndexSet) { log(super.insertSections(sections)) }
  override func deleteSections(_ sections: IndexSet) { log(super.deleteSections(sections)) }
  override func reloadSections(_ sections: IndexSet) { log(super.reloadSections(sections)) }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    log(super.moveSection(section, toSection: newSection))
  }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    log(super.register(cellClass, forCellWithReuseIdentifier: identifier))
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { log(super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)) }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { log(super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)) }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    log(super.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath))
  }
  override var visibleCells: [UICollectionViewCell] { log(super.visibleCells) }
  override var indexPathsForVisibleItems: [IndexPath] { log(super.indexPathsForVisibleItems) }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { log(super.cellForItem(at: indexPath)) }
  override func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    log(super.supplementaryView(forElementKind: kind, at: indexPath))
  }
  override func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    log(super.visibleSupplementaryViews(ofKind: kind))
  }
  override func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    log(super.indexPathsForVisibleSupplementaryElements(ofKind: kind))
  }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { log(super.indexPath(for: cell)) }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? { log(super.indexPathForItem(at: point)) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log(super.layoutAttributesForItem(at: indexPath))
  }
  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log(super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath))
  }
}

/// A subclass of a program that overrides the members of `UICollectionViewCell`.
@MainActor final class RecordingCell: UICollectionViewCell {
  private(set) var calls: Set<String> = []
  private func log<Value>(_ value: Value, _ name: String = #function) -> Value {
    calls.insert(name)
    return value
  }
  private static func log<Value>(_ value: Value) -> Value { value }
  override var contentView: UIView { log(super.contentView) }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { log(super.contentConfiguration) }
    set { super.contentConfiguration = newValue }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { log(super.automaticallyUpdatesContentConfiguration) }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { log(super.backgroundConfiguration) }
    set { super.backgroundConfiguration = newValue }
  }
  override func setNeedsUpdateConfiguration() { log(super.setNeedsUpdateConfiguration()) }
}
