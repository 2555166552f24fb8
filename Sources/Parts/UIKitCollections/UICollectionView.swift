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
/// A gesture of the program can move an item: see ``beginInteractiveMovementForItem(at:)``.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  let itemViews = CollectionViews()
  var registry = CollectionRegistry()
  var selection = CollectionSelection()
  /// The batch that is being described or performed.
  var batch: CollectionBatch?
  var layoutTransition: CollectionTransition?
  var boundsChange: CollectionBoundsChange?
  /// The size that the layout knows of, or nil before the first layout pass.
  var sizeOfLayout: CGSize?
  /// The item that the user moves.
  var movement: CollectionMovement?
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
    dropMovement(restoresItems: false)
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

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard batch == nil, !defersViewUpdates else { return }
    resizeInvalidatedViews()
    followSize()
    prepareIfNeeded()
    if boundsOfViews != bounds, !animateBoundsChange() { updateViews() }
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

  // MARK: Moving items

  /// Begins to move an item with a gesture, if the data source lets it. Returns whether it does.
  ///
  /// ```swift
  /// func move(_ press: UILongPressGestureRecognizer, in photos: UICollectionView) {
  ///   let location = press.location(in: photos)
  ///   switch press.state {
  ///   case .began: photos.indexPathForItem(at: location).map { _ = photos.beginInteractiveMovementForItem(at: $0) }
  ///   case .changed: photos.updateInteractiveMovementTargetPosition(location)
  ///   case .ended: photos.endInteractiveMovement()
  ///   default: photos.cancelInteractiveMovement()
  ///   }
  /// }
  /// ```
  ///
  /// The other items make room, and the content scrolls if the item is held beyond its edge. Meanwhile the index paths of
  /// the collection view include the movement, and the data source and the delegate receive the index paths of the data. A
  /// reload or a batch of changes cancels the movement.
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Moves the centre of the item to a position, in the coordinates of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }

  /// Ends the movement where the item is, and tells the data source of it.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Ends the movement, and returns the item to where it was.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: Selection

  /// The selected items in ascending order, or `nil` if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.selected.isEmpty ? nil : selection.selected.sorted()
  }

  /// Selects an item without calling the delegate. Does nothing if ``allowsSelection`` is `false`.
  ///
  /// - Parameters:
  ///   - indexPath: The item, or `nil` to deselect all.
  ///   - animated: Whether to animate the scrolling.
  ///   - scrollPosition: The position to scroll to, or an empty set not to scroll.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without calling the delegate. `animated` is ignored.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath) }

  // MARK: Scrolling

  /// Scrolls until an item is visible, and to a position in the view if one is given.
  ///
  /// - Parameters:
  ///   - indexPath: The item. It must exist.
  ///   - scrollPosition: The position, or an empty set to scroll as little as possible.
  ///   - animated: Whether to animate.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Changes of the layout

  /// Changes the layout, as ``setCollectionViewLayout(_:animated:completion:)`` does, without a completion handler.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Changes the layout. Every item moves from its current position to that in the new layout.
  ///
  /// A selected item that is visible, or else the one in the middle, remains visible.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether to animate. The animation takes 0.3 s, or the time of an enclosing animation block.
  ///   - completion: Called at the end. The argument is `false` if the animation was removed early.
  /// - Precondition: No interactive transition is in progress.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion: completion) }

  /// Starts a change of layouts whose progress the caller controls, with `transitionProgress` of the returned layout.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - completion: Called at the end with two values: whether the final animation ran to its end, and whether the new
  ///     layout is in use.
  /// - Returns: The layout that shows the states in between.
  /// - Precondition: No other interactive transition is in progress.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }

  /// Ends the interaction and animates to the new layout.
  ///
  /// - Precondition: An interactive transition is in progress.
  open func finishInteractiveTransition() { endInteractiveTransition(finishes: true) }

  /// Ends the interaction and animates back to the old layout.
  ///
  /// - Precondition: An interactive transition is in progress.
  open func cancelInteractiveTransition() { endInteractiveTransition(finishes: false) }

  // MARK: Updates

  /// Makes several changes to the items in a single animation, or none if `updates` is `nil`.
  ///
  /// Change the data inside `updates`, exactly as described by the calls there. The index paths of deletions, reloads
  /// and the origins of moves are those before all changes; the index paths of insertions and the destinations of moves
  /// are those after them. An enclosing animation block determines the timing; otherwise the animation takes 0.3 s.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and describes the changes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if the animation was removed early.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates ?? {}, completion: completion)
  }

  /// Tells the collection view that items were inserted.
  open func insertItems(at indexPaths: [IndexPath]) { record { $0.inserted.formUnion(indexPaths) } }

  /// Tells the collection view that items were deleted.
  open func deleteItems(at indexPaths: [IndexPath]) { record { $0.deleted.formUnion(indexPaths) } }

  /// Has the data source configure the cells of visible items again, without replacing them. The data source gets the
  /// cell that is shown when it dequeues one. The cells that size themselves are measured again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }

  /// Tells the collection view that items have changed and need new cells.
  open func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloaded.formUnion(indexPaths) } }

  /// Tells the collection view that an item was moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Tells the collection view that sections were inserted.
  open func insertSections(_ sections: IndexSet) { record { $0.insertedSections.formUnion(sections) } }

  /// Tells the collection view that sections were deleted.
  open func deleteSections(_ sections: IndexSet) { record { $0.deletedSections.formUnion(sections) } }

  /// Tells the collection view that sections have changed and need new views.
  open func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections.formUnion(sections) } }

  /// Tells the collection view that a section was moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Views

  /// Registers a class of cells for an identifier, or removes the registration if it is `nil`.
  ///
  /// - Precondition: The class is a subclass of ``UICollectionReusableView``.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    store(cellClass, forCellWithReuseIdentifier: identifier)
  }

  /// Registers a class of supplementary views for a kind and an identifier, or removes the registration if it is `nil`.
  ///
  /// - Precondition: The class is a subclass of ``UICollectionReusableView``.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { store(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }

  /// Returns a cell for the data source to configure: a reused one, or a new one with the frame of the item.
  ///
  /// - Precondition: A subclass of ``UICollectionViewCell`` is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(withReuseIdentifier: identifier, for: indexPath) }

  /// Returns a supplementary view for the data source to configure: a reused one, or a new one with the frame of its
  /// layout attributes.
  ///
  /// - Precondition: A class is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseKey(category: .supplementaryView, kind: elementKind, identifier: identifier), for: indexPath)
  }

  /// The visible cells, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    itemViews.entries.values.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    itemViews.entries.keys.filter { $0.category == .cell }.map(\.indexPath)
  }

  /// Returns the cell of an item, or `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    itemViews.entry(.cell(indexPath))?.view as? UICollectionViewCell
  }

  /// Returns the supplementary view of a kind at an index path, or `nil` if it is not visible.
  open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    shownSupplementaryView(forElementKind: kind, at: indexPath)
  }

  /// Returns the visible supplementary views of a kind, in no particular order.
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    itemViews.entries.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }.map(\.value.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in no particular order.
  open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    itemViews.entries.keys.filter { $0.category == .supplementaryView && $0.kind == kind }.map(\.indexPath)
  }

  /// Returns the item that a cell shows, or `nil`.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cell.element?.indexPath }

  /// Returns the item at a point of the content, whether it is visible or not, or `nil`.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { indexPathOfItem(at: point) }

  /// Returns the layout's attributes of an item, whether it is visible or not, or `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(at: indexPath)
  }

  /// Returns the layout's attributes of a supplementary view, whether it is visible or not, or `nil`.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfSupplementaryElement(ofKind: kind, at: indexPath) }
}
