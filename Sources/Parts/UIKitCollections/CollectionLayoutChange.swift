// SPDX-License-Identifier: MIT

/// An animated change from one layout to another. Each element moves from its position in the old layout to its
/// position in the new one. Elements that only one layout shows appear or disappear.
final class CollectionLayoutChange {
  private let view: UICollectionView
  private let old: UICollectionViewLayout
  private let new: UICollectionViewLayout
  let oldOffset: CGPoint
  private let updateAnimation: CollectionUpdateAnimation
  private let movedViews: [UICollectionReusableView]

  /// Sets up the change, and gives the collection view the new layout.
  ///
  /// - Parameter offset: The final content offset. If it is nil, the content in the middle stays visible.
  init(of view: UICollectionView, to new: UICollectionViewLayout, offset: CGPoint? = nil) {
    view.prepareIfNeeded()
    view.updateViews()
    let old = view.collectionViewLayout
    let anchor = view.anchor()
    (self.view, self.old, self.new) = (view, old, new)
    oldOffset = view.contentOffset
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    view.setLayout(new)
    view.prepareIfNeeded(appliesContentSize: false)
    updateAnimation = CollectionUpdateAnimation(
      of: view,
      to: { size in
        offset.map { view.clamped($0, contentSize: size) }
          ?? view.targetOffset(for: view.offset(keeping: anchor, in: new), contentSize: size)
      },
      initialAttributes: { new.initialAttributes(of: $0) ?? old.attributes(of: $0) },
      finalAttributes: { old.finalAttributes(of: $0) ?? new.attributes(of: $0) })
    movedViews = view.itemViews.entries.values.map(\.view)
    for moved in movedViews { moved.willTransition(from: old, to: new) }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }

  nonisolated deinit {}

  var newOffset: CGPoint { updateAnimation.offset }

  /// Moves all elements to their positions in the new layout. Called inside the animation.
  func perform() { updateAnimation.perform() }

  /// Completes the change after the animation.
  func finish() {
    updateAnimation.finish()
    if view.collectionViewLayout !== old { old.client = nil }
    for moved in movedViews { moved.didTransition(from: old, to: new) }
  }

  /// Restores the old layout.
  func revert() {
    UIView.performWithoutAnimation {
      view.setLayout(old)
      view.prepareIfNeeded()
      view.contentOffset = view.clamped(oldOffset, contentSize: old.collectionViewContentSize)
      view.updateViews()
      updateAnimation.finish()
    }
    new.client = nil
    for moved in movedViews { moved.didTransition(from: new, to: old) }
  }
}
