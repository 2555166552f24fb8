// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls
@_spi(Framework) import UIKitCore

/// A view above or below the rows of a section.
///
/// ```swift
/// final class Chapters: NSObject, UITableViewDelegate {
///   func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
///     let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "chapter")
///     header?.textLabel?.text = "Chapter \(section + 1)"
///     return header
///   }
/// }
/// ```
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier with which the class was registered, or `nil`.
  open private(set) var reuseIdentifier: String?
  /// The view for the content, which fills the view.
  open private(set) var contentView: UIView = EdgeContentView()
  let content = ConfiguredContent()
  private var title: UILabel?
  private var detail: UILabel?
  private var hasOwnColor = false
  /// The table's decisions about the view.
  var place = Place() {
    didSet { if place != oldValue { placeDidChange() } }
  }

  /// The style of the table, and the part of the section.
  struct Place: Equatable {
    var style = UITableView.Style.plain
    var edge = TableLayout.Edge.header
    var margin = TableMetrics.margin
    /// Whether the view stays at an edge of the table while its section scrolls.
    var isPinned = false
  }

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: The identifier under which the view is reused, or `nil` to use it once.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainHeaderHeight))
    addSubview(contentView)
  }

  /// Creates a view that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a view. There are no archives.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool {
    self == UITableViewHeaderFooterView.self || super.drawsNothing
  }

  /// The label of the title.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel()
    label.numberOfLines = 0
    title = label
    UIView.performWithoutAnimation { contentView.addSubview(label) }
    placeDidChange()
    return label
  }

  /// The label below the title.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    detail = label
    UIView.performWithoutAnimation { contentView.addSubview(label) }
    setNeedsLayout()
    return label
  }

  /// A view behind the content, which fills the view. The default is `nil`.
  @ObservedProperty open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// The colour of the background. The default is that of the table's style.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnColor = true
      super.backgroundColor = newValue
    }
  }

  /// Called before the view shows another section. An override calls `super`.
  open func prepareForReuse() {}

  private func placeDidChange() {
    let isPlain = place.style == .plain
    title?.font = .preferredFont(forTextStyle: isPlain && place.edge == .header ? .headline : .footnote)
    title?.textColor = isPlain && place.edge == .header ? .label : .secondaryLabel
    // Rows scroll below the header of a plain section.
    if !hasOwnColor { super.backgroundColor = isPlain ? .secondarySystemBackground : nil }
    contentView.marginsDidChange()
    setNeedsUpdateConfiguration()
  }

  // MARK: Configuration

  /// Configures the view for a state: its content and its background. Called before the view is laid out, when its state
  /// has changed or after ``setNeedsUpdateConfiguration()``. An override calls `super`.
  open func updateConfiguration(using state: UIViewConfigurationState) { content.update(for: state) }

  /// The state of the view. An override may add the program's own parts.
  open var configurationState: UIViewConfigurationState { standardState }

  /// Called after ``updateConfiguration(using:)``, with the view and its state. The default is `nil`.
  open var configurationUpdateHandler:
    ((_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Sets the colour of the background, or restores that of the table's style.
  func setOwnColor(_ color: UIColor?) {
    hasOwnColor = color != nil
    if let color { super.backgroundColor = color } else { placeDidChange() }
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

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
    guard let title else { return }
    let width = max(bounds.width - 2 * place.margin, 0)
    let height = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let detailHeight =
      detail.map { $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height } ?? 0
    let y =
      switch (place.style, place.edge) {
      case (.plain, _): (bounds.height - height - detailHeight) / 2
      case (_, .header): bounds.height - TableMetrics.groupTitlePadding.bottom - height - detailHeight
      case (_, .footer): TableMetrics.groupTitlePadding.bottom
      }
    title.frame = CGRect(x: place.margin, y: y.rounded(), width: width, height: height)
    detail?.frame = CGRect(x: place.margin, y: y.rounded() + height, width: width, height: detailHeight)
  }

  /// Returns the height that the labels need at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(size.width - 2 * place.margin, 0)
    let texts = [title, detail].reduce(0) {
      $0 + ($1?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0)
    }
    let padding = TableMetrics.groupTitlePadding
    let height =
      switch (place.style, place.edge) {
      case (.plain, _): max(TableMetrics.plainHeaderHeight, texts + padding.bottom)
      case (_, .header): texts + padding.top + padding.bottom
      case (_, .footer): texts + 2 * padding.bottom
      }
    return CGSize(width: size.width, height: height.rounded(.up))
  }

  /// Returns the size that the constraints in the content view need, or what ``sizeThatFits(_:)`` returns without them.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if let height = content.height(forWidth: targetSize.width) {
      return CGSize(width: targetSize.width, height: height)
    }
    guard contentView.constraintParticipant != nil else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The content that is shown in place of the view's own labels. The default is `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: contentView, for: configurationState) }
  }

  /// Returns the content of a header of the table's style, without a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { makeContentConfiguration() }

  /// Whether the content is updated when the state of the view changes. The default is `true`.
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
}

/// The content view of a header or a footer, whose margins are those of the rows.
private final class EdgeContentView: UIView {
  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }

  override var standardMargins: NSDirectionalEdgeInsets {
    var margins = super.standardMargins
    guard let edge = superview as? UITableViewHeaderFooterView else { return margins }
    (margins.leading, margins.trailing) = (edge.place.margin, edge.place.margin)
    return margins
  }
}
