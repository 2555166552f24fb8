// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls
@_spi(Framework) import UIKitCore

/// A view that shows one item of a collection view. Add subviews to its ``contentView``.
///
/// ```swift
/// final class NameCell: UICollectionViewCell {
///   let label = UILabel()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     contentView.addSubview(label)
///     selectedBackgroundView = UIView()
///     selectedBackgroundView?.backgroundColor = .systemFill
///   }
///
///   required init?(coder: NSCoder) { super.init(coder: coder) }
///
///   override func layoutSubviews() {
///     super.layoutSubviews()
///     label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
///   }
/// }
/// ```
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the content, which fills the cell above the backgrounds.
  open private(set) var contentView: UIView = ContentView()
  /// The content that the cell shows in place of subviews of the content view.
  let content = ConfiguredContent()
  private var focusRing: UIView?

  /// A view behind the content, which fills the cell. The default is `nil`.
  @ObservedProperty open var backgroundView: UIView? {
    didSet { backgroundChanged(from: oldValue, to: backgroundView) }
  }

  /// A view that is shown above the background while the cell is selected or highlighted. The default is `nil`.
  @ObservedProperty open var selectedBackgroundView: UIView? {
    didSet { backgroundChanged(from: oldValue, to: selectedBackgroundView) }
  }

  /// Whether the item is selected. The collection view sets it.
  @ObservedProperty open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether a finger is down on the cell. The collection view sets it.
  @ObservedProperty open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Whether the item has the keyboard focus.
  package internal(set) var isFocusedByKeys = false { didSet { if isFocusedByKeys != oldValue { updateFocusRing() } } }

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a cell. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool {
    self == UICollectionViewCell.self || super.drawsNothing
  }

  /// Returns the size that the constraints in the content view need, or what ``UIView/sizeThatFits(_:)`` returns without
  /// them.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if let view = content.view {
      return view.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    guard contentView.constraintParticipant != nil else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  @_spi(Framework) open override func subviewSizeDidChange(_ subview: UIView) {
    guard subview === contentView else { return }
    (superview as? UICollectionView)?.contentDidChange(in: self, byConstraints: true)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  /// Configures the cell for a state: its content and its background. Called before the cell is laid out, when its state
  /// has changed or after ``setNeedsUpdateConfiguration()``. An override calls `super`, and may set the
  /// ``contentConfiguration``.
  open func updateConfiguration(using state: UICellConfigurationState) { content.update(for: state) }

  /// The state of the cell. An override may add the program's own parts.
  open var configurationState: UICellConfigurationState { standardState }

  /// Called after ``updateConfiguration(using:)``, with the cell and its state. The default is `nil`.
  @ObservedProperty open var configurationUpdateHandler:
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  private func stateDidChange() {
    updateBackgrounds()
    setNeedsUpdateConfiguration()
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func backgroundChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: contentView)
    if let backgroundView { sendSubviewToBack(backgroundView) }
    updateBackgrounds()
  }

  private func updateBackgrounds() { selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0 }

  private func updateFocusRing() {
    focusRing?.removeFromSuperview()
    focusRing = nil
    guard isFocusedByKeys else { return }
    let ring = UIView(frame: bounds)
    ring.isUserInteractionEnabled = false
    ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ring.layer.borderWidth = Self.ringWidth
    ring.layer.borderColor = tintColor.cgColor
    ring.layer.cornerRadius = max(layer.cornerRadius, contentView.layer.cornerRadius)
    addSubview(ring)
    focusRing = ring
  }

  /// The width of the focus ring in points. Estimated from the desktop's own focus rings.
  private static let ringWidth: CGFloat = 2

  /// The content that is shown in the ``contentView``. The default is `nil`.
  ///
  /// A cell with a configuration has no other subviews there.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: contentView, for: configurationState) }
  }

  /// Whether the content is updated when the state of the cell changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesAutomatically }
    set { content.updatesAutomatically = newValue }
  }

  /// The background in place of ``backgroundView``. The default is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { (backgroundView as? BackgroundConfigurationView)?.configuration }
    set { backgroundView = newValue.map(BackgroundConfigurationView.init) }
  }

  /// Requests ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { content.setNeedsUpdate(of: self) }
}

/// The content view of a cell.
private final class ContentView: UIView {
  nonisolated deinit {}

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
