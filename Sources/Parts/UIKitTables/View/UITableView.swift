// SPDX-License-Identifier: MIT
import Diagnostics
@_spi(Framework) import UIKitControls
@_spi(Framework) import UIKitCore
import UIKitEffects

/// A view that shows the rows of a data source in one column, in sections, with views only for the visible rows.
///
/// ```swift
/// final class NamesController: UIViewController, UITableViewDataSource {
///   private let names = ["Ada", "Grace", "Katherine"]
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     let table = UITableView(frame: view.bounds, style: .insetGrouped)
///     table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///     table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
///     table.dataSource = self
///     view.addSubview(table)
///   }
///
///   func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
///
///   func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///     let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///     cell.textLabel?.text = names[indexPath.row]
///     return cell
///   }
/// }
/// ```
///
/// A click selects a row. After a click the arrow keys move the keyboard focus between rows, and Return or the space bar
/// selects the focused one. See ``UITableViewDelegate`` for the order of its calls.
///
/// Rows size themselves unless ``rowHeight`` or the delegate gives them a height: see ``UITableViewCell``.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The appearance of the sections.
  open private(set) var style: Style
  var views = TableViews()
  var dimensions = TableDimensions()
  private var separators = TableSeparators() { didSet { looksDidChange() } }
  private var showsEditing = false
  var ends = TableEnds()
  var selection = TableSelection()
  var passes = TablePasses()
  /// The positions of all rows, or nil if the data source has to be asked.
  var knownLayout: TableLayout?
  /// The batch that is being described or performed, the swiped row and the row that the user moves.
  var activity = TableActivity()
  /// The index of the sections.
  var index = TableIndex()
  /// The context menus of the rows, made for the first delegate.
  private var menus: ItemMenus?
  private var heldDataSources = HeldDataSources()

  private struct HeldDataSources {
    weak var rows: (any UITableViewDataSource)?
    weak var prefetching: (any UITableViewDataSourcePrefetching)?
  }

  /// Creates a table view.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - style: The appearance of the sections.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a table view of the style `plain`.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table view of the style `plain`. There are no archives.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UITableView.self || super.drawsNothing }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    // The focused row shows the focus.
    focusEffect = nil
    let pan = TableSwipePan()
    pan.addTarget { [weak self] pan in self?.swipe(with: pan) }
    pan.mayBegin = { [weak self] pan in self?.maySwipe(with: pan) ?? false }
    addGestureRecognizer(pan)
  }

  // MARK: Data

  /// The object that provides the rows and their cells. Held weakly.
  open var dataSource: (any UITableViewDataSource)? {
    get { heldDataSources.rows }
    set {
      guard heldDataSources.rows !== newValue else { return }
      heldDataSources.rows = newValue
      reloadData()
    }
  }

  /// The object that prepares data before it is needed. Held weakly.
  ///
  /// It is not called, because cells are created when they become visible. On iOS, too, a data source must not rely on
  /// it.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { heldDataSources.prefetching }
    set { heldDataSources.prefetching = newValue }
  }

  /// The object that decides about the rows, and is told what the user does with them. Held weakly.
  ///
  /// It is the scroll view's delegate, with the type of a table view's.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      if newValue != nil { installMenus() }
      forgetLayout()
    }
  }

  private func installMenus() {
    guard menus == nil else { return }
    menus = ItemMenus(
      of: self,
      configuration: { [weak self] point in
        guard let self, let path = indexPathForRow(at: point) else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
      },
      willOpen: { [weak self] configuration, animator in
        guard let self else { return }
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
      },
      willClose: { [weak self] configuration, animator in
        guard let self else { return }
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
      })
  }

  /// Requests all rows from the data source again, and clears the selection. The row with the focus of the keyboard keeps
  /// it.
  open func reloadData() {
    closeSwipe(animated: false)
    selection = TableSelection(focus: selection.focus)
    removeAllViews()
    forgetLayout()
    index.titles = nil
  }

  /// The number of sections.
  open var numberOfSections: Int { layout.sections.count }

  /// Returns the number of rows in a section.
  ///
  /// - Precondition: The section exists.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = layout.counts
    require(
      counts.indices.contains(section),
      "there is no section \(section), there are \(counts.count); call reloadData() when the data has changed")
    return counts[section]
  }

  // MARK: Heights

  /// The height of rows in points. The default is ``automaticDimension``: rows size themselves.
  open var rowHeight: CGFloat {
    get { dimensions.row }
    set { setDimension(\.row, newValue) }
  }

  /// The height of headers in points. The default is ``automaticDimension``: headers size themselves.
  open var sectionHeaderHeight: CGFloat {
    get { dimensions.header }
    set { setDimension(\.header, newValue) }
  }

  /// The height of footers in points. The default is ``automaticDimension``: footers size themselves.
  open var sectionFooterHeight: CGFloat {
    get { dimensions.footer }
    set { setDimension(\.footer, newValue) }
  }

  /// The height of a row until it becomes visible. The default is ``automaticDimension``: the table chooses. With 0, the
  /// heights of all rows are requested at once.
  open var estimatedRowHeight: CGFloat {
    get { dimensions.estimatedRow }
    set { setDimension(\.estimatedRow, newValue) }
  }

  /// The height of a header until it becomes visible. The default is ``automaticDimension``: the table chooses.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { dimensions.estimatedHeader }
    set { setDimension(\.estimatedHeader, newValue) }
  }

  /// The height of a footer until it becomes visible. The default is ``automaticDimension``: the table chooses.
  open var estimatedSectionFooterHeight: CGFloat {
    get { dimensions.estimatedFooter }
    set { setDimension(\.estimatedFooter, newValue) }
  }

  private func setDimension(_ dimension: WritableKeyPath<TableDimensions, CGFloat>, _ value: CGFloat) {
    guard dimensions[keyPath: dimension] != value else { return }
    dimensions[keyPath: dimension] = value
    forgetLayout()
  }

  // MARK: Separators

  /// The lines between rows. The default is `.singleLine`.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { separators.style }
    set { separators.style = newValue }
  }

  /// The colour of the lines between rows. The default is `.separator`; `nil` restores it.
  open var separatorColor: UIColor? {
    get { separators.color }
    set { separators.color = newValue ?? .separator }
  }

  /// The effect with which the lines between rows are drawn, such as a `UIVibrancyEffect` in a blurred table. Their colour
  /// is part of its content. The default is `nil`.
  open var separatorEffect: UIVisualEffect? {
    get { separators.effect }
    set { separators.effect = newValue }
  }

  /// The distances of the lines from the edges, in points. The default is the margin of the text at the left, and 0 at
  /// the right.
  open var separatorInset: UIEdgeInsets {
    get { separators.inset ?? UIEdgeInsets(top: 0, left: textMargin, bottom: 0, right: 0) }
    set { separators.inset = newValue }
  }

  /// The edges from which ``separatorInset`` is measured. The default is `.fromCellEdges`.
  open var separatorInsetReference: SeparatorInsetReference {
    get { separators.reference }
    set { separators.reference = newValue }
  }

  /// The inset of a separator from the edges of its cell.
  final var resolvedSeparatorInset: UIEdgeInsets {
    var inset = separatorInset
    if separators.inset != nil, separators.reference == .fromAutomaticInsets { inset.left += textMargin }
    return inset
  }

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let changes = super.bounds != newValue
      super.bounds = newValue
      if changes { setNeedsLayout() }
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    passes.bounds = nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ends.background?.frame = bounds
    placeIndex()
    guard !passes.isPlacing, !passes.isDeferred, activity.batch == nil else { return }
    resizeInvalidatedViews()
    placeViews()
    followReorder()
  }

  @_spi(Framework) open override func scrollingWillStart() { passes.destination = nil }

  @_spi(Framework) open override func scrollingWillArrive() { layoutIfNeeded() }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    passes.bounds = nil
  }

  // MARK: Responder

  /// Whether the view can become first responder, as it does after a click on a row: the value of
  /// ``allowsSelection``. A table whose row is being moved can, too.
  open override var canBecomeFirstResponder: Bool { allowsSelection || activity.reorder != nil }

  /// Whether the table can have the focus of the keyboard: if rows can be selected and there are any.
  open override var canBecomeFocused: Bool { allowsSelection && !views.cells.isEmpty }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    if isFocused { showFocus() }
    updateFocus(of: selection.focus)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    updateFocus(of: selection.focus)
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

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handleKey) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handleKey) { super.pressesChanged(presses, with: event) }
  }

  // MARK: Selecting and editing

  /// Whether rows can be selected. The default is `true`.
  open var allowsSelection = true
  /// Whether several rows can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a row is selected as soon as it has the keyboard focus. The default is `false`.
  open var selectionFollowsFocus = false
  /// Whether cells may be created before they become visible. The default is `true`. No effect here.
  open var isPrefetchingEnabled = true

  /// Whether the rows show the controls of editing.
  open var isEditing: Bool {
    get { showsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls of editing in all rows that can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard showsEditing != editing else { return }
    closeSwipe(animated: animated)
    showsEditing = editing
    for (path, cell) in views.cells { updateSurroundings(of: cell, at: path, animated: animated) }
    passes.bounds = nil
    setNeedsLayout()
  }

  // MARK: Index

  /// The number of rows from which the section index is shown. The default is 0.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { index.minimumRows }
    set { setSectionIndexMinimumDisplayRowCount(newValue) }
  }

  /// The colour of the titles in the section index. The default is `nil`, the tint colour.
  open var sectionIndexColor: UIColor? {
    get { index.color }
    set { setSectionIndexColor(newValue) }
  }

  /// The colour behind the section index. The default is `nil`, none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { index.background }
    set { setSectionIndexBackgroundColor(newValue) }
  }

  /// The colour behind the section index while the user drags along it. The default is `nil`, that at rest.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { index.trackingBackground }
    set { setSectionIndexTrackingBackgroundColor(newValue) }
  }

  /// Requests the titles of the section index from the data source again.
  open func reloadSectionIndexTitles() { loadIndexTitles() }

  // MARK: Updates

  /// Makes several changes to the rows in a single animation, or none if `updates` is `nil`.
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

  /// Begins to describe changes that are made in a single animation. See
  /// `performBatchUpdates(_:completion:)`.
  open func beginUpdates() { openBatch() }

  /// Makes the changes that were described since ``beginUpdates()``. Without any, the heights of the rows are requested
  /// again, and the rows move to their new positions. Does nothing without ``beginUpdates()``.
  open func endUpdates() { closeBatch() }

  /// Tells the table that rows were inserted.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record {
      $0.updates.inserted.formUnion(indexPaths)
      for path in indexPaths { $0.insertions[path] = animation }
    }
  }

  /// Tells the table that rows were deleted.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record {
      $0.updates.deleted.formUnion(indexPaths)
      for path in indexPaths { $0.removals[path] = animation }
    }
  }

  /// Tells the table that rows have changed and need new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record {
      $0.updates.reloaded.formUnion(indexPaths)
      for path in indexPaths { $0.removals[path] = animation }
    }
  }

  /// Tells the table that a row was moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.updates.moved.append((indexPath, newIndexPath)) }
  }

  /// Asks the data source to configure the visible cells of rows again, without new cells. Their heights are measured
  /// again too.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }

  /// Tells the table that sections were inserted.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record {
      $0.updates.insertedSections.formUnion(sections)
      for section in sections { $0.sectionInsertions[section] = animation }
    }
  }

  /// Tells the table that sections were deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record {
      $0.updates.deletedSections.formUnion(sections)
      for section in sections { $0.sectionRemovals[section] = animation }
    }
  }

  /// Tells the table that sections have changed and need new views.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record {
      $0.updates.reloadedSections.formUnion(sections)
      for section in sections { $0.sectionRemovals[section] = animation }
    }
  }

  /// Tells the table that a section was moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.updates.movedSections.append((section, newSection)) }
  }

  /// Whether rows are being inserted, deleted or moved now.
  open var hasUncommittedUpdates: Bool { activity.batch != nil }

  /// The changes after which visible rows, headers and footers that size themselves are measured again. The default is
  /// `.enabled`.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { dimensions.selfSizing }
    set { dimensions.selfSizing = newValue }
  }

  // MARK: Selection

  /// The selected row, or the first of several, or `nil`.
  open var indexPathForSelectedRow: IndexPath? { selection.selected.min() }

  /// The selected rows in ascending order, or `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.selected.isEmpty ? nil : selection.selected.sorted()
  }

  /// Selects a row without calling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row, or `nil` to deselect all.
  ///   - animated: Whether to animate the selection and the scrolling.
  ///   - scrollPosition: The position to scroll to, or `.none` not to scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath, animated: animated) }

  // MARK: Queries

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { resolvedVisibleCells }

  /// The rows of the visible cells in ascending order, or `nil` if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? { resolvedIndexPathsForVisibleRows }

  /// Returns the cell of a row, or `nil` if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { views.cells[indexPath] }

  /// Returns the row that a cell shows, or `nil`.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { views.cells.first { $0.value === cell }?.key }

  /// Returns the header of a section, or `nil` if it is not visible or not a ``UITableViewHeaderFooterView``.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views.edges[TableViews.Key(edge: .header, section: section)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, or `nil` if it is not visible or not a ``UITableViewHeaderFooterView``.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views.edges[TableViews.Key(edge: .footer, section: section)] as? UITableViewHeaderFooterView
  }

  /// Returns the row at a point of the content, whether it is visible or not, or `nil`.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { indexPathOfRow(at: point) }

  /// Returns the rows that intersect a rectangle of the content, whether they are visible or not.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { layout.rows(from: rect.minY, to: rect.maxY) }

  /// Returns the rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { frame(forSection: section) }

  /// Returns the rectangle of a section's header, where it is when it does not stay at the top.
  open func rectForHeader(inSection section: Int) -> CGRect { frameOfHeader(inSection: section) }

  /// Returns the rectangle of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect { frameOfFooter(inSection: section) }

  /// Returns the rectangle of a row, or zero if there is no such row. Its height is an estimate until the row has been
  /// visible.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layout.contains(indexPath) ? cellFrame(layout.row(indexPath)) : .zero
  }

  /// Scrolls until a row is visible, and to a position in the table if one is given.
  ///
  /// - Parameters:
  ///   - indexPath: The row, or `NSNotFound` as the row for the header of a section, which may be empty. It must exist.
  ///   - scrollPosition: The position, or `.none` to scroll as little as possible.
  ///   - animated: Whether to animate.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row is visible.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  // MARK: Views

  /// Registers a class of cells for an identifier, or removes the registration if it is `nil`.
  ///
  /// - Precondition: The class is a subclass of ``UITableViewCell``.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    store(cellClass, forCellReuseIdentifier: identifier)
  }

  /// Registers a class of headers and footers for an identifier, or removes the registration if it is `nil`.
  ///
  /// - Precondition: The class is a subclass of ``UITableViewHeaderFooterView``.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    store(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// Returns a cell for the data source to configure: a reused one, a new one if a class is registered for the
  /// identifier, or `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(withIdentifier: identifier)
  }

  /// Returns a cell for the data source to configure: a reused one or a new one.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(withIdentifier: identifier, for: indexPath)
  }

  /// Returns a header or a footer for the delegate to configure: a reused one, a new one if a class is registered for
  /// the identifier, or `nil`.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooterView(withIdentifier: identifier)
  }

  // MARK: Properties

  /// The space above the headers of sections in points. The default is ``automaticDimension``: none. Apple publishes no
  /// figure for it.
  open var sectionHeaderTopPadding: CGFloat {
    get { dimensions.headerTopPadding }
    set { setSectionHeaderTopPadding(newValue) }
  }

  /// A view above the first section, in the width of the table and in its own height. The default is `nil`.
  ///
  /// Set it again after its height has changed.
  open var tableHeaderView: UIView? {
    get { ends.header }
    set { setEnd(\.header, newValue) }
  }

  /// A view below the last section, in the width of the table and in its own height. The default is `nil`.
  ///
  /// Set it again after its height has changed.
  open var tableFooterView: UIView? {
    get { ends.footer }
    set { setEnd(\.footer, newValue) }
  }

  /// A view behind the rows that does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    get { ends.background }
    set { setBackgroundView(newValue) }
  }

  /// Whether the margins of rows, headers and footers leave them the width of the readable content guide. The default is
  /// `false`. In the style `insetGrouped`, the groups have that width.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { dimensions.followsReadableWidth }
    set { setCellLayoutMarginsFollowReadableWidth(newValue) }
  }
}
