// SPDX-License-Identifier: MIT

/// An animated change of the size of a collection view, noted until the layout pass that shows it.
struct CollectionBoundsChange {
  /// The bounds before the change.
  let old: CGRect
  /// The attributes before the change, for the elements whose movement may be visible.
  let before: [UICollectionViewLayoutAttributes.Element: UICollectionViewLayoutAttributes]
}

extension UICollectionView {
  /// Invalidates the layouts that depend on the bounds.
  func boundsWillChange(to new: CGRect) {
    guard new != bounds else { return }
    sizeOfLayout = new.size
    let layouts = (layoutTransition?.layouts ?? [collectionViewLayout]).filter {
      $0.shouldInvalidateLayout(forBoundsChange: new)
    }
    if !layouts.isEmpty { noteAnimatedChange(to: new.size) }
    for layout in layouts { layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new)) }
  }

  /// Invalidates the layout if an animator has returned the view to another size.
  func followSize() {
    if let sizeOfLayout, sizeOfLayout != bounds.size { collectionViewLayout.invalidateLayout() }
    sizeOfLayout = bounds.size
  }

  /// Notes the arrangement before a change of the size, if that is animated and nothing else changes the arrangement.
  private func noteAnimatedChange(to size: CGSize) {
    guard size != bounds.size, UIView.inheritedAnimationDuration > 0, boundsChange == nil else { return }
    guard !needsPrepare, batch == nil, layoutTransition == nil, movement == nil else { return }
    boundsChange = CollectionBoundsChange(old: bounds, before: attributesAround())
  }

  /// Moves the elements to their positions for the noted change of the size. Returns false if there is none, or if it is
  /// not animated any more.
  func animateBoundsChange() -> Bool {
    guard let change = boundsChange else { return false }
    boundsChange = nil
    guard UIView.inheritedAnimationDuration > 0, window != nil else { return false }
    let layout = collectionViewLayout
    layout.prepare(forAnimatedBoundsChange: change.old)
    let animation = CollectionUpdateAnimation(
      of: self, to: { self.targetOffset(for: self.contentOffset, contentSize: $0) },
      initialAttributes: { layout.initialAttributes(of: $0) ?? change.before[$0] },
      finalAttributes: { layout.finalAttributes(of: $0) ?? layout.attributes(of: $0) })
    animate {
      animation.perform()
      layout.finalizeAnimatedBoundsChange()
    } completion: { _ in
      animation.finish()
    }
    return true
  }
}
