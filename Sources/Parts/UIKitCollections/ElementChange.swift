// SPDX-License-Identifier: MIT

/// The mapping between the elements before an update and those after it.
///
/// Cells follow their items. All other elements follow their sections; in these, they make room for the elements of their
/// kind that the layout inserts, and close up where it deletes some.
final class ElementChange {
  typealias Element = UICollectionViewLayoutAttributes.Element

  private struct Kind: Hashable {
    let category: UICollectionView.ElementCategory
    let name: String
  }

  private let items: CollectionChange
  private let layout: UICollectionViewLayout
  private var changes: [Kind: (deleted: [IndexPath], inserted: [IndexPath])] = [:]

  /// - Parameters:
  ///   - items: The mapping of the data.
  ///   - layout: The layout, which has been prepared for the update.
  init(_ items: CollectionChange, in layout: UICollectionViewLayout) {
    (self.items, self.layout) = (items, layout)
  }

  nonisolated deinit {}

  /// Returns an element with its new index path, or nil if it was deleted.
  func new(of element: Element) -> Element? {
    let (deleted, inserted) = changes(of: element)
    return renamed(element, items.new, without: deleted, with: inserted)
  }

  /// Returns an element with its old index path, or nil if it was inserted.
  func old(of element: Element) -> Element? {
    let (deleted, inserted) = changes(of: element)
    return renamed(element, items.old, without: inserted, with: deleted)
  }

  /// - Parameters:
  ///   - gone: The elements that exist only in the state of `element`.
  ///   - come: The elements that exist only in the other state, in ascending order.
  private func renamed(
    _ element: Element, _ renamedSection: (Element) -> Element?, without gone: [IndexPath], with come: [IndexPath]
  ) -> Element? {
    let path = element.indexPath
    guard !gone.contains(path), var renamed = renamedSection(element) else { return nil }
    guard !gone.isEmpty || !come.isEmpty else { return renamed }
    var item = path.item - gone.count { $0.section == path.section && $0.item < path.item }
    for other in come where other.section == renamed.indexPath.section && other.item <= item { item += 1 }
    renamed.indexPath.item = item
    return renamed
  }

  /// Returns the elements of the same kind that the layout deletes and inserts. It is asked once for each kind.
  private func changes(of element: Element) -> (deleted: [IndexPath], inserted: [IndexPath]) {
    let kind = Kind(category: element.category, name: element.kind)
    if let known = changes[kind] { return known }
    let asked = ask(kind)
    changes[kind] = asked
    return asked
  }

  private func ask(_ kind: Kind) -> (deleted: [IndexPath], inserted: [IndexPath]) {
    switch kind.category {
    case .cell: ([], [])
    case .supplementaryView:
      (
        layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.name).sorted(),
        layout.indexPathsToInsertForSupplementaryView(ofKind: kind.name).sorted()
      )
    case .decorationView:
      (
        layout.indexPathsToDeleteForDecorationView(ofKind: kind.name).sorted(),
        layout.indexPathsToInsertForDecorationView(ofKind: kind.name).sorted()
      )
    }
  }
}
