// SPDX-License-Identifier: MIT

/// The base class of objects that determine the positions of the elements in a collection view.
///
/// The collection view calls ``prepare()`` after every invalidation, then reads ``collectionViewContentSize``, and
/// calls ``layoutAttributesForElements(in:)`` whenever the content has moved. The results must stay the same until the
/// next invalidation. Use ``UICollectionViewFlowLayout`` or a subclass of your own:
///
/// ```swift
/// final class CircleLayout: UICollectionViewLayout {
///   override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
///
///   override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
///     let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///     let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / 12
///     attributes.size = CGSize(width: 40, height: 40)
///     attributes.center = CGPoint(x: 150 + 100 * cos(angle), y: 150 + 100 * sin(angle))
///     return attributes
///   }
///
///   override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///     let count = collectionView?.numberOfItems(inSection: 0) ?? 0
///     return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///       .filter { $0.frame.intersects(rect) }
///   }
/// }
/// ```
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout, or `nil`.
  open var collectionView: UICollectionView? { client }
  weak var client: UICollectionView?
  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout. There are no archives.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// The class of the attributes that the layout returns.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: The arrangement

  /// Called before the layout is used and after every invalidation. Compute here what the other methods need.
  open func prepare() {}

  /// The size of the content in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the layout is mirrored in a view from right to left. The default is `false`. Without effect: no layout is
  /// mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns the attributes of all elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item, or `nil` if it does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view, or `nil` if it does not exist.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view, or `nil` if it does not exist.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers a class of decoration views, which the layout provides itself, or removes the registration if it is
  /// `nil`.
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

  /// Requests that everything is computed again in the next layout pass.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Requests that the parts given by a context are computed again. An override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(self, context)
  }

  /// Returns whether other bounds require another layout. Called whenever the content moves. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context with which the layout is invalidated for other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError("invalidationContextClass has to be UICollectionViewLayoutInvalidationContext or a subclass of it")
    }
    return ObjectMaker.make(type)
  }

  // MARK: Views that size themselves

  /// Returns whether to arrange the elements again because a view prefers other attributes than those of the layout.
  /// Called for a view when it has received attributes. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context with which the layout is invalidated for attributes that a view prefers. By default it contains
  /// the element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let (context, element) = (makeContext(), originalAttributes.element)
    switch element.category {
    case .cell: context.invalidateItems(at: [element.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(ofKind: element.kind, at: [element.indexPath])
    case .decorationView: context.invalidateDecorationElements(ofKind: element.kind, at: [element.indexPath])
    }
    return context
  }

  /// Returns whether the view of an element is asked for the attributes that it prefers.
  func asksView(for attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// Returns the distance by which the content has to scroll so that an element stays in its place on the screen after
  /// views have sized themselves. The layout of a program returns it in its contexts instead.
  func scrolling(toKeep attributes: UICollectionViewLayoutAttributes) -> CGVector { .zero }

  // MARK: Target offsets

  /// Returns the final content offset of an update or a change of layouts. The default is the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset at which scrolling ends. The default is the proposed one.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which scrolling would end.
  ///   - velocity: The velocity in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called before an update is animated, after ``prepare()``, with the data as it is after the update.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation of an update, when all elements have been moved.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the index paths of supplementary views that an update adds besides those of new sections. The default is none.
  /// Called after ``prepare(forCollectionViewUpdates:)`` for each kind that is visible.
  ///
  /// The views appear as ``initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)`` says. The following ones
  /// in their sections get the next index paths.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths, before an update, of supplementary views that it removes besides those of removed sections.
  /// The default is none. See ``indexPathsToInsertForSupplementaryView(ofKind:)``.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths of decoration views that an update adds besides those of new sections. The default is none.
  /// See ``indexPathsToInsertForSupplementaryView(ofKind:)``.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths, before an update, of decoration views that it removes besides those of removed sections. The
  /// default is none. See ``indexPathsToInsertForSupplementaryView(ofKind:)``.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called before a change of the view's size is animated, after ``prepare()`` for the new size, if
  /// ``shouldInvalidateLayout(forBoundsChange:)`` has returned `true` for it.
  ///
  /// The elements that appear and disappear are then animated as in an update.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation of a change of the view's size, when all elements have been moved.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the attributes from which an item that was not visible is animated; `nil` means its position in the layout
  /// before the update.
  ///
  /// By default an inserted item fades in at its position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard collectionView?.isInserted(itemIndexPath) == true else { return nil }
    return layoutAttributesForItem(at: itemIndexPath)?.faded
  }

  /// Returns the attributes to which an item that will not be visible is animated; `nil` means its position in the
  /// layout after the update.
  ///
  /// By default a deleted item fades out at its position. The index path is that before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard collectionView?.isDeleted(itemIndexPath) == true else { return nil }
    return collectionView?.attributesBefore(.cell(itemIndexPath))?.faded
  }

  /// Returns the attributes from which a supplementary view is animated. See
  /// ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes to which a supplementary view is animated. See
  /// ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes from which a decoration view is animated. See
  /// ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes to which a decoration view is animated. See
  /// ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Items that are moved

  /// Returns the place of an item that a gesture moves. The default is that of the item at the position, or the present one
  /// if there is none.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item that a gesture moves. The default are those of its place, at the position and above
  /// all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (attributes.center, attributes.zIndex) = (position, Int(Int16.max))
    return attributes
  }

  // MARK: Changes of layouts

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called when the animation of a change of layouts has been set up.
  open func finalizeLayoutTransition() {}
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element of any kind.
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
  /// A copy of the attributes with an alpha of 0.
  var faded: UICollectionViewLayoutAttributes {
    let faded = duplicate()
    faded.alpha = 0
    return faded
  }
}
