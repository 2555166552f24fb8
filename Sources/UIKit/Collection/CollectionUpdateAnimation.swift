// SPDX-License-Identifier: MIT

/// A way from what a collection view shows to what its layout says now: set up without animation, then carried out in
/// whatever animates.
struct CollectionUpdateAnimation {
  typealias Attributes = UICollectionViewLayoutAttributes

  private unowned let view: UICollectionView
  private let contentSize: CGSize
  let offset: CGPoint
  private let wanted: [Attributes]
  private let leaving: [(view: UICollectionReusableView, end: Attributes)]
  private let ticket: Int

  /// Makes the views that come in, where they come from, and tells those that go.
  ///
  /// - Parameters:
  ///   - offset: where the content will be.
  ///   - gone: views of elements that are no more, and where they go.
  ///   - arrival: where an element comes from that isn't on screen; nil fades it in.
  ///   - departure: where one goes that won't be; nil fades it out.
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
      if let entry = view.stage.entry(attributes.element) {
        view.stage.update(entry.attributes, pass: view.currentPass)
      } else if view.stage.isLeaving(attributes.element) {
        view.bringBack(attributes.element)
      } else {
        view.show(attributes, from: arrival(attributes.element) ?? attributes.faded)
      }
    }
    let unwanted = view.endPass()
    leaving =
      gone.map { ($0.0.view, $0.1) }
      + unwanted.map { ($0.view, departure($0.attributes.element) ?? $0.attributes.faded) }
    ticket = view.stage.keepLeaving(gone.map(\.0) + unwanted)
  }

  /// Moves all to where it goes.
  func carryOut() {
    view.whileShifting {
      if view.contentSize != contentSize { view.contentSize = contentSize }
      if view.contentOffset != offset { view.contentOffset = offset }
      for attributes in wanted { view.show(attributes, from: nil) }
      for leaver in leaving { leaver.view.take(leaver.end) }
      // The cells' contents go along.
      view.layoutIfNeeded()
    }
  }

  /// The animation is over: what has left is put away.
  func finish() {
    for entry in view.stage.finishLeaving(ticket) { view.retire(entry) }
  }
}
