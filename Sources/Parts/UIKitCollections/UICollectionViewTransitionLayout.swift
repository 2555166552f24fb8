// SPDX-License-Identifier: MIT
import RenderTree

/// A layout that shows the states between two other layouts during an interactive transition.
///
/// ```swift
/// @MainActor func pinch(_ photos: UICollectionView, to layout: UICollectionViewLayout) {
///   let transition = photos.startInteractiveTransition(to: layout)
///   transition.transitionProgress = 0.3
///   photos.finishInteractiveTransition()
/// }
/// ```
///
/// Positions are interpolated linearly. A subclass with other paths is provided by the delegate's
/// `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end.
  open private(set) var nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// The content offsets at the start and at the end of the transition.
  var offsets: (start: CGPoint, end: CGPoint)?

  /// The progress from 0 (the current layout) to 1 (the next one). Setting it arranges the elements again, so set other
  /// values first.
  @ObservedProperty open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns `nil`, because there are no archives of layouts.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Stores a value of the gesture under a key, for the use of subclasses.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value that was stored last under a key, or 0.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// The content offset at the current progress.
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
    return elements.filter { seen.insert($0).inserted }.compactMap(interpolatedAttributes)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    interpolatedAttributes(of: .cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedAttributes(
      of: UICollectionViewLayoutAttributes.Element(
        category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolatedAttributes(
      of: UICollectionViewLayoutAttributes.Element(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  override func asksView(for attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Returns the interpolated attributes of an element. An element that exists in only one of the layouts fades.
  private func interpolatedAttributes(
    of element: UICollectionViewLayoutAttributes.Element
  ) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let from = old ?? new?.faded, let to = new ?? old?.faded else { return nil }
    let middle = from.duplicate()
    middle.values = from.values.interpolated(to: to.values, progress: transitionProgress)
    return middle
  }
}

extension UICollectionViewLayoutAttributes.Values {
  /// Returns the linear interpolation between these values and others.
  nonisolated func interpolated(to other: Self, progress: CGFloat) -> Self {
    let fraction = Double(progress)
    var values = progress < 0.5 ? self : other
    values.center = center.interpolated(to: other.center, fraction: fraction)
    values.size = size.interpolated(to: other.size, fraction: fraction)
    values.alpha = alpha + (other.alpha - alpha) * progress
    values.transform = transform.interpolated(to: other.transform, fraction: fraction)
    return values
  }
}
