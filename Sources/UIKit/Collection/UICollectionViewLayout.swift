// SPDX-License-Identifier: MIT

/// Says where the elements of a collection view are. Subclasses answer for their arrangement; this class shows nothing.
///
/// The order of calls: `prepare()` after each invalidation, then `collectionViewContentSize`, then
/// `layoutAttributesForElements(in:)` for what shows, at each movement of the content. An answer has to hold until the
/// next invalidation, and costs least where it looks only at the elements in question.
///
///     final class CircleLayout: UICollectionViewLayout {
///       override var collectionViewContentSize: CGSize { collectionView!.bounds.size }
///       override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { … }
///       override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { … }
///     }
///
/// See also: ``UICollectionViewFlowLayout``, ``UICollectionViewTransitionLayout``.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The view that this layout arranges; nil while it is not in use.
  open internal(set) weak var collectionView: UICollectionView?
  private var decorations: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }

  /// As `init()`: nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// The class of what this layout answers with.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what this layout is invalidated with.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: The arrangement

  /// Called before the layout is asked, and after each invalidation. The place for computing what answers need.
  open func prepare() {}

  /// The size of all there is, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that a rectangle of the content touches.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Decoration views are the layout's own: no data source gives them.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { UICollectionReusableView.type(of: $0, for: elementKind) }
  }

  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type {
    guard let type = decorations[kind] else {
      fatalError(
        "no view is registered for decorations of kind \"\(kind)\"; call register(_:forDecorationViewOfKind:) on the "
          + "layout")
    }
    return type
  }

  // MARK: Invalidation

  /// Has all computed anew, at the next layout pass.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Has computed anew what the context says. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(self, context)
  }

  /// Whether the layout is another in other bounds. Asked at each movement of the content; false in the base class.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError("invalidationContextClass has to be a UICollectionViewLayoutInvalidationContext")
    }
    return type.init()
  }

  // MARK: Coming to rest

  /// Where the content shall rest after an update or a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Where a thrown content shall rest. `velocity` is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Items come, go and move: called after `prepare()`, with the new data.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when the animation of an update has been set up.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item comes from that was not on screen; nil for where the layout had it before. In the base class, an
  /// inserted item fades in at its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard collectionView?.isInserted(itemIndexPath) == true else { return nil }
    return layoutAttributesForItem(at: itemIndexPath)?.faded
  }

  /// Where an item goes that will not be on screen; nil for where the layout will have it. In the base class, a deleted
  /// item fades out at its place. The index path is that before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard collectionView?.isDeleted(itemIndexPath) == true else { return nil }
    return collectionView?.attributesBefore(.cell(itemIndexPath))?.faded
  }

  /// As for items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Changes of layouts

  /// This layout is about to give way to another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// This layout is about to take over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The animation of a change of layouts has been set up.
  open func finalizeLayoutTransition() {}
}

extension UICollectionViewLayout {
  /// The attributes of any element.
  func attributes(of element: UICollectionViewLayoutAttributes.Element) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
    }
  }

  func initialAttributes(of element: UICollectionViewLayoutAttributes.Element) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind, element.indexPath)
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  func finalAttributes(of element: UICollectionViewLayoutAttributes.Element) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind, element.indexPath)
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same, invisible.
  var faded: UICollectionViewLayoutAttributes {
    let faded = duplicate()
    faded.alpha = 0
    return faded
  }
}
