// SPDX-License-Identifier: MIT

/// The movement of a collection view's elements from their positions on the screen to those in the layout. It is set up
/// without animation, and then performed inside an animation block.
struct CollectionUpdateAnimation {
  typealias Attributes = UICollectionViewLayoutAttributes

  private unowned let view: UICollectionView
  /// The view at the end of the animation, which it may not live to see.
  private weak var remainingView: UICollectionView?
  private let contentSize: CGSize
  let offset: CGPoint
  private let shown: [Attributes]
  private let disappearing: [(view: UICollectionReusableView, end: Attributes)]
  private let animationID: Int

  /// Creates the views that appear, at their starting positions, and finds the views that disappear.
  ///
  /// - Parameters:
  ///   - finalOffset: Returns the final content offset for a content size. Called again when views have sized themselves.
  ///   - deleted: The views of elements that no longer exist, and their final attributes.
  ///   - initialAttributes: Returns the initial attributes of an element that is not on the screen, or nil to fade it in.
  ///   - finalAttributes: Returns the final attributes of an element that leaves the screen, or nil to fade it out.
  init(
    of view: UICollectionView, to finalOffset: (CGSize) -> CGPoint,
    deleted: [(CollectionViews.Entry, Attributes)] = [],
    initialAttributes: (Attributes.Element) -> Attributes?, finalAttributes: (Attributes.Element) -> Attributes?
  ) {
    self.view = view
    remainingView = view
    var (size, offset, shown, made) = (CGSize.zero, CGPoint.zero, [Attributes](), Set<Attributes.Element>())
    for _ in 0..<UICollectionView.maximumSizingRounds {
      size = view.collectionViewLayout.collectionViewContentSize
      offset = finalOffset(size)
      shown = Self.showElements(
        in: CGRect(origin: offset, size: view.bounds.size), of: view, made: &made, initialAttributes)
      guard view.sizeViews(shown, scrolls: false) else { break }
    }
    (contentSize, self.offset, self.shown) = (size, offset, shown)
    // Elements that were made before views sized themselves start at their positions among these.
    for attributes in shown where made.contains(attributes.element) {
      view.place(initialAttributes(attributes.element) ?? attributes.faded)
    }
    let unneeded = view.endPass()
    disappearing =
      deleted.map { ($0.0.view, $0.1) }
      + unneeded.map { ($0.view, finalAttributes($0.attributes.element) ?? $0.attributes.faded) }
    animationID = view.itemViews.keepDisappearing(deleted.map(\.0) + unneeded)
  }

  /// Gives each element that a rectangle of the layout shows a view, where it is now, and returns their attributes.
  ///
  /// - Parameter made: The elements that had no view are added to these.
  private static func showElements(
    in rect: CGRect, of view: UICollectionView, made: inout Set<Attributes.Element>,
    _ initialAttributes: (Attributes.Element) -> Attributes?
  ) -> [Attributes] {
    let shown = (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter { !$0.isHidden }
    view.beginPass()
    for attributes in shown {
      if let entry = view.itemViews.entry(attributes.element) {
        entry.update(entry.attributes, pass: view.currentPass)
      } else if view.itemViews.isDisappearing(attributes.element) {
        view.restoreDisappearingView(of: attributes.element)
      } else {
        made.insert(attributes.element)
        view.show(attributes, from: initialAttributes(attributes.element) ?? attributes.faded)
      }
    }
    return shown
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
  func finish() { remainingView?.endDisplayingDisappeared(in: animationID) }
}
