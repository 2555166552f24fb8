// SPDX-License-Identifier: MIT
import Diagnostics
@_spi(Framework) import UIKitControls
@_spi(Framework) import UIKitCore

/// A view that shows the items of a data source in an arrangement that a layout determines, with views only for the
/// visible items.
///
/// ```swift
/// final class PhotosController: UIViewController, UICollectionViewDataSource {
///   private lazy var photos = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     photos.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
///     photos.dataSource = self
///     view.addSubview(photos)
///   }
///
///   func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
///
///   func collectionView(
///     _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
///   ) -> UICollectionViewCell {
///     let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
///     cell.contentView.backgroundColor = .systemTeal
///     return cell
///   }
/// }
/// ```
///
/// A click selects an item. After a click the arrow keys move the keyboard focus between items, and Return or the space
/// bar selects the focused one. See ``UICollectionViewDelegate`` for the order of its calls.
///
/// Cells size themselves if the layout asks for it; see ``UICollectionViewFlowLayout/estimatedItemSize``.
///
/// In contrast to UIKit, items cannot be moved interactively.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  let itemViews = CollectionViews()
  var registry = CollectionRegistry()
  var selection = CollectionSelection()
  /// The batch that is being described or performed.
  var batch: CollectionBatch?
  var layoutTransition: CollectionTransition?
  /// The controller whose view contains this one, if several controllers share it.
  weak var owningController: UICollectionViewController?
  /// The context menus of the items, made for the first delegate.
  var menus: ItemMenus?
  private var layout: UICollectionViewLayout
  /// The number of items in each section, or nil if they have to be requested from the data source.
  private var counts: [Int]?
  private(set) var needsPrepare = true
  private var isPreparing = false
  /// The layouts of a transition that have to be prepared again.
  private var layoutsToPrepare: Set<ObjectIdentifier> = []
  private var adjustments: [UICollectionViewLayoutInvalidationContext] = []
  private var pass = 0
  private var defersViewUpdates = false
  /// The bounds for which the views were last updated, or nil if they have to be updated.
  private var boundsOfViews: CGRect?

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    setUp()
  }

  /// Creates a collection view with a flow layout. There are no archives.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    layout.client = self
    // The focused item shows the focus.
    focusEffect = nil
  }

  @_spi(Framework) open override class var drawsNothing: Bool { self == UICollectionView.self || super.drawsNothing }

  // MARK: Content

  /// The object that provides the items and their views. Held weakly.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { weakDataSource }
    set {
      guard newValue !== weakDataSource else { return }
      weakDataSource = newValue
      reloadData()
    }
  }
  private weak var weakDataSource: (any UICollectionViewDataSource)?

  /// The object that prepares data before it is needed. Held weakly.
  ///
  /// It is not called, because cells are created when they become visible. On iOS, too, a data source must not rely on
  /// it.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether cells may be created before they become visible. The default is `true`. No effect here.
  open var isPrefetchingEnabled = true

  /// The object that is notified of user interaction with the items. Held weakly.
  ///
  /// It is the scroll view's delegate, with the type of a collection view's.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      if newValue != nil { installMenus() }
    }
  }

  /// A view behind the items that does not scroll. The default is `nil`.
  @ObservedProperty open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The layout of the items. Setting it is not animated.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Sets the layout and invalidates it, without an animation.
  func setLayout(_ new: UICollectionViewLayout) {
    layout = new
    new.client = self
    new.invalidateLayout()
  }

  // MARK: Counts

  /// The number of sections.
  open var numberOfSections: Int { currentCounts.count }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section exists.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    require(
      counts.indices.contains(section),
      "there is no section \(section), there are \(counts.count); call reloadData() when the data has changed")
    return counts[section]
  }

  var currentCounts: [Int] {
    if let counts { return counts }
    let fresh = loadCounts()
    counts = fresh
    return fresh
  }

  func loadCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    return (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
  }

  /// Replaces the counts and invalidates the layout.
  ///
  /// - Parameter change: The mapping of index paths, if it is known.
  func setCounts(_ new: [Int]?, _ change: CollectionChange? = nil) {
    counts = new
    let context = layout.makeContext()
    context.change = change
    context.invalidateDataSourceCounts = true
    context.invalidateEverything = new == nil
    layout.invalidateLayout(with: context)
  }

  /// Requests all items from the data source again, and clears the selection.
  open func reloadData() {
    selection = CollectionSelection()
    pass += 1
    endDisplaying(itemViews.removeAll(notNeededIn: pass))
    itemViews.removeUnused()
    itemViews.forgetDisappearingElements()
    setCounts(nil)
  }

  // MARK: Layout

  func layoutWasInvalidated(_ source: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext?) {
    if source !== layout { layoutsToPrepare.insert(ObjectIdentifier(source)) }
    // A layout that changes its metrics in `prepare()` is being prepared with them.
    if !isPreparing { needsPrepare = true }
    boundsOfViews = nil
    if let context {
      if context.invalidateDataSourceCounts, context.invalidateEverything { counts = nil }
      itemViews.forgetAsked(
        context.invalidatesPreferredSizes ? nil : (context.invalidatedItemIndexPaths ?? []).map { .cell($0) })
      adjustments.append(context)
    }
    setNeedsLayout()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
      super.frame = newValue
    }
  }

  private func boundsWillChange(to new: CGRect) {
    guard new != bounds else { return }
    for layout in layoutTransition?.layouts ?? [layout] where layout.shouldInvalidateLayout(forBoundsChange: new) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard batch == nil, !defersViewUpdates else { return }
    resizeInvalidatedViews()
    prepareIfNeeded()
    if boundsOfViews != bounds { updateViews() }
  }

  /// Calls a closure during which layout passes do not update the item views.
  func withoutUpdatingViews(_ body: () -> Void) {
    let outer = defersViewUpdates
    defersViewUpdates = true
    body()
    defersViewUpdates = outer
    boundsOfViews = nil
    setNeedsLayout()
  }

  /// Prepares the layout if necessary.
  ///
  /// - Parameter appliesContentSize: Whether to apply the layout's content size and offset, too. A change of layouts
  /// applies them itself.
  func prepareIfNeeded(appliesContentSize: Bool = true) {
    guard needsPrepare else { return }
    needsPrepare = false
    let contexts = adjustments
    adjustments = []
    isPreparing = true
    for layout in layoutTransition?.layouts ?? [] where layoutsToPrepare.contains(ObjectIdentifier(layout)) {
      layout.prepare()
    }
    layoutsToPrepare = []
    layout.prepare()
    isPreparing = false
    guard appliesContentSize, batch == nil else { return }
    let size = layout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    let adjustment = contexts.reduce(CGPoint.zero) { sum, context in
      let part = context.contentOffsetAdjustment
      return CGPoint(x: sum.x + part.x, y: sum.y + part.y)
    }
    if adjustment != .zero {
      contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
    if let offset = (layout as? UICollectionViewTransitionLayout)?.offset { contentOffset = offset }
  }

  /// Updates the views, so that each visible element of the layout has one and no other views remain.
  func updateViews() {
    // A view that sizes itself moves those after it, so that others are visible.
    for _ in 0..<Self.maximumSizingRounds {
      guard sizeViews(updateViewsOnce(), scrolls: true) else { return }
    }
    _ = updateViewsOnce()
  }

  /// Gives each element that is visible in the layout a view, and returns their attributes.
  private func updateViewsOnce() -> [UICollectionViewLayoutAttributes] {
    pass += 1
    boundsOfViews = bounds
    let visible = (layout.layoutAttributesForElements(in: bounds) ?? []).filter { !$0.isHidden }
    let appearing = visible.filter { !updateView($0) }
    // Remove the invisible views first, so that they can be reused at once.
    endDisplaying(itemViews.removeAll(notNeededIn: pass))
    for attributes in appearing { show(attributes, from: nil) }
    itemViews.removeUnused()
    return visible
  }

  /// Begins a pass over the views outside of layout.
  func beginPass() { pass += 1 }

  var currentPass: Int { pass }

  /// Shows an element again in its view that is disappearing, from the view's current position.
  func restoreDisappearingView(of element: UICollectionViewLayoutAttributes.Element) {
    guard let entry = itemViews.takeDisappearing(element) else { return }
    itemViews.add(entry.view, entry.attributes.faded, pass: pass)
  }

  func endPass() -> [CollectionViews.Entry] { itemViews.removeAll(notNeededIn: pass) }

  // MARK: Behaviour

  /// Whether items can be selected. The default is `true`.
  open var allowsSelection = true
  /// Whether several items can be selected. The default is `false`.
  open var allowsMultipleSelection = false

  /// The changes after which visible cells that size themselves are measured again. The default is `.enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether the view can become first responder, as it does after a click on an item: the value of
  /// ``allowsSelection``.
  open override var canBecomeFirstResponder: Bool { allowsSelection }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    updateFocus()
    return true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
    super.touchesCancelled(touches, with: event)
  }

  /// Whether the collection view can have the focus of the keyboard: if items can be selected and there are any.
  open override var canBecomeFocused: Bool { allowsSelection && !indexPathsForVisibleItems.isEmpty }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    if isFocused { moveFocus(to: selection.focus ?? indexPathsForVisibleItems.min()) }
    updateFocus()
    return true
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handleKey) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handleKey) { super.pressesChanged(presses, with: event) }
  }

  @_spi(Framework) open override func restingOffset(proposed: CGPoint, velocity: CGVector) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000))
  }
}
