// SPDX-License-Identifier: MIT

/// A bar of buttons, at the bottom of a navigation controller or anywhere else.
///
/// ```swift
/// @MainActor func addTools(to page: UIViewController) {
///   page.toolbarItems = [
///     UIBarButtonItem(title: "Reply", image: nil, primaryAction: UIAction { _ in print("Reply") }),
///     .flexibleSpace(),
///     UIBarButtonItem(title: "Delete", image: nil, primaryAction: UIAction { _ in print("Delete") }),
///   ]
/// }
/// ```
///
/// Flexible spaces share the space that the buttons leave. Without one the buttons start at the leading side. The bar has a
/// hairline at its top edge, and is 44 points high without the window's safe area. In a navigation controller it blurs
/// content that is behind it, and is transparent at the end of the content.
@preconcurrency @MainActor open class UIToolbar: UIView, ExtentLimitingBar, BottomBar {
  /// The height in points, without the window's safe area.
  static let height: CGFloat = 44
  /// In seconds. The same as in `UINavigationBar`.
  private static let changeDuration = 0.3

  private var shownItems: [UIBarButtonItem] = []
  private var content: ToolbarContent?
  /// The contents that are being replaced while a transition runs.
  private var leaving: [ToolbarContent] = []
  let background = BarBackdrop(isAtTop: false)
  let contentEnd = ContentEnd()
  private var standard: UIToolbarAppearance?

  /// Called when ``isTranslucent`` has changed.
  var onExtentChange: (() -> Void)?

  /// Whether the pages of a navigation controller extend below the toolbar, and the toolbar blurs them. The default is
  /// `true`.
  @ObservedProperty open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      updateBackground()
      onExtentChange?()
    }
  }

  /// The style of the toolbar. The default is `.default`. A black toolbar has a dark appearance.
  @ObservedProperty open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.interfaceStyle } }
  }

  /// The background colour. The default is `nil`, which means the material of bars. Unlike in UIKit, the colour is opaque.
  @ObservedProperty open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// The appearance of the toolbar, in place of ``barTintColor``. The default is one without changes.
  open var standardAppearance: UIToolbarAppearance {
    get { standard ?? UIToolbarAppearance() }
    set {
      standard = UIToolbarAppearance(barAppearance: newValue)
      appearanceDidChange()
    }
  }

  /// The background of the toolbar while the content is scrolled to its end, in a navigation controller. The default is
  /// `nil`: transparent, unless the toolbar has a ``barTintColor`` and no appearance.
  ///
  /// In contrast to UIKit, the buttons always have the standard appearance.
  @ObservedProperty open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { updateBackground() } }
  /// The appearance in a compact height, in place of ``standardAppearance``. The default is `nil`, which means that one.
  @ObservedProperty open var compactAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }

  /// The appearance in the present height, if one has been set.
  var appearance: UIToolbarAppearance? {
    (traitCollection.verticalSizeClass == .compact ? compactAppearance : nil) ?? standard
  }

  private func appearanceDidChange() {
    updateBackground()
    rebuild()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { appearanceDidChange() }
  }

  var looks: BarLooks {
    BarLooks(
      plain: BarLook(tint: barTintColor, image: nil, shadow: nil), standard: appearance, edge: scrollEdgeAppearance,
      coversContent: isTranslucent)
  }

  /// Creates new buttons after a change of the appearance.
  private func rebuild() {
    content?.removeFromSuperview()
    content = makeContent()
    if let content { addSubview(content) }
  }

  /// Creates a toolbar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    updateBackground()
  }

  /// Creates a toolbar without items. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    updateBackground()
  }

  nonisolated deinit {}

  // MARK: Items

  /// The items from the leading side, or `nil` if there are none. Setting them is not animated.
  ///
  /// In a navigation controller, set the `toolbarItems` of the view controller instead.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items. An animated change cross-dissolves in 0.3 s.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let items = items ?? []
    guard animated, window != nil, items != shownItems else { return show(items) }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.follow(to: items) },
      completion: { [weak self] _ in
        // Another change may have started in the meantime.
        if let self, shownItems == items { show(items) }
      })
  }

  /// Shows these items without animation, and ends all running changes.
  private func show(_ items: [UIBarButtonItem]) {
    for content in leaving { content.removeFromSuperview() }
    leaving = []
    if items == shownItems, let content {
      content.alpha = 1
      return
    }
    content?.removeFromSuperview()
    shownItems = items
    content = makeContent()
    if let content { addSubview(content) }
  }

  /// Cross-dissolves to these items in the animation block that calls this method.
  func follow(to items: [UIBarButtonItem]) {
    guard items != shownItems else { return }
    let outgoing = content
    UIView.performWithoutAnimation {
      shownItems = items
      content = makeContent()
      content?.alpha = 0
      if let content { addSubview(content) }
    }
    if let outgoing { leaving.append(outgoing) }
    outgoing?.alpha = 0
    content?.alpha = 1
  }

  private func makeContent() -> ToolbarContent? {
    shownItems.isEmpty ? nil : ToolbarContent(items: shownItems, appearance: appearance, frame: contentFrame)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    for content in leaving + [content].compactMap({ $0 }) {
      content.semanticContentAttribute = semanticContentAttribute
      content.setPlacement(contentFrame)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  private var contentFrame: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: Self.height) }
}
