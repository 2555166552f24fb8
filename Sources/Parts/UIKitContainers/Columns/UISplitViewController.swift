// SPDX-License-Identifier: MIT
import Diagnostics
@_spi(Framework) import UIKitControllers

/// A container with two or three columns, which become a single stack of pages where there is no room for them.
///
/// ```swift
/// @MainActor func makeMail(folders: UIViewController, messages: UIViewController) -> UISplitViewController {
///   let mail = UISplitViewController(style: .tripleColumn)
///   mail.setViewController(folders, for: .primary)
///   mail.setViewController(messages, for: .supplementary)
///   mail.setViewController(UIViewController(), for: .secondary)
///   return mail
/// }
/// ```
///
/// The columns collapse when the horizontal size class is compact, and expand when it is regular. The pages of the
/// collapsed columns are in one navigation stack. Unlike in UIKit, where a navigation controller is pushed on another one,
/// the pages themselves move, and each has one navigation bar. A page that was pushed while the columns were collapsed
/// belongs to the column of the page below it.
///
/// Columns are shown and hidden with a motion that a drag can catch and turn round, and that another change continues
/// from where it is. The dividers between columns can be dragged; the widths are kept as long as the controller exists.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The style with which the controller was created. `.unspecified` is the classic one.
  public let style: Style
  /// The object that is told about changes, and decides about some. Held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether the columns are shown as one.
  open internal(set) var isCollapsed = false

  var entries: [Column: ColumnEntry] = [:]
  var merged: MergedColumns?
  var settings = ColumnSettings() { didSet { if settings != oldValue { settingsDidChange(from: oldValue) } } }
  let root = SplitRootView(frame: .zero)
  private(set) lazy var mover = ColumnMover(root: root)
  private(set) lazy var drag = ColumnDrag(owner: self)
  private(set) lazy var display = ColumnDisplay(owner: self)
  private lazy var buttons = ColumnButtons(owner: self)

  // MARK: Creating

  /// Creates a container with columns.
  ///
  /// - Parameter style: The number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container in the classic style, whose ``viewControllers`` are a primary and a secondary one. There are no
  /// nib files; pass `nil`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`, because there are no archives of view controllers.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  nonisolated deinit {}

  open override func loadView() {
    root.frame = CGRect(origin: .zero, size: parent?.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.onLayout = { [weak self] in self?.display.update() }
    drag.attach(to: root)
    let tap = UITapGestureRecognizer(target: self, action: UISplitViewController.uncover)
    root.dimming.addGestureRecognizer(tap)
    for (column, divider) in root.dividers {
      var start: CGFloat = 0
      divider.onDrag = { [weak self] distance in
        if let distance { self?.resize(column, to: start, by: distance) } else { start = self?.width(of: column) ?? 0 }
      }
    }
    view = root
  }

  // MARK: View controllers

  /// The child view controllers of the columns, the primary one first; while they are collapsed, the one that is shown.
  ///
  /// In a style with columns, new ones are for the columns in this order, as in ``setViewController(_:for:)``.
  ///
  /// - Precondition: There are at most as many as columns, which are two in the classic style.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return display.columns.compactMap { entries[$0]?.container } }
      return [Column.primary, .supplementary, .secondary].compactMap { entries[$0]?.container }
    }
    set {
      let columns: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      require(
        newValue.count <= columns.count,
        "a split view controller in the style \(style) has \(columns.count) view controllers, not \(newValue.count)")
      for (index, column) in columns.enumerated() {
        // While collapsed, a single view controller is all that is shown.
        if index < max(newValue.count, 1) || !isCollapsed { set(newValue.dropFirst(index).first, for: column) }
      }
    }
  }

  /// Sets the view controller of a column, or removes it.
  ///
  /// A view controller that is no navigation controller is put into one, except in the compact column.
  ///
  /// - Precondition: The style has columns, and this one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    require(style != .unspecified, "the classic style has no named columns; set viewControllers, or use init(style:)")
    require(
      column != .supplementary || style == .tripleColumn,
      "there is a supplementary column only in three; create the controller with .tripleColumn")
    set(vc, for: column)
  }

  /// Returns the view controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { entries[column]?.controller }

  // MARK: Showing columns

  /// Shows a column, with an animation. While the columns are collapsed, its pages are pushed.
  open func show(_ column: Column) {
    if isCollapsed { return showCollapsed(column) }
    guard let needed = count(showing: column), needed > display.plan.count else { return }
    settings.chosenCount = needed
  }

  /// Hides a column, with an animation. While the columns are collapsed, its pages are popped.
  open func hide(_ column: Column) {
    if isCollapsed { return hideCollapsed(column) }
    guard let needed = count(showing: column), needed > 0, needed <= display.plan.count else { return }
    settings.chosenCount = needed - 1
  }

  /// Shows a view controller in place of the primary one; while the columns are collapsed, pushes it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if isCollapsed, let navigation = collapsedNavigation {
      navigation.pushViewController(vc, animated: true)
    } else {
      set(vc, for: .primary)
    }
  }

  /// Shows a view controller in place of the secondary one; while the columns are collapsed, pushes it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed { showCollapsedDetail(vc) } else { set(vc, for: .secondary) }
  }

  // MARK: Display mode

  /// The mode in which the columns are shown, or to which they are moving.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : display.plan.displayMode }

  /// The behaviour of the columns. Never `.automatic`.
  open var splitBehavior: SplitBehavior { display.plan.behavior }

  /// The mode to show if there is room. The default is `.automatic`. Setting it forgets what the user has chosen, and is
  /// animated.
  open var preferredDisplayMode: DisplayMode {
    get { settings.preferredMode }
    set {
      var changed = settings
      (changed.preferredMode, changed.chosenCount) = (newValue, nil)
      settings = changed
    }
  }

  /// The effect on the secondary column when another one is shown. The default is `.automatic`.
  open var preferredSplitBehavior: SplitBehavior {
    get { settings.preferredBehavior }
    set { settings.preferredBehavior = newValue }
  }

  /// The side of the primary column. The default is `.leading`.
  open var primaryEdge: PrimaryEdge {
    get { settings.primaryEdge }
    set { settings.primaryEdge = newValue }
  }

  /// Whether a drag shows and hides columns. The default is `true`.
  open var presentsWithGesture: Bool {
    get { settings.presentsWithGesture }
    set { settings.presentsWithGesture = newValue }
  }

  /// Whether the navigation bar beside the primary column has the ``displayModeButtonItem``. The default is `.automatic`.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { settings.buttonVisibility }
    set { settings.buttonVisibility = newValue }
  }

  /// A button that shows or hides the primary column.
  ///
  /// In the styles with columns, it is in the navigation bar beside the primary column, unless that has other items at its
  /// leading end.
  open var displayModeButtonItem: UIBarButtonItem { buttons.displayMode.item }

  // Methods that subclasses override cannot be declared in extensions.

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  @_spi(Framework) open override var childForWindowTitle: UIViewController? {
    display.columns.last.flatMap { entries[$0]?.container }
  }

  @_spi(Framework) open override var managedVisibleChildren: [UIViewController]? { display.children }

  @_spi(Framework) open override func willForwardAppearance(_ isAppearing: Bool) {
    if isAppearing { viewIfLoaded?.setNeedsLayout() } else { display.endInPlace() }
  }

  @_spi(Framework) open override func didForwardAppearance() {
    switch appearanceState {
    case .disappeared: display.forget()
    case .appeared: display.update()
    case .appearing, .disappearing: break
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard !isCollapsed, let column = entries.first(where: { $0.value.container === container })?.key,
      let frame = display.plan.arrangement(of: display.plan.count).frames[column]
    else { return parentSize }
    return CGSize(width: frame.width, height: parentSize.height)
  }

  private func settingsDidChange(from old: ColumnSettings) {
    buttons.update()
    root.showsSidebar = settings.primaryBackground == .sidebar
    let isResized = settings.primaryWidth != old.primaryWidth || settings.supplementaryWidth != old.supplementaryWidth
    if isResized { viewIfLoaded?.setNeedsLayout() } else { display.update(animated: true) }
  }

  /// Puts the buttons into the bars where they belong.
  func updateButton() { buttons.update() }

  private func uncover(_ tap: UITapGestureRecognizer) {
    if presentsWithGesture, !isCollapsed { settings.chosenCount = display.plan.behavior == .displace ? 1 : 0 }
  }

  // MARK: Widths

  /// The width of the primary column in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The width of the supplementary column in points, or 0 without one.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  /// The preferred width of the primary column in points. The default is ``automaticDimension``.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { settings.primaryWidth.preferred }
    set { settings.primaryWidth.prefer(newValue) }
  }

  /// The preferred width of the primary column as a fraction of the whole. The default is ``automaticDimension``: 0.4, as
  /// in iOS 8, of at most 320 points.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { settings.primaryWidth.fraction }
    set { settings.primaryWidth.preferFraction(newValue) }
  }

  /// The smallest width of the primary column in points. The default is ``automaticDimension``.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { settings.primaryWidth.minimum }
    set { settings.primaryWidth.minimum = newValue }
  }

  /// The largest width of the primary column in points. The default is ``automaticDimension``.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { settings.primaryWidth.maximum }
    set { settings.primaryWidth.maximum = newValue }
  }

  /// The preferred width of the supplementary column in points. The default is ``automaticDimension``.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { settings.supplementaryWidth.preferred }
    set { settings.supplementaryWidth.prefer(newValue) }
  }

  /// The preferred width of the supplementary column as a fraction of the whole. The default is ``automaticDimension``.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { settings.supplementaryWidth.fraction }
    set { settings.supplementaryWidth.preferFraction(newValue) }
  }

  /// The smallest width of the supplementary column in points. The default is ``automaticDimension``.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { settings.supplementaryWidth.minimum }
    set { settings.supplementaryWidth.minimum = newValue }
  }

  /// The largest width of the supplementary column in points. The default is ``automaticDimension``.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { settings.supplementaryWidth.maximum }
    set { settings.supplementaryWidth.maximum = newValue }
  }

  /// The background of the primary column. The default is `.none`.
  ///
  /// The material of a sidebar is behind the views of the column, which show it where they have no background of their
  /// own.
  open var primaryBackgroundStyle: BackgroundStyle {
    get { settings.primaryBackground }
    set { settings.primaryBackground = newValue }
  }

  /// Whether the navigation bar of the secondary column has a button that shows this column alone, and then the others
  /// again. The default is `false`. Only three columns have such a button.
  open var showsSecondaryOnlyButton: Bool {
    get { settings.showsSecondaryOnlyButton }
    set { settings.showsSecondaryOnlyButton = newValue }
  }
}
