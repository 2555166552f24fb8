// SPDX-License-Identifier: MIT

/// A change from one layout to another that is being animated: each element moves from where the one has it to where
/// the other has it, those that come in and go out too.
final class CollectionLayoutChange {
  private let view: UICollectionView
  private let old: UICollectionViewLayout
  private let new: UICollectionViewLayout
  let oldOffset: CGPoint
  private let shift: CollectionUpdateAnimation
  private let movedViews: [UICollectionReusableView]

  /// Sets the way up. The view has the new layout from now on.
  ///
  /// - Parameter offset: where the content comes to lie; nil: where what shows in the middle goes on showing.
  init(of view: UICollectionView, to new: UICollectionViewLayout, offset: CGPoint? = nil) {
    view.prepareIfNeeded()
    view.place()
    let old = view.collectionViewLayout
    let anchor = view.anchor()
    (self.view, self.old, self.new) = (view, old, new)
    oldOffset = view.contentOffset
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    view.adopt(new)
    view.prepareIfNeeded(takesSize: false)
    let size = new.collectionViewContentSize
    let goal =
      offset.map { view.clamped($0, contentSize: size) }
      ?? view.target(view.offset(keeping: anchor, in: new), contentSize: size)
    shift = CollectionUpdateAnimation(
      of: view, to: goal, contentSize: size,
      arrival: { new.initialAttributes(of: $0) ?? old.attributes(of: $0) },
      departure: { old.finalAttributes(of: $0) ?? new.attributes(of: $0) })
    movedViews = view.stage.entries.values.map(\.view)
    for moved in movedViews { moved.willTransition(from: old, to: new) }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }

  nonisolated deinit {}

  var newOffset: CGPoint { shift.offset }

  /// Moves all to where the new layout has it, in whatever animates.
  func carryOut() { shift.carryOut() }

  /// The animation has arrived.
  func finish() {
    shift.finish()
    if view.collectionViewLayout !== old { old.collectionView = nil }
    for moved in movedViews { moved.didTransition(from: old, to: new) }
  }

  /// All is as it was.
  func takeBack() {
    UIView.performWithoutAnimation {
      view.adopt(old)
      view.prepareIfNeeded()
      view.contentOffset = view.clamped(oldOffset, contentSize: old.collectionViewContentSize)
      view.place()
      shift.finish()
    }
    new.collectionView = nil
    for moved in movedViews { moved.didTransition(from: new, to: old) }
  }
}
