// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls
@_spi(Framework) import UIKitCore

/// A view that shows one row of a table view: labels and an image in a standard arrangement, or the subviews of its
/// ``contentView``.
///
/// ```swift
/// final class NoteCell: UITableViewCell {
///   let note = UILabel()
///
///   override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
///     super.init(style: style, reuseIdentifier: reuseIdentifier)
///     note.numberOfLines = 0
///     note.translatesAutoresizingMaskIntoConstraints = false
///     contentView.addSubview(note)
///     NSLayoutConstraint.activate([
///       note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
///       note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
///       note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
///       note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
///     ])
///   }
///
///   required init?(coder: NSCoder) { super.init(coder: coder) }
/// }
/// ```
///
/// A cell without constraints in its content view has the height that ``sizeThatFits(_:)`` returns: by default that of
/// its labels and image, and at least 44 points.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The arrangement of the labels.
  let cellStyle: CellStyle
  /// The identifier with which the class was registered, or `nil`.
  open private(set) var reuseIdentifier: String?
  /// The view for the content, between the controls of editing and the accessory.
  open private(set) var contentView: UIView = CellContentView()
  /// The content that the cell shows instead of its own labels.
  let content = ConfiguredContent()
  var parts = CellParts()
  var looks = CellLooks()
  var controls = CellControls()
  /// The table's decisions about the cell.
  var surroundings = CellSurroundings() {
    didSet { if surroundings != oldValue { surroundingsDidChange() } }
  }
  /// The table that shows the cell.
  weak var table: UITableView?

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the labels.
  ///   - reuseIdentifier: The identifier under which the cell is reused, or `nil` to use it once.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (cellStyle, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    addSubview(contentView)
  }

  /// Creates a cell of the style `default` that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a cell of the style `default`. There are no archives.
  public required init?(coder: NSCoder) {
    (cellStyle, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    addSubview(contentView)
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool {
    self == UITableViewCell.self || super.drawsNothing
  }

  /// Called before the cell shows another row. An override calls `super` and resets the state of the last row.
  open func prepareForReuse() {}

  // MARK: Backgrounds

  /// The colour of the background. The default is that of the table's style.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      looks.hasOwnColor = true
      super.backgroundColor = newValue
    }
  }

  /// A view behind the content, which fills the cell. The default is `nil`.
  open var backgroundView: UIView? {
    get { looks.background }
    set {
      replaceBackground(looks.background, with: newValue)
      looks.background = newValue
    }
  }

  /// A view that is shown above the background while the cell is selected or highlighted. The default is `nil`: a grey
  /// one.
  open var selectedBackgroundView: UIView? {
    get { looks.selectedBackground }
    set {
      replaceBackground(looks.selectedBackground, with: newValue)
      looks.selectedBackground = newValue
      updateSelectionLook()
    }
  }

  /// A view that is shown in place of ``selectedBackgroundView`` if several rows can be selected. The default is `nil`.
  open var multipleSelectionBackgroundView: UIView? {
    get { looks.multipleSelectionBackground }
    set {
      replaceBackground(looks.multipleSelectionBackground, with: newValue)
      looks.multipleSelectionBackground = newValue
      updateSelectionLook()
    }
  }

  // MARK: Selection

  /// The appearance of the cell when it is selected. The default is `.default`.
  open var selectionStyle: SelectionStyle {
    get { looks.selectionStyle }
    set {
      looks.selectionStyle = newValue
      updateSelectionLook()
    }
  }

  /// Whether the row is selected. The table sets it with ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { looks.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is highlighted. The table sets it with ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { looks.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell. An override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard looks.isSelected != selected else { return }
    looks.isSelected = selected
    setNeedsUpdateConfiguration()
    changeLook(animated: animated)
  }

  /// Highlights the cell, or ends its highlight. An override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard looks.isHighlighted != highlighted else { return }
    looks.isHighlighted = highlighted
    setNeedsUpdateConfiguration()
    changeLook(animated: animated)
  }

  // MARK: Accessories

  /// The standard view at the trailing side. The default is `.none`. Not shown if there is an ``accessoryView``.
  open var accessoryType: AccessoryType {
    get { controls.accessoryType }
    set {
      guard newValue != controls.accessoryType else { return }
      controls.accessoryType = newValue
      accessoryDidChange()
    }
  }

  /// A view at the trailing side, in its own size. The default is `nil`.
  open var accessoryView: UIView? {
    get { controls.accessoryView }
    set {
      if controls.accessoryView !== newValue { controls.accessoryView?.removeFromSuperview() }
      controls.accessoryView = newValue
      accessoryDidChange()
    }
  }

  /// The standard view at the trailing side in editing mode. The default is `.none`.
  open var editingAccessoryType: AccessoryType {
    get { controls.editingAccessoryType }
    set {
      controls.editingAccessoryType = newValue
      accessoryDidChange()
    }
  }

  /// A view at the trailing side in editing mode. The default is `nil`.
  open var editingAccessoryView: UIView? {
    get { controls.editingAccessoryView }
    set {
      if controls.editingAccessoryView !== newValue { controls.editingAccessoryView?.removeFromSuperview() }
      controls.editingAccessoryView = newValue
      accessoryDidChange()
    }
  }

  // MARK: Editing

  /// Whether the cell shows the controls of editing mode. The table sets it with ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { controls.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls of editing mode. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard controls.isEditing != editing else { return }
    changeState(animated: animated) { self.controls.isEditing = editing }
  }

  /// Whether the control that moves the row is shown in editing mode. The default is `false`; the table sets it for rows
  /// that can be moved.
  open var showsReorderControl: Bool {
    get { controls.showsReorderControl }
    set {
      controls.showsReorderControl = newValue
      setNeedsLayout()
    }
  }

  /// Whether the content moves aside for the control of the editing style. The default is `true`.
  open var shouldIndentWhileEditing: Bool {
    get { controls.shouldIndent }
    set {
      controls.shouldIndent = newValue
      setNeedsLayout()
    }
  }

  /// Called before the cell shows or hides the controls of editing mode. Does nothing by default.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has shown or hidden the controls of editing mode. Does nothing by default.
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  /// The level of indentation of the content. The default is 0.
  open var indentationLevel: Int {
    get { looks.indentation.level }
    set {
      looks.indentation.level = newValue
      setNeedsLayout()
    }
  }

  /// The width of a level of indentation in points. The default is 10.
  open var indentationWidth: CGFloat {
    get { looks.indentation.width }
    set {
      looks.indentation.width = newValue
      setNeedsLayout()
    }
  }

  /// The distances of the line below the cell from the edges, in points. The default is that of the table.
  open var separatorInset: UIEdgeInsets {
    get { looks.separatorInset ?? surroundings.separatorInset }
    set {
      looks.separatorInset = newValue
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  // MARK: Configuration

  /// Configures the cell for a state: its content and its background. Called before the cell is laid out, when its state
  /// has changed or after ``setNeedsUpdateConfiguration()``. An override calls `super`, and may set the
  /// ``contentConfiguration``.
  open func updateConfiguration(using state: UICellConfigurationState) { content.update(for: state) }

  /// The state of the cell. An override may add the program's own parts.
  open var configurationState: UICellConfigurationState { standardState }

  /// Called after ``updateConfiguration(using:)``, with the cell and its state. The default is `nil`.
  @ObservedProperty open var configurationUpdateHandler:
    ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns the height that the labels and the image need at a width, at least 44 points. An override is used for rows
  /// that size themselves without constraints.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(TableMetrics.rowHeight, standardHeight(forWidth: size.width)))
  }

  /// Returns the size that the constraints in the content view need, or what ``sizeThatFits(_:)`` returns without them.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let taken = takenWidth
    if let height = content.height(forWidth: max(targetSize.width - taken, 0)) {
      return CGSize(width: targetSize.width, height: content.isList ? max(height, TableMetrics.rowHeight) : height)
    }
    guard contentView.constraintParticipant != nil else { return sizeThatFits(targetSize) }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - taken, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + taken, height: size.height)
  }

  /// Tells the table that the content needs another height. See ``UITableView/selfSizingInvalidation``.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableView)?.contentDidChange(in: self, byConstraints: false)
  }

  @_spi(Framework) open override func subviewSizeDidChange(_ subview: UIView) {
    guard subview === contentView else { return }
    (superview as? UITableView)?.contentDidChange(in: self, byConstraints: true)
  }

  @_spi(Framework) open override var effectCornerRadius: CGFloat? { layer.cornerRadius }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    accessoryDidChange()
  }

  /// The label of the title.
  open var textLabel: UILabel? { resolvedTextLabel }

  /// The label of the value or the subtitle, or `nil` for the style `default`.
  open var detailTextLabel: UILabel? { resolvedDetailTextLabel }

  /// The view of the image, at the leading side. `nil` only for the styles that have none.
  open var imageView: UIImageView? { resolvedImageView }

  /// The content that is shown in place of the cell's own labels and image. The default is `nil`.
  ///
  /// Its view fills the ``contentView``. A cell with a configuration has no other subviews there.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: contentView, for: configurationState) }
  }

  /// Returns the content of a cell of this style, without a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { makeContentConfiguration() }

  /// Whether the content is updated when the state of the cell changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesAutomatically }
    set { content.updatesAutomatically = newValue }
  }

  /// The background in place of ``backgroundView``. The default is `nil`: that of the table's style.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { (backgroundView as? BackgroundConfigurationView)?.configuration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Requests ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { content.setNeedsUpdate(of: self) }

  /// The control at the leading side in editing mode. The table asks its delegate for it.
  open var editingStyle: EditingStyle { surroundings.editingStyle }

  /// Whether the actions of a swipe are shown.
  open var showingDeleteConfirmation: Bool { table?.swipe?.cell === self }
}
