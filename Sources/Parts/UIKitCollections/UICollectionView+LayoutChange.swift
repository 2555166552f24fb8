// SPDX-License-Identifier: MIT
import Diagnostics

/// An interactive transition between two layouts.
struct CollectionTransition {
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
  let transitionLayout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// The two layouts, which have to be valid when the transition layout between them is used.
  var layouts: [UICollectionViewLayout] { [old, new] }
}

extension UICollectionView {
  /// An item and its position in the view.
  typealias Anchor = (path: IndexPath, position: CGPoint)

  // MARK: Changing the layout

  /// Changes the layout; see `setCollectionViewLayout(_:animated:completion:)`.
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard layout !== collectionViewLayout else {
      completion?(true)
      return
    }
    require(
      layoutTransition == nil, "an interactive transition is in progress; end it before setting another layout")
    let change = CollectionLayoutChange(of: self, to: layout)
    let finish = { (finished: Bool) in
      change.finish()
      completion?(finished)
    }
    if animated { return animate(change.perform, completion: finish) }
    UIView.performWithoutAnimation(change.perform)
    finish(true)
  }

  /// Returns the item that remains visible: a selected visible item, or else the one nearest to the middle. Returns nil
  /// if the view is scrolled to the beginning of the content, where it remains.
  func anchor() -> Anchor? {
    let start = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    guard contentOffset != start else { return nil }
    let cells = itemViews.entries.filter { $0.key.category == .cell && $0.value.attributes.frame.intersects(bounds) }
    func distance(_ entry: CollectionViews.Entry) -> CGFloat {
      hypot(entry.attributes.center.x - bounds.midX, entry.attributes.center.y - bounds.midY)
    }
    let chosen = cells.filter { selection.selected.contains($0.key.indexPath) }
    let nearest = (chosen.isEmpty ? cells : chosen).min {
      (distance($0.value), $0.key.indexPath) < (distance($1.value), $1.key.indexPath)
    }
    return nearest.map { nearest in
      let center = nearest.value.attributes.center
      return (nearest.key.indexPath, CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY))
    }
  }

  /// Returns the offset at which a layout shows the anchor's item at its former position.
  func offset(keeping anchor: Anchor?, in layout: UICollectionViewLayout) -> CGPoint {
    guard let anchor, let center = layout.layoutAttributesForItem(at: anchor.path)?.center else { return contentOffset }
    return CGPoint(x: center.x - anchor.position.x, y: center.y - anchor.position.y)
  }

  // MARK: Interactive changes

  func beginTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    require(
      layoutTransition == nil, "an interactive transition is in progress; finish or cancel it before beginning another")
    prepareIfNeeded()
    updateViews()
    let (old, anchor) = (collectionViewLayout, anchor())
    let transitionLayout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    layout.client = self
    layout.invalidateLayout()
    layout.prepare()
    let proposed = clamped(offset(keeping: anchor, in: layout), contentSize: layout.collectionViewContentSize)
    let end = layout.targetContentOffset(forProposedContentOffset: proposed)
    transitionLayout.offsets = (contentOffset, end)
    layoutTransition = CollectionTransition(
      old: old, new: layout, transitionLayout: transitionLayout, completion: completion)
    setLayout(transitionLayout)
    return transitionLayout
  }

  func endInteractiveTransition(finishes: Bool) {
    guard let transition = layoutTransition else {
      fatalError("no interactive transition is in progress; begin one with startInteractiveTransition(to:completion:)")
    }
    prepareIfNeeded()
    updateViews()
    layoutTransition = nil
    let (remaining, discarded) = finishes ? (transition.new, transition.old) : (transition.old, transition.new)
    let transitionLayout = transition.transitionLayout
    setLayout(remaining)
    prepareIfNeeded(appliesContentSize: false)
    let end = (finishes ? transitionLayout.offsets?.end : transitionLayout.offsets?.start) ?? contentOffset
    let updateAnimation = CollectionUpdateAnimation(
      of: self, to: { self.clamped(end, contentSize: $0) },
      initialAttributes: { transitionLayout.attributes(of: $0) }, finalAttributes: { remaining.attributes(of: $0) })
    remaining.finalizeLayoutTransition()
    animate(updateAnimation.perform) { [weak self] completed in
      updateAnimation.finish()
      transitionLayout.client = nil
      if self?.collectionViewLayout !== discarded { discarded.client = nil }
      transition.completion?(completed, finishes)
    }
  }
}
