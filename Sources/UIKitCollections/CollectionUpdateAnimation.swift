// SPDX-License-Identifier: MIT

/// The movement of a collection view's elements from their positions on the screen to those in the layout. It is set up
/// without animation, and then performed inside an animation block.
struct CollectionUpdateAnimation {
  typealias Attributes = UICollectionViewLayoutAttributes

  private unowned let view: UICollectionView
  private let contentSize: CGSize
  let offset: CGPoint
  private let shown: [Attributes]
  private let disappearing: [(view: UICollectionReusableView, end: Attributes)]
  private let animationID: Int

  /// Creates the views that appear, at their starting positions, and finds the views that disappear.
  ///
  /// - Parameters:
  ///   - offset: The final content offset.
  ///   - deleted: The views of elements that no longer exist, and their final attributes.
  ///   - initialAttributes: Returns the initial attributes of an element that is not on the screen, or nil to fade it in.
  ///   - finalAttributes: Returns the final attributes of an element that leaves the screen, or nil to fade it out.
  init(
    of view: UICollectionView, to offset: CGPoint, contentSize: CGSize,
    deleted: [(CollectionViews.Entry, Attributes)] = [],
    initialAttributes: (Attributes.Element) -> Attributes?, finalAttributes: (Attributes.Element) -> Attributes?
  ) {
    self.view = view
    self.contentSize = contentSize
    self.offset = offset
    let rect = CGRect(origin: offset, size: view.bounds.size)
    shown = (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter { !$0.isHidden }
    view.beginPass()
    for attributes in shown {
      if let entry = view.itemViews.entry(attributes.element) {
        view.itemViews.update(entry.attributes, pass: view.currentPass)
      } else if view.itemViews.isDisappearing(attributes.element) {
        view.restoreDisappearingView(of: attributes.element)
      } else {
        view.show(attributes, from: initialAttributes(attributes.element) ?? attributes.faded)
      }
    }
    let unneeded = view.endPass()
    disappearing =
      deleted.map { ($0.0.view, $0.1) }
      + unneeded.map { ($0.view, finalAttributes($0.attributes.element) ?? $0.attributes.faded) }
    animationID = view.itemViews.keepDisappearing(deleted.map(\.0) + unneeded)
  }

  /// Moves all elements to their final positions. Called inside the animation block.
  func perform() {
    view.withoutUpdatingViews {
      if view.contentSize != contentSize { view.contentSize = contentSize }
      if view.contentOffset != offset { view.contentOffset = offset }
      for attributes in shown { view.show(attributes, from: nil) }
      for item in disappearing { item.view.applyValues(of: item.end) }
      // Lay out now, so that the cells' subviews are animated too.
      view.layoutIfNeeded()
    }
  }

  /// Removes the views that have disappeared. Called after the animation.
  func finish() {
    for entry in view.itemViews.removeDisappeared(in: animationID) { view.endDisplaying(entry) }
  }
}
