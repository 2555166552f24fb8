// SPDX-License-Identifier: MIT
import RenderTree

/// Shows what lies between two layouts, while a gesture leads from the one to the other.
///
///     let transition = collectionView.startInteractiveTransition(to: circle) { completed, finished in … }
///     transition.transitionProgress = 0.3
///     collectionView.finishInteractiveTransition()
///
/// Subclasses that show more than a straight way between the layouts are given by the delegate's
/// `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
@MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// Where the content shows at the two ends.
  var offsets: (start: CGPoint, end: CGPoint)?

  /// 0 is the current layout, 1 the next. Setting it places the elements anew; so set the other values first.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Always nil: there are no archives of layouts here.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Keeps a value of the gesture's, for subclasses that place elements by it.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value that was kept last; 0 where there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// The place of the content that belongs to the progress.
  var offset: CGPoint? {
    offsets.map { $0.start.interpolated(to: $0.end, fraction: Double(transitionProgress)) }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return from.interpolated(to: to, fraction: Double(transitionProgress))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let offsets else { return currentLayout.layoutAttributesForElements(in: rect) }
    var elements: [UICollectionViewLayoutAttributes.Element] = []
    for (layout, origin) in [(currentLayout, offsets.start), (nextLayout, offsets.end)] {
      let shown = CGRect(origin: origin, size: rect.size)
      elements += (layout.layoutAttributesForElements(in: shown) ?? []).map(\.element)
    }
    var seen = Set<UICollectionViewLayoutAttributes.Element>()
    return elements.filter { seen.insert($0).inserted }.compactMap(between)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(.cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      UICollectionViewLayoutAttributes.Element(
        category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      UICollectionViewLayoutAttributes.Element(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  /// On the straight way; what only one of the layouts has fades.
  private func between(_ element: UICollectionViewLayoutAttributes.Element) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let from = old ?? new?.faded, let to = new ?? old?.faded else { return nil }
    let middle = from.duplicate()
    middle.look = from.look.toward(to.look, by: transitionProgress)
    return middle
  }
}

extension UICollectionViewLayoutAttributes.Look {
  /// A part of the straight way to another look.
  nonisolated func toward(_ other: Self, by progress: CGFloat) -> Self {
    let fraction = Double(progress)
    var look = progress < 0.5 ? self : other
    look.center = center.interpolated(to: other.center, fraction: fraction)
    look.size = size.interpolated(to: other.size, fraction: fraction)
    look.alpha = alpha + (other.alpha - alpha) * progress
    look.transform = transform.interpolated(to: other.transform, fraction: fraction)
    return look
  }
}
