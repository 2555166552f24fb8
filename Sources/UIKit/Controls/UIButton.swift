// SPDX-License-Identifier: MIT

/// A control that does something when it is clicked.
///
/// With a configuration the button looks as that says; without one, as its titles, images and colours for each state.
open class UIButton: UIControl {
  public nonisolated enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case close = 7
  }

  private struct Look {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var looks: [State.RawValue: Look] = [:]
  public let buttonType: ButtonType
  private let backgroundView = UIImageView(frame: .zero)

  /// Shows the title. Set its font here; its text and colour are the states'.
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView(frame: .zero)

  public convenience init(type: ButtonType) { self.init(type: type, frame: .zero) }

  public override convenience init(frame: CGRect) { self.init(type: .custom, frame: frame) }

  /// - Parameter primaryAction: its title and image are the button's where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, frame: .zero)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      if configuration.image == nil { configuration.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    updateLook()
    frame.size = intrinsicContentSize
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type, frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private init(type: ButtonType, frame: CGRect) {
    buttonType = type
    super.init(frame: frame)
    titleLabel?.font = .systemFont(ofSize: type == .system ? 15 : UIFont.buttonFontSize)
    imageView?.contentMode = .center
    for case let view? in [backgroundView, imageView, titleLabel] as [UIView?] { addSubview(view) }
    if type == .close { setImage(UIImage(systemName: "xmark"), for: .normal) }
    updateLook()
  }

  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { self == UIButton.self || super.drawsNothing }

  // MARK: Looks

  open var configuration: Configuration? {
    didSet {
      invalidateIntrinsicContentSize()
      updateLook()
    }
  }

  /// Called before each change of the look; may set `configuration`.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { updateLook() }
  }

  open func setTitle(_ title: String?, for state: State) { setLook(for: state) { $0.title = title } }
  open func setTitleColor(_ color: UIColor?, for state: State) { setLook(for: state) { $0.titleColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { setLook(for: state) { $0.image = image } }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    setLook(for: state) { $0.backgroundImage = image }
  }

  open func title(for state: State) -> String? { looks[state.rawValue]?.title }
  open func titleColor(for state: State) -> UIColor? { looks[state.rawValue]?.titleColor }
  open func image(for state: State) -> UIImage? { looks[state.rawValue]?.image }
  open func backgroundImage(for state: State) -> UIImage? { looks[state.rawValue]?.backgroundImage }

  open var currentTitle: String? { configuration?.title ?? value(\.title) }
  open var currentTitleColor: UIColor { value(\.titleColor) ?? (buttonType == .custom ? .white : tintColor) }
  open var currentImage: UIImage? { configuration?.image ?? value(\.image) }

  private func setLook(for state: State, _ change: (inout Look) -> Void) {
    change(&looks[state.rawValue, default: Look()])
    invalidateIntrinsicContentSize()
    updateLook()
  }

  private func value<T>(_ key: KeyPath<Look, T?>) -> T? {
    looks[state.rawValue]?[keyPath: key] ?? looks[State.normal.rawValue]?[keyPath: key]
  }

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  // MARK: Update

  // Figures by eye, from iOS: how much a pressed button fades, and how long it takes to come back.
  private static let pressedAlpha: CGFloat = 0.35
  private static let pressedConfigurationAlpha: CGFloat = 0.75
  private static let disabledAlpha: CGFloat = 0.35
  private static let releaseDuration: TimeInterval = 0.35

  package override func stateDidChange() {
    configurationUpdateHandler?(self)
    updateLook()
    let alpha = contentAlpha
    guard isHighlighted || window == nil else {
      UIView.animate(withDuration: Self.releaseDuration, delay: 0, options: .allowUserInteraction) {
        self.applyAlpha(alpha)
      }
      return
    }
    applyAlpha(alpha)
  }

  private var contentAlpha: CGFloat {
    if !isEnabled { return Self.disabledAlpha }
    guard isHighlighted else { return 1 }
    return configuration == nil ? Self.pressedAlpha : Self.pressedConfigurationAlpha
  }

  private func applyAlpha(_ alpha: CGFloat) {
    titleLabel?.alpha = alpha
    imageView?.alpha = alpha
    backgroundView.alpha = configuration == nil ? 1 : alpha
  }

  private func updateLook() {
    titleLabel?.text = currentTitle
    imageView?.image = currentImage
    if let configuration {
      configuration.apply(to: self, title: titleLabel, image: imageView, background: backgroundView)
    } else {
      titleLabel?.textColor = currentTitleColor
      imageView?.tintColor = currentTitleColor
      backgroundView.image = value(\.backgroundImage)
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  package override var touchUpInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Layout

  private var insets: UIEdgeInsets { configuration?.insets ?? contentEdgeInsets }
  private var spacing: CGFloat {
    currentImage == nil || (currentTitle ?? "").isEmpty ? 0 : configuration?.imagePadding ?? 4
  }

  private var contentSize: CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let image = currentImage?.size ?? .zero
    return CGSize(width: image.width + spacing + title.width, height: max(image.height, title.height))
  }

  open override var intrinsicContentSize: CGSize {
    let size = contentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: max(size.height + insets.top + insets.bottom, configuration == nil ? 0 : Configuration.minimumHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    if let configuration { backgroundView.layer.cornerRadius = configuration.cornerRadius(for: bounds.size) }
    let area = bounds.inset(by: insets)
    let image = currentImage?.size ?? .zero
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let titleWidth = min(title.width, max(0, area.width - image.width - spacing))
    let width = image.width + spacing + titleWidth
    var x = area.midX - width / 2
    switch contentHorizontalAlignment {
    case .left, .leading: x = area.minX
    case .right, .trailing: x = area.maxX - width
    case .center, .fill: break
    }
    imageView?.frame = CGRect(x: x, y: area.midY - image.height / 2, width: image.width, height: image.height)
    titleLabel?.frame = CGRect(
      x: x + image.width + spacing, y: area.midY - title.height / 2, width: titleWidth, height: title.height)
  }
}
