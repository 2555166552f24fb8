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
  public let style: Style
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
  public final var separatorStyle: UITableViewCell.SeparatorStyle {
    get { separators.style }
    set { separators.style = newValue }
  }

  /// The colour of the lines between rows. The default is `.separator`; `nil` restores it.
  public final var separatorColor: UIColor? {
    get { separators.color }
    set { separators.color = newValue ?? .separator }
  }

  /// The effect with which the lines between rows are drawn, such as a `UIVibrancyEffect` in a blurred table. Their colour
  /// is part of its content. The default is `nil`.
  public final var separatorEffect: UIVisualEffect? {
    get { separators.effect }
    set { separators.effect = newValue }
  }

  /// The distances of the lines from the edges, in points. The default is the margin of the text at the left, and 0 at
  /// the right.
  public final var separatorInset: UIEdgeInsets {
    get { separators.inset ?? UIEdgeInsets(top: 0, left: textMargin, bottom: 0, right: 0) }
    set { separators.inset = newValue }
  }

  /// The edges from which ``separatorInset`` is measured. The default is `.fromCellEdges`.
  public final var separatorInsetReference: SeparatorInsetReference {
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
  public final var allowsSelection = true
  /// Whether several rows can be selected. The default is `false`.
  public final var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode. The default is `false`.
  public final var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode. The default is `false`.
  public final var allowsMultipleSelectionDuringEditing = false
  /// Whether a row is selected as soon as it has the keyboard focus. The default is `false`.
  public final var selectionFollowsFocus = false
  /// Whether cells may be created before they become visible. The default is `true`. No effect here.
  public final var isPrefetchingEnabled = true

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
}
