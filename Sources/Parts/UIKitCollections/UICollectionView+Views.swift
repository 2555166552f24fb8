// SPDX-License-Identifier: MIT
import Diagnostics

/// The registered classes of a collection view's views.
struct CollectionRegistry {
  var types: [ReuseKey: UICollectionReusableView.Type] = [:]
}

extension UICollectionView {
  // MARK: Registering

  func store(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let key = ReuseKey(category: .cell, kind: "", identifier: identifier)
    registry.types[key] = cellClass.map { UICollectionReusableView.type(of: $0, for: identifier) }
  }

  func store(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let key = ReuseKey(category: .supplementaryView, kind: elementKind, identifier: identifier)
    registry.types[key] = viewClass.map { UICollectionReusableView.type(of: $0, for: identifier) }
  }

  // MARK: Dequeuing

  func dequeueCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(ReuseKey(category: .cell, kind: "", identifier: identifier), for: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      fatalError("the class registered for cells \"\(identifier)\" has to be a subclass of UICollectionViewCell")
    }
    return cell
  }

  func dequeue(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionReusableView {
    if let cell = itemViews.reconfigured, cell.reuseKey == key { return cell }
    if let view = itemViews.takeFromPool(key) {
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
    return make(type, key, at: indexPath)
  }

  /// Makes a view, which has the frame of its layout attributes from the start: programs lay out by it in
  /// `init(frame:)`.
  private func make(
    _ type: UICollectionReusableView.Type, _ key: ReuseKey, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = UICollectionViewLayoutAttributes.Element(category: key.category, kind: key.kind, indexPath: indexPath)
    let view = UIView.withoutAnimation { ViewMaker.make(type, frame: placeOfNewView(for: element)) }
    view.reuseIdentifier = key.identifier
    view.reuseKey = key
    return view
  }

  private func placeOfNewView(for element: UICollectionViewLayoutAttributes.Element) -> CGRect {
    if let awaited = itemViews.awaited, awaited.element == element { return awaited.frame }
    return needsPrepare ? .zero : collectionViewLayout.attributes(of: element)?.frame ?? .zero
  }

  /// Returns the view for an element that scrolls into view, with the attributes that it will have.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let element = attributes.element
    itemViews.awaited = attributes
    defer { itemViews.awaited = nil }
    if element.category == .decorationView {
      let key = ReuseKey(category: .decorationView, kind: element.kind, identifier: element.kind)
      return itemViews.takeFromPool(key) ?? make(decorationClass(of: element.kind), key, at: element.indexPath)
    }
    guard let dataSource else { fatalError("the layout has items, but there is no data source; set one first") }
    guard element.category == .cell else {
      return dataSource.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    }
    let cell = dataSource.collectionView(self, cellForItemAt: dataPath(element.indexPath))
    require(
      cell.reuseKey != nil,
      "the cell for \(element.indexPath) was not dequeued; use dequeueReusableCell(withReuseIdentifier:for:)")
    UIView.performWithoutAnimation {
      cell.isSelected = selection.selected.contains(element.indexPath)
      cell.isFocusedByKeys = showsFocus(at: element.indexPath)
    }
    return cell
  }

  /// Applies attributes to an element's view. If there is none, makes a view, which starts with the attributes `start`.
  func show(_ attributes: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes?) {
    if updateView(attributes) { return }
    let element = attributes.element
    if let entry = itemViews.takeDisappearing(element) {
      itemViews.add(entry.view, attributes, pass: currentPass)
      entry.view.applyValues(of: attributes)
    } else {
      let view = makeView(for: attributes)
      itemViews.add(view, start ?? attributes, pass: currentPass)
      UIView.performWithoutAnimation {
        view.applyValues(of: start ?? attributes)
        insertSubview(view, at: min(itemViews.viewCount - (backgroundView == nil ? 1 : 0), subviews.count))
        willDisplay(view, element)
      }
    }
  }

  /// Applies attributes to an element's view, and returns whether it has one.
  func updateView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let entry = itemViews.entry(attributes.element) else { return false }
    if !entry.attributes.equals(attributes) { entry.view.applyValues(of: attributes) }
    entry.update(attributes, pass: currentPass)
    return true
  }

  private func decorationClass(of kind: String) -> UICollectionReusableView.Type {
    let transition = collectionViewLayout as? UICollectionViewTransitionLayout
    return (transition?.nextLayout ?? collectionViewLayout).decorationClass(ofKind: kind)
  }

  // MARK: Display

  func willDisplay(_ view: UICollectionReusableView, _ element: UICollectionViewLayoutAttributes.Element) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: dataPath(element.indexPath))
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.indexPath)
    }
  }

  /// Ends the display of the entries' views, and puts the views into the reuse pool.
  func endDisplaying(_ entries: [CollectionViews.Entry]) {
    for entry in entries {
      didEndDisplaying(entry.view, entry.attributes.element)
      itemViews.putIntoPool(entry.view)
    }
  }

  /// Ends the display of the views that an animation has moved away.
  func endDisplayingDisappeared(in animationID: Int) {
    endDisplaying(itemViews.removeDisappeared(in: animationID))
    itemViews.removeUnused()
  }

  private func didEndDisplaying(_ view: UICollectionReusableView, _ element: UICollectionViewLayoutAttributes.Element) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(element.indexPath))
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.indexPath)
    }
  }

  // MARK: Queries

  func shownSupplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    let element = UICollectionViewLayoutAttributes.Element(
      category: .supplementaryView, kind: kind, indexPath: indexPath)
    return itemViews.entry(element)?.view
  }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let found = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let cells = found?.filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
    return cells?.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  func attributesOfSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension UIView {
  static func withoutAnimation<Result>(_ make: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = make() }
    guard let result else { fatalError("performWithoutAnimation has not run its block") }
    return result
  }
}
