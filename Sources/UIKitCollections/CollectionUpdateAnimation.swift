// SPDX-License-Identifier: MIT

/// The movement of a collection view's elements from their positions on the screen to those in the layout. It is set up
/// without animation, and then performed inside an animation block.
struct CollectionUpdateAnimation {
  typealias Attributes = UICollectionViewLayoutAttributes

  private unowned let view: UICollectionView
  private let contentSize: CGSize
  let offset: CGPoint
  private let wanted: [Attributes]
  private let leaving: [(view: UICollectionReusableView, end: Attributes)]
  private let ticket: Int

  /// Creates the views that appear, at their starting positions, and finds the views that disappear.
  ///
  /// - Parameters:
  ///   - offset: The final content offset.
  ///   - gone: The views of elements that no longer exist, and their final attributes.
  ///   - arrival: Returns the initial attributes of an element that is not on the screen, or nil to fade it in.
  ///   - departure: Returns the final attributes of an element that leaves the screen, or nil to fade it out.
  init(
    of view: UICollectionView, to offset: CGPoint, contentSize: CGSize,
    gone: [(CollectionViews.Entry, Attributes)] = [],
    arrival: (Attributes.Element) -> Attributes?, departure: (Attributes.Element) -> Attributes?
  ) {
    self.view = view
    self.contentSize = contentSize
    self.offset = offset
    let rect = CGRect(origin: offset, size: view.bounds.size)
    wanted = (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter { !$0.isHidden }
    view.beginPass()
    for attributes in wanted {
      if let entry = view.itemViews.entry(attributes.element) {
        view.itemViews.update(entry.attributes, pass: view.currentPass)
      } else if view.itemViews.isLeaving(attributes.element) {
        view.bringBack(attributes.element)
      } else {
        view.show(attributes, from: arrival(attributes.element) ?? attributes.faded)
      }
    }
    let unwanted = view.endPass()
    leaving =
      gone.map { ($0.0.view, $0.1) }
      + unwanted.map { ($0.view, departure($0.attributes.element) ?? $0.attributes.faded) }
    ticket = view.itemViews.keepLeaving(gone.map(\.0) + unwanted)
  }

  /// Moves all elements to their final positions. Called inside the animation block.
  func carryOut() {
    view.whileShifting {
      if view.contentSize != contentSize { view.contentSize = contentSize }
      if view.contentOffset != offset { view.contentOffset = offset }
      for attributes in wanted { view.show(attributes, from: nil) }
      for leaver in leaving { leaver.view.applyValues(of: leaver.end) }
      // Lay out now, so that the cells' subviews are animated too.
      view.layoutIfNeeded()
    }
  }

  /// Removes the views that have disappeared. Called after the animation.
  func finish() {
    for entry in view.itemViews.finishLeaving(ticket) { view.retire(entry) }
  }
}
