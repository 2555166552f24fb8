// SPDX-License-Identifier: MIT
import Diagnostics
@_spi(Framework) import UIKitCore

extension UICollectionView {
  /// The number of times that a pass arranges views that size themselves. Cells smaller than their estimate let others
  /// appear each time, with a quarter of the estimate some 15 times. A layout that never comes to rest ends here.
  static let maximumSizingRounds = 50

  /// Asks the views of elements for the attributes that they prefer. Returns whether the layout has changed.
  ///
  /// - Parameter scrolls: Whether to apply the layout's content size, and to keep the content that was there before in
  ///   its place on the screen. An animation does this itself.
  func sizeViews(_ shown: [UICollectionViewLayoutAttributes], scrolls: Bool) -> Bool {
    let layout = collectionViewLayout
    let unasked = shown.filter { isUnasked($0) }
    guard !unasked.isEmpty else { return false }
    let contexts = unasked.compactMap(contextForPreference)
    guard !contexts.isEmpty else { return false }
    let elements = Set(unasked.map(\.element))
    let kept = shown.first { !elements.contains($0.element) && $0.frame.intersects(bounds) }
    for context in contexts { layout.invalidateLayout(with: context) }
    prepareIfNeeded(appliesContentSize: scrolls)
    if scrolls, let scrolling = kept.map(layout.scrolling), scrolling != .zero {
      contentOffset = CGPoint(x: contentOffset.x + scrolling.dx, y: contentOffset.y + scrolling.dy)
    }
    return true
  }

  private func isUnasked(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard collectionViewLayout.asksView(for: attributes), let entry = itemViews.entry(attributes.element) else {
      return false
    }
    return entry.asked.map { !$0.equals(attributes) } ?? true
  }

  /// Asks the view of an element, and returns the context of the invalidation if the layout takes the answer into
  /// account.
  private func contextForPreference(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard let view = itemViews.entry(attributes.element)?.view else { return nil }
    itemViews.noteAsked(attributes)
    let preferred = UIView.withoutAnimation { view.preferredLayoutAttributesFitting(attributes.duplicate()) }
    let layout = collectionViewLayout
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return nil }
    return layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  }

  // MARK: Views whose content has changed

  /// Notes that the content of a view may need another size.
  ///
  /// - Parameter byConstraints: Whether constraints have changed, and not the view's natural size.
  func contentDidChange(in view: UICollectionReusableView, byConstraints: Bool) {
    guard selfSizingInvalidation.includes(constraints: byConstraints), let element = view.element,
      itemViews.entry(element)?.view === view
    else { return }
    itemViews.noteResized(element, animated: UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  /// Gives the views whose content has changed the size that they need now, with an animation unless the change was made
  /// without.
  func resizeInvalidatedViews() {
    let (elements, isAnimated) = itemViews.takeResized()
    let changed = elements.filter(prefersOtherSize)
    guard !changed.isEmpty else { return }
    let context = collectionViewLayout.makeContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    for element in changed {
      switch element.category {
      case .cell: context.invalidateItems(at: [element.indexPath])
      case .supplementaryView: context.invalidateSupplementaryElements(ofKind: element.kind, at: [element.indexPath])
      case .decorationView: context.invalidateDecorationElements(ofKind: element.kind, at: [element.indexPath])
      }
    }
    itemViews.forgetAsked(Array(changed))
    let resize = { self.runBatch { self.collectionViewLayout.invalidateLayout(with: context) } }
    if isAnimated { resize() } else { UIView.performWithoutAnimation(resize) }
  }

  private func prefersOtherSize(_ element: UICollectionViewLayoutAttributes.Element) -> Bool {
    guard let entry = itemViews.entry(element) else { return false }
    let preferred = UIView.withoutAnimation {
      entry.view.preferredLayoutAttributesFitting(entry.attributes.duplicate())
    }
    return preferred.size != entry.attributes.size
      && collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: entry.attributes)
  }

  /// Moves an element's view without an animation.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    guard let entry = itemViews.entry(attributes.element), !entry.attributes.equals(attributes) else { return }
    entry.update(attributes, pass: currentPass)
    UIView.performWithoutAnimation { entry.view.applyValues(of: attributes) }
  }
}
