// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A control that performs an action when it is clicked.
///
/// ```swift
/// final class FormController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     var configuration = UIButton.Configuration.filled()
///     configuration.title = "Send"
///     let button = UIButton(configuration: configuration)
///     button.addTarget(self, action: Self.send, for: .touchUpInside)
///     view.addSubview(button)
///   }
///
///   private func send() {}
/// }
/// ```
///
/// A button with a ``configuration`` has that appearance. Without one, titles, images and colours are set for each
/// state.
@preconcurrency @MainActor open class UIButton: UIControl {
  private(set) var looks = Looks()

  /// The kind of the button. The default is `.custom`.
  open private(set) var buttonType = ButtonType.custom
  let parts = ButtonParts()
  /// Whether ``updateConfiguration()`` is to be called before the next layout or measurement.
  private var needsConfigurationUpdate = true

  /// The label of the title. Never `nil`. Set only its font; the button sets the text and colour, and with a
  /// configuration also the font and the lines.
  open var titleLabel: UILabel? { parts.title }
  /// The view of the image. Never `nil`.
  open var imageView: UIImageView? { parts.image }
  /// The label of the configuration's subtitle. Never `nil`.
  open var subtitleLabel: UILabel? { parts.subtitle }

  /// Creates a button of the kind `.custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button of the kind `.custom`. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button of a kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type != .custom { parts.title.font = .systemFont(ofSize: Self.systemFontSize) }
    if type == .close {
      var close = Configuration.gray()
      close.image = type.symbol
      close.cornerStyle = .capsule
      close.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      close.baseForegroundColor = .secondaryLabel
      configuration = close
    } else {
      setImage(type.symbol, for: .normal)
    }
    updateLook()
  }

  /// Creates a button with a configuration, sized to fit its content.
  ///
  /// - Parameters:
  ///   - configuration: The content and appearance.
  ///   - primaryAction: The action of a click. Its title and image are used if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      if configuration.image == nil { configuration.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    // Property observers do not run in initializers.
    updateLook()
    bounds.size = intrinsicContentSize
  }

  /// Creates a button with the title and image of an action, sized to fit its content.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
    bounds.size = intrinsicContentSize
  }

  /// The font size of the title of all types except `.custom`, in points.
  private static let systemFontSize: CGFloat = 15

  private func setUp() {
    parts.title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    parts.add(to: self)
    hoverStyle = .automatic()
    updateLook()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UIButton.self || super.drawsNothing }

  @_spi(Framework) open override var effectCornerRadius: CGFloat? { super.effectCornerRadius.flatMap(hoverRadius) }

  // MARK: Looks

  /// The content and appearance. The default is `nil`.
  @ObservedProperty open var configuration: Configuration? {
    didSet {
      invalidateIntrinsicContentSize()
      updateLook()
    }
  }

  /// A closure that adapts ``configuration`` to the state of the button. Called before the next layout after the state has
  /// changed, or after ``setNeedsUpdateConfiguration()``. The default is `nil`.
  @ObservedProperty open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the colours of ``configuration`` follow the state of the button. The default is `true`. If it is `false`, use
  /// ``Configuration/updated(for:)``.
  @ObservedProperty open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { updateLook() } }
  }

  /// Requests ``updateConfiguration()``. Several requests before the next layout or measurement lead to one call.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Adapts the configuration to the state of the button. Calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
  }

  /// Sets the title of a button without a configuration for a state. States without a title of their own have that of
  /// `.normal`.
  open func setTitle(_ title: String?, for state: State) { setLook(for: state) { $0.title = title } }

  /// Sets the title with attributes of a button without a configuration for a state. It is shown instead of the title
  /// without attributes. Text without a colour of its own has that of the title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setLook(for: state) { $0.attributedTitle = title?.copy() as? NSAttributedString }
  }

  /// Sets the colour of the title of a button without a configuration for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { setLook(for: state) { $0.titleColor = color } }

  /// Sets the image of a button without a configuration for a state.
  open func setImage(_ image: UIImage?, for state: State) { setLook(for: state) { $0.image = image } }

  /// Sets the image behind the content of a button without a configuration for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    setLook(for: state) { $0.backgroundImage = image }
  }

  /// Returns the title of a state: the one that was set for it, or else that of `.normal`, or `nil`.
  open func title(for state: State) -> String? { looks.value(\.title, in: state) }

  /// Returns the title with attributes of a state: the one that was set for it, or else that of `.normal`, or `nil`.
  open func attributedTitle(for state: State) -> NSAttributedString? { looks.value(\.attributedTitle, in: state) }

  /// Returns the colour of the title in a state: the one that was set for it, or else that of `.normal`, or `nil`.
  open func titleColor(for state: State) -> UIColor? { looks.value(\.titleColor, in: state) }

  /// Returns the image of a state: the one that was set for it, or else that of `.normal`, or `nil`.
  open func image(for state: State) -> UIImage? { looks.value(\.image, in: state) }

  /// Returns the background image of a state: the one that was set for it, or else that of `.normal`, or `nil`.
  open func backgroundImage(for state: State) -> UIImage? { looks.value(\.backgroundImage, in: state) }

  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The title with attributes that is shown, or `nil` if it has none.
  open var currentAttributedTitle: NSAttributedString? {
    guard let configuration else { return attributedTitle(for: state) }
    return configuration.titleText.hasAttributes ? parts.title.attributedText : nil
  }

  /// The image that is shown.
  open var currentImage: UIImage? {
    if let configured = configuration?.shownImage { return configured }
    guard let image = image(for: state), let symbol = preferredSymbolConfigurationForImage(in: state) else {
      return image(for: state)
    }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }

  /// The background image that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The colour of the title that is shown without a configuration.
  open var currentTitleColor: UIColor {
    if let own = looks[state].titleColor { return own }
    if !isEnabled, buttonType != .custom { return .tertiaryLabel }
    return titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  func setLook(for state: State, _ change: (inout Looks.Look) -> Void) {
    change(&looks[state])
    invalidateIntrinsicContentSize()
    updateLook()
  }

  /// The distances between the content and the edges of a button without a configuration, in points. The default is
  /// zero. A button that has neither an image nor such distances is 12 points higher than its title.
  @ObservedProperty open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      guard contentEdgeInsets != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The distances by which the title is moved inward in a button without a configuration, in points. The default is zero.
  /// They do not change the size of the button. The title is truncated if it is wider than what they leave.
  @ObservedProperty open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The distances by which the image is moved inward in a button without a configuration, in points. The default is zero.
  /// They do not change the size of the button. The image shrinks if it is larger than what they leave.
  @ObservedProperty open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Whether the image of a pressed button without a configuration is faded. The default is `true`.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image of a disabled button is faded. The default is `true`. Stored: only images of symbols are faded, in
  /// both cases.
  open var adjustsImageWhenDisabled = true

  /// Returns the rectangle of the background image in the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { backgroundArea(in: bounds) }
  /// Returns the rectangle of image and title in the bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { contentArea(in: bounds) }
  /// Returns the rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleArea(in: contentRect) }
  /// Returns the rectangle of the image in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageArea(in: contentRect) }

  // MARK: Update

  // The opacities of a pressed button, and the duration of its return to full opacity in seconds. Estimated from iOS.
  private static let pressedAlpha: CGFloat = 0.25
  private static let pressedImageAlpha: CGFloat = 0.5
  private static let pressedConfigurationAlpha: CGFloat = 0.75
  private static let releaseDuration: TimeInterval = 0.35

  override func stateDidChange() {
    setNeedsUpdateConfiguration()
    updateLook()
    guard !isHighlighted, window != nil else { return fade() }
    UIView.animate(withDuration: Self.releaseDuration, delay: 0, options: .allowUserInteraction) { fade() }
  }

  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { if contentHorizontalAlignment != oldValue, configuration != nil { updateLook() } }
  }

  /// Fades the pressed parts that have no highlighted appearance of their own.
  private func fade() {
    var (texts, image): (CGFloat, CGFloat) = (1, 1)
    if isHighlighted {
      if configuration != nil {
        if automaticallyUpdatesConfiguration { texts = Self.pressedConfigurationAlpha }
      } else {
        if buttonType != .custom, looks[state].titleColor == nil { texts = Self.pressedAlpha }
        if looks[state].image == nil, adjustsImageWhenHighlighted {
          image = buttonType == .custom ? Self.pressedImageAlpha : Self.pressedAlpha
        }
      }
    }
    parts.fade(texts: texts, image: configuration == nil ? image : texts)
  }

  private func updateLook() {
    if let configuration {
      parts.show(automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration, in: self)
    } else {
      parts.showLook(of: self)
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  override var touchUpInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Layout

  var insets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  var content: ButtonLayout {
    var layout = ButtonLayout()
    layout.image = parts.indicator?.intrinsicContentSize ?? currentImage?.size ?? .zero
    (layout.title, layout.subtitle) = parts.textSizes(forWidth: nil)
    guard let configuration else { return layout }
    layout.placement = configuration.imagePlacement
    layout.imagePadding = configuration.imagePadding
    layout.imageReservation = configuration.reservation(in: traitCollection)
    layout.titlePadding = configuration.titlePadding
    layout.titleAlignment = configuration.titleAlignment
    if configuration.isWrapped { layout.wrapped = { [parts] in parts.textSizes(forWidth: $0) } }
    return layout
  }

  /// The natural size, which is that of the image, the title and the insets.
  ///
  /// A button without a configuration, an image and insets is 12 points higher than the line of its title, even if it has
  /// no title, and at least 30 points wide, as in UIKit. The size of an empty button of the type `.custom` is therefore
  /// 30 × 34 points.
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    if isPlain { return plainSize }
    let (size, insets) = (content.size, insets)
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Framework) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    let insets = insets
    return content.height(forWidth: width - insets.left - insets.right).map { $0 + insets.top + insets.bottom }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    parts.background.frame = backgroundRect(forBounds: bounds)
    parts.background.layer.cornerRadius = configuration?.cornerRadius(for: parts.background.bounds.size) ?? 0
    let area = contentRect(forBounds: bounds)
    parts.image.frame = imageRect(forContentRect: area)
    parts.indicator?.frame = parts.image.frame
    parts.title.frame = titleRect(forContentRect: area)
    parts.subtitle.frame = frames(in: area).subtitle
  }

  @_spi(Framework) open override func baseline(isLast: Bool, in size: CGSize) -> CGFloat? {
    titleBaseline(isLast: isLast, in: size)
  }

  // MARK: Accessibility

  package override var accessibilityKind: UIAccessibilityTraits? { .button }

  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle ?? currentImage?.accessibilityLabel
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The menu of the button. The default is `nil`.
  ///
  /// A long press and the secondary button open it, and with ``UIControl/showsMenuAsPrimaryAction`` any press does.
  open var menu: UIMenu? {
    get { ownMenu?.menu }
    set { if newValue !== menu { controlMenu.menu = newValue } }
  }

  /// Whether the button shows the title and the image of the action that is selected in its menu. The default is `false`.
  ///
  /// Choosing an action selects it. The first one is selected if none is. With
  /// ``UIControl/showsMenuAsPrimaryAction`` this makes a pop-up button. In contrast to UIKit, a button without a menu does
  /// not become a toggle.
  open var changesSelectionAsPrimaryAction: Bool {
    get { ownMenu?.selects ?? false }
    set { setChangesSelectionAsPrimaryAction(newValue) }
  }

  /// Whether the button is highlighted while the pointer is over it. The default is `true`, in contrast to iOS, because a
  /// desktop always has a pointer.
  open var isPointerInteractionEnabled: Bool {
    get { hoverStyle?.isEnabled ?? false }
    set { hoverStyle = newValue ? .automatic() : nil }
  }

  /// Sets the size and weight in which a button without a configuration shows a symbol as its image in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    setLook(for: state) { $0.symbolConfiguration = configuration }
  }

  /// Returns the size and weight of symbols in a state: those that were set for it, or else those of `.normal`, or `nil`.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    looks.value(\.symbolConfiguration, in: state)
  }
}
