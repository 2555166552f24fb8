// SPDX-License-Identifier: MIT
import CoreGraphics
import Diagnostics

/// A layout that arranges items in lines, section by section, with headers and footers.
///
/// ```swift
/// @MainActor func makeGrid() -> UICollectionViewFlowLayout {
///   let layout = UICollectionViewFlowLayout()
///   layout.itemSize = CGSize(width: 120, height: 90)
///   layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
///   return layout
/// }
/// ```
///
/// The delegate of the collection view can provide other values for individual items and sections by conforming to
/// ``UICollectionViewDelegateFlowLayout``. The time to find the visible items is logarithmic in their number.
/// With an ``estimatedItemSize``, cells size themselves.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The distance between lines in points. The default is 10.
  @ObservedProperty open var minimumLineSpacing: CGFloat = 10 {
    didSet { metricsChanged(minimumLineSpacing != oldValue) }
  }

  /// The smallest distance between the items in a line, in points. The default is 10.
  @ObservedProperty open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { metricsChanged(minimumInteritemSpacing != oldValue) }
  }

  /// The size of items in points, or ``automaticSize``. The default is 50 × 50.
  @ObservedProperty open var itemSize = FlowSize.standard { didSet { metricsChanged(itemSize != oldValue) } }

  /// The size in points that an item has until its cell has become visible and has sized itself, or ``automaticSize`` for
  /// ``itemSize``. The default is zero: cells do not size themselves.
  ///
  /// A visible cell returns its size from `preferredLayoutAttributesFitting(_:)`, as a rule that which its constraints
  /// need. A size that the delegate returns for an item is then an estimate of it. The size is asked for again when the
  /// item is reloaded, the layout is invalidated, or the collection view has another width.
  @ObservedProperty open var estimatedItemSize = CGSize.zero {
    didSet { metricsChanged(estimatedItemSize != oldValue) }
  }

  /// The size of an item whose cell sizes itself, without an estimate.
  open class var automaticSize: CGSize { FlowSize.automatic }

  /// The direction of scrolling. The default is vertical.
  @ObservedProperty open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { metricsChanged(scrollDirection != oldValue) }
  }

  /// The size of headers in points. Only the length in the scroll direction counts. The default is zero, no headers.
  @ObservedProperty open var headerReferenceSize = CGSize.zero {
    didSet { metricsChanged(headerReferenceSize != oldValue) }
  }

  /// The size of footers in points. Only the length in the scroll direction counts. The default is zero, no footers.
  @ObservedProperty open var footerReferenceSize = CGSize.zero {
    didSet { metricsChanged(footerReferenceSize != oldValue) }
  }

  /// The margins around the items of every section in points. The default is zero.
  @ObservedProperty open var sectionInset = UIEdgeInsets.zero { didSet { metricsChanged(sectionInset != oldValue) } }

  /// Whether a header remains visible for as long as its section. The default is `false`.
  @ObservedProperty open var sectionHeadersPinToVisibleBounds = false {
    didSet { metricsChanged(sectionHeadersPinToVisibleBounds != oldValue) }
  }

  /// Whether a footer remains visible for as long as its section. The default is `false`.
  @ObservedProperty open var sectionFootersPinToVisibleBounds = false {
    didSet { metricsChanged(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// The sections as they were arranged last, or nil if they have to be arranged.
  private var arranged: [FlowSection]?
  /// The sizes and counts from which the sections are arranged, or nil if they have to be requested.
  private var content: [FlowContent]?
  /// The sizes of the cells that have sized themselves, by their items.
  private var preferredSizes: [IndexPath: CGSize] = [:]
  /// The z-index of pinned headers and footers, which are above the items.
  private static let pinnedZIndex = 10

  /// Creates a layout with default values.
  public override init() { super.init() }

  /// Creates a layout with default values. There are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  private var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  private func metricsChanged(_ changed: Bool) { if changed { invalidateLayout() } }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let everything = context.invalidateEverything || context.invalidateDataSourceCounts
    let metrics = everything || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    if metrics { content = nil }
    if metrics || flow?.invalidateFlowLayoutAttributes ?? true { arranged = nil }
    updatePreferredSizes(context)
    super.invalidateLayout(with: context)
  }

  private func updatePreferredSizes(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidatesPreferredSizes {
      preferredSizes = [:]
    } else if let change = context.change {
      let renamed = preferredSizes.compactMap { path, size in change.new(of: path).map { ($0, size) } }
      preferredSizes = Dictionary(uniqueKeysWithValues: renamed)
    }
    for path in context.invalidatedItemIndexPaths ?? [] { preferredSizes[path] = nil }
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    preferredSizes.merge(flow.preferredSizes) { $1 }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return axis.breadth(newBounds.size) != axis.breadth(bounds.size) || isPinning && newBounds != bounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext, let collectionView else {
      return context
    }
    let changes = axis.breadth(newBounds.size) != axis.breadth(collectionView.bounds.size)
    flow.invalidateFlowLayoutDelegateMetrics = changes
    flow.invalidateFlowLayoutAttributes = changes
    return flow
  }

  private var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    if arranged == nil { arranged = makeSections() }
  }

  /// The sections, arranged again if a metric has changed in an override of ``prepare()``, or nil before that.
  private var sections: [FlowSection]? {
    if arranged == nil, collectionView?.needsPrepare == false { arranged = makeSections() }
    return arranged
  }

  private func makeSections() -> [FlowSection] {
    guard let collectionView else { return [] }
    let breadth = axis.breadth(collectionView.bounds.inset(by: collectionView.adjustedContentInset).size)
    var content = content ?? makeContent(collectionView)
    self.content = content
    for (path, size) in preferredSizes where content.indices.contains(path.section) {
      content[path.section].sizes.setSize(size, at: path.item)
    }
    var sections: [FlowSection] = []
    for section in content {
      sections.append(FlowSection(at: sections.last?.end ?? 0, content: section, breadth: breadth, axis: axis))
    }
    return sections
  }

  private func makeContent(_ collectionView: UICollectionView) -> [FlowContent] {
    (0..<collectionView.numberOfSections).map { section in
      let content = FlowContent(sizes: sizes(inSection: section), metrics: metrics(ofSection: section))
      require(
        content.isFinite,
        """
        UICollectionViewFlowLayout: the sizes, insets and spacings of section \(section) contain infinity or NaN. Set \
        finite numbers, and return such from the layout's delegate.
        """)
      return content
    }
  }

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func sizes(inSection section: Int) -> FlowItemSizes {
    guard let collectionView else { return .each([]) }
    let count = collectionView.numberOfItems(inSection: section)
    guard let delegate, count > 0 else { return .uniform(commonSize, count: count) }
    var sizes: [CGSize] = []
    for item in 0..<count {
      let path = collectionView.dataPath(IndexPath(item: item, section: section))
      let size = delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
      if size == FlowSize.notGiven { return .uniform(commonSize, count: count) }
      sizes.append(size == FlowSize.automatic ? commonSize : size)
    }
    return .each(sizes)
  }

  private func metrics(ofSection section: Int) -> FlowMetrics {
    guard let collectionView, let delegate else {
      return FlowMetrics(
        inset: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        header: axis.length(headerReferenceSize), footer: axis.length(footerReferenceSize))
    }
    let header = delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
    return FlowMetrics(
      inset: delegate.collectionView(collectionView, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section),
      header: axis.length(header), footer: axis.length(footer))
  }

  // MARK: Cells that size themselves

  private var cellsSizeThemselves: Bool { estimatedItemSize != .zero || itemSize == FlowSize.automatic }

  /// The size of the items to which the delegate gives none and whose cells have not sized themselves.
  private var commonSize: CGSize {
    let sizes = cellsSizeThemselves ? [estimatedItemSize, itemSize] : [itemSize]
    return sizes.first { $0 != .zero && $0 != FlowSize.automatic } ?? FlowSize.standard
  }

  override func asksView(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    cellsSizeThemselves && attributes.element.category == .cell && preferredSizes[attributes.indexPath] == nil
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    cellsSizeThemselves && originalAttributes.element.category == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    return flow
  }

  override func scrolling(toKeep attributes: UICollectionViewLayoutAttributes) -> CGVector {
    guard let new = self.attributes(of: attributes.element) else { return .zero }
    let distance = axis.start(new.frame) - axis.start(attributes.frame)
    return axis.isVertical ? CGVector(dx: 0, dy: distance) : CGVector(dx: distance, dy: 0)
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    return axis.size(length: sections?.last?.end ?? 0, breadth: axis.breadth(visible))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let sections else { return [] }
    require(!rect.hasNaN, "layoutAttributesForElements(in:): \(rect) contains NaN; pass a rectangle of numbers")
    let (low, high) = (axis.start(rect), axis.end(rect))
    var found: [UICollectionViewLayoutAttributes] = []
    var index = sections.partition { $0.end > low }
    while index < sections.count, sections[index].start < high {
      let section = sections[index]
      for item in section.items(from: low, to: high) where section.frame(ofItem: item).intersects(rect) {
        found.append(attributes(ofItem: item, inSection: index))
      }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let edge = edgeAttributes(kind, ofSection: index), edge.frame.intersects(rect) { found.append(edge) }
      }
      index += 1
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let sections, sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return attributes(ofItem: indexPath.item, inSection: indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item == 0 else { return nil }
    return edgeAttributes(elementKind, ofSection: indexPath.section)
  }

  private func attributes(ofItem item: Int, inSection section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = attributesType.make(.cell(IndexPath(item: item, section: section)))
    attributes.frame = sections?[section].frame(ofItem: item) ?? .zero
    return attributes
  }

  private var attributesType: UICollectionViewLayoutAttributes.Type {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      fatalError("layoutAttributesClass has to be UICollectionViewLayoutAttributes or a subclass of it")
    }
    return type
  }

  /// Returns the attributes of a section's header or footer.
  private func edgeAttributes(_ kind: String, ofSection index: Int) -> UICollectionViewLayoutAttributes? {
    guard let sections, sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader ? section.hasHeader : section.hasFooter && kind == UICollectionView.elementKindSectionFooter
    else { return nil }
    let attributes = attributesType.make(
      UICollectionViewLayoutAttributes.Element(
        category: .supplementaryView, kind: kind, indexPath: IndexPath(item: 0, section: index)))
    attributes.frame = isHeader ? section.header : section.footer
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      attributes.frame = pinned(attributes.frame, isHeader: isHeader, in: section)
      attributes.zIndex = Self.pinnedZIndex
    }
    return attributes
  }

  /// Returns the frame of a header or footer, moved into the visible rectangle but not beyond its section.
  private func pinned(_ frame: CGRect, isHeader: Bool, in section: FlowSection) -> CGRect {
    guard let collectionView else { return frame }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let length = axis.length(frame.size)
    let (low, high) = (section.start, section.end - length)
    let wanted =
      isHeader
      ? max(axis.start(frame), axis.start(visible)) : min(axis.start(frame), axis.end(visible) - length)
    let start = min(max(wanted, low), high)
    let across = axis.isVertical ? frame.minX : frame.minY
    return axis.rect(along: start, across: across, length: length, breadth: axis.breadth(frame.size))
  }
}
