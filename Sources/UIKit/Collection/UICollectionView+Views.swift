// SPDX-License-Identifier: MIT
import Diagnostics

/// Of which classes a collection view makes its views.
struct CollectionRegistry {
  var types: [ReuseKey: UICollectionReusableView.Type] = [:]
}

extension UICollectionView {
  // MARK: Registering

  /// Has cells of this class made for an identifier; nil takes that back.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let key = ReuseKey(category: .cell, kind: "", identifier: identifier)
    registry.types[key] = cellClass.map { UICollectionReusableView.type(of: $0, for: identifier) }
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let key = ReuseKey(category: .supplementaryView, kind: elementKind, identifier: identifier)
    registry.types[key] = viewClass.map { UICollectionReusableView.type(of: $0, for: identifier) }
  }

  // MARK: Dequeuing

  /// A cell for the data source to fill: one that is out of sight, or a new one.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(ReuseKey(category: .cell, kind: "", identifier: identifier))
    guard let cell = view as? UICollectionViewCell else {
      fatalError("the class registered for cells \"\(identifier)\" has to be a UICollectionViewCell")
    }
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseKey(category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  private func dequeue(_ key: ReuseKey) -> UICollectionReusableView {
    if let view = stage.takeFromPool(key) {
      UIView.performWithoutAnimation {
        (view as? UICollectionViewCell)?.isSelected = false
        (view as? UICollectionViewCell)?.isHighlighted = false
        (view as? UICollectionViewCell)?.isFocusedByKeys = false
        view.prepareForReuse()
      }
      return view
    }
    guard let type = registry.types[key] else {
      fatalError(
        "no class is registered for \"\(key.identifier)\"; call register(_:forCellWithReuseIdentifier:) or "
          + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first")
    }
    return make(type, key)
  }

  private func make(_ type: UICollectionReusableView.Type, _ key: ReuseKey) -> UICollectionReusableView {
    let view = UIView.withoutAnimation { type.init(frame: .zero) }
    view.reuseIdentifier = key.identifier
    view.reuseKey = key
    return view
  }

  /// The view of an element that comes into sight.
  func makeView(for element: UICollectionViewLayoutAttributes.Element) -> UICollectionReusableView {
    if element.category == .decorationView {
      let key = ReuseKey(category: .decorationView, kind: element.kind, identifier: element.kind)
      return stage.takeFromPool(key) ?? make(decorationClass(of: element.kind), key)
    }
    guard let dataSource else { fatalError("a layout shows items although there is no data source") }
    guard element.category == .cell else {
      return dataSource.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    }
    let cell = dataSource.collectionView(self, cellForItemAt: element.indexPath)
    require(
      cell.reuseKey != nil,
      "the cell for \(element.indexPath) was not dequeued; get it from dequeueReusableCell(withReuseIdentifier:for:)")
    UIView.performWithoutAnimation {
      cell.isSelected = selection.selected.contains(element.indexPath)
      cell.isFocusedByKeys = selection.focus == element.indexPath
    }
    return cell
  }

  private func decorationClass(of kind: String) -> UICollectionReusableView.Type {
    let transition = collectionViewLayout as? UICollectionViewTransitionLayout
    return (transition?.nextLayout ?? collectionViewLayout).decorationClass(ofKind: kind)
  }

  // MARK: Coming and going

  func willDisplay(_ view: UICollectionReusableView, _ element: UICollectionViewLayoutAttributes.Element) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.indexPath)
    }
  }

  func didEndDisplaying(_ view: UICollectionReusableView, _ element: UICollectionViewLayoutAttributes.Element) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.indexPath)
    }
  }

  // MARK: Asking

  /// The cells in sight, in no order.
  public var visibleCells: [UICollectionViewCell] {
    stage.entries.values.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The items in sight, in no order.
  public var indexPathsForVisibleItems: [IndexPath] {
    stage.entries.keys.filter { $0.category == .cell }.map(\.indexPath)
  }

  /// The cell of an item; nil where it is not in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    stage.entry(.cell(indexPath))?.view as? UICollectionViewCell
  }

  public func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    let element = UICollectionViewLayoutAttributes.Element(
      category: .supplementaryView, kind: kind, indexPath: indexPath)
    return stage.entry(element)?.view
  }

  public func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    stage.entries.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }.map(\.value.view)
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    stage.entries.keys.filter { $0.category == .supplementaryView && $0.kind == kind }.map(\.indexPath)
  }

  /// The item that a cell shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cell.element?.indexPath }

  /// The item at a point of the content, in sight or not.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let found = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let cells = found?.filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
    return cells?.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Where the layout has an item, in sight or not.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension UIView {
  fileprivate static func withoutAnimation<Result>(_ make: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = make() }
    guard let result else { fatalError("performWithoutAnimation has not run its block") }
    return result
  }
}
