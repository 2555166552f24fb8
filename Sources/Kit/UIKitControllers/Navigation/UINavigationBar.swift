// SPDX-License-Identifier: MIT

/// A bar with a back button, a title and buttons, at the top of a navigation controller.
///
/// In a navigation controller its items follow the stack of view controllers. A bar of your own is changed with
/// ``setItems(_:animated:)``, ``pushItem(_:animated:)`` and ``popItem(animated:)``.
///
/// ```swift
/// @MainActor func makeBar() -> UINavigationBar {
///   let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
///   bar.items = [UINavigationItem(title: "Library"), UINavigationItem(title: "Album")]
///   return bar
/// }
/// ```
///
/// The bar blurs content that is scrolled under it, and then has a hairline at its bottom edge, unless its appearance says
/// otherwise. It is 44 points high, and 96 with a large title, without the window's safe area.
@preconcurrency @MainActor open class UINavigationBar: UIView, ExtentLimitingBar {
  /// The height in points, without a large title and the window's safe area.
  static let height: CGFloat = 44

  private var stack: [UINavigationItem] = []
  private var content: NavigationBarContent?
  /// The contents that are being replaced while a transition runs.
  private var leaving: [NavigationBarContent] = []
  /// The animations between two contents while a transition runs, and the width of the bar for which they were set up.
  private var transition: (animations: LayoutDependentAnimations, width: CGFloat)?
  private lazy var dissolving = BarDissolve(bar: self)
  private let background = BarBackdrop(isAtTop: true)
  /// The zoom whose pages have the background and the contents of the bar.
  weak var zoom: ZoomBars? { didSet { background.isHidden = zoom != nil } }
  var looks = NavigationBarLooks()
  /// The visible parts, as a navigation controller has set them. If it is `nil`, they follow from the bar's height.
  var managedExtent: BarExtent?
  private static let changeDuration = 0.3

  /// The object that is asked and told about changes of the items. Held weakly. The bar of a navigation controller has one
  /// of its own; see ``UINavigationBarDelegate``.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Called when the back button is pressed. If it is `nil`, the bar pops its own top item.
  var onBack: (() -> Void)?

  /// Called when the user clicks a part of the bar that does nothing else.
  var onTap: (() -> Void)?

  /// Called when ``isTranslucent``, ``prefersLargeTitles``, the search controller of an item, or whether the bar follows
  /// the content has changed.
  var onExtentChange: (() -> Void)?

  /// Whether the pages of a navigation controller extend below the bar, and the bar blurs them. The default is `true`.
  @ObservedProperty open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      updateBackground()
      onExtentChange?()
    }
  }

  /// The style of the bar. The default is `.default`. A black bar has a dark appearance.
  @ObservedProperty open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.interfaceStyle } }
  }

  /// The background colour. The default is `nil`, which means the material of bars. Unlike in UIKit, the colour is opaque.
  @ObservedProperty open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// The image of the line between the bar and the page. The default is `nil`, a hairline; an empty image is no line.
  @ObservedProperty open var shadowImage: UIImage? { didSet { updateBackground() } }

  /// The font and the colour of the title, by the keys `.font` and `.foregroundColor`. The default is `nil`.
  @ObservedProperty open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.build() } }

  /// Whether items have large titles below the buttons, unless their `largeTitleDisplayMode` says otherwise. The default
  /// is `false`.
  ///
  /// In a navigation controller, a large title is scrolled away with the content of the page, and grows a little while the
  /// content is pulled down. A change is not animated. A bar of your own shows the large titles if it is high enough.
  @ObservedProperty open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { partsDidChange() } }
  }

  /// The font and the colour of large titles, by the keys `.font` and `.foregroundColor`. The default is `nil`: bold, in
  /// the size of the text style `.largeTitle`, 34 points.
  @ObservedProperty open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.build() } }

  /// The appearance of the bar, in place of ``barTintColor``, ``shadowImage`` and ``titleTextAttributes``. The default is
  /// one without changes.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard ?? UINavigationBarAppearance() }
    set {
      looks.standard = UINavigationBarAppearance(barAppearance: newValue)
      appearanceDidChange()
    }
  }

  /// The background of the bar while the content is scrolled to its start, in a navigation controller. The default is `nil`:
  /// transparent. It becomes that of ``standardAppearance`` while content is scrolled under the bar.
  ///
  /// In contrast to UIKit, the titles and the buttons always have the standard appearance. A bar that has a
  /// ``barTintColor`` or a background image, and no appearance, keeps it at the start of the content. A page that ends at
  /// the bar has the standard look, unless this is set.
  @ObservedProperty open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  /// The appearance in a compact height, in place of ``standardAppearance``. The default is `nil`, which means that one.
  @ObservedProperty open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  /// The background in a compact height while the content is scrolled to its start, in place of
  /// ``scrollEdgeAppearance``. The default is `nil`, which means that one.
  @ObservedProperty open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange() }
  }

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addTarget { [weak self] in self?.tapped($0) }
    addGestureRecognizer(tap)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let hit = hitTest(tap.location(in: self), with: nil)
    if hit === self || hit is NavigationBarContent { onTap?() }
  }

  nonisolated deinit {}

  // MARK: Items

  /// The items from the root to the top, or `nil` if there are none. Setting them is not animated.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that the bar shows.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the top one, whose title the back button shows.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// Replaces the items.
  ///
  /// An animated change is a push if the new top item was not among the items before, and a pop if it was. It takes 0.3
  /// s.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { change(to: items ?? [], animated: animated) {} }

  private func change(to items: [UINavigationItem], animated: Bool, completion: @escaping () -> Void) {
    guard animated, window != nil, let top = items.last, top !== stack.last else {
      show(items)
      return completion()
    }
    let operation: UINavigationController.Operation = stack.contains(top) ? .pop : .push
    UIView.animate(
      withDuration: Self.changeDuration, animations: { self.follow(to: items, operation: operation) },
      completion: { [weak self] _ in
        self?.show(items)
        completion()
      })
  }

  /// Adds an item on top, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], animated: animated) { [weak self] in
      if let self { delegate?.navigationBar(self, didPush: item) }
    }
  }

  /// Removes the top item and returns it, or returns `nil` if there is none, or if the delegate does not allow it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = stack.last, mayPop(top) else { return nil }
    change(to: stack.dropLast(), animated: animated) { [weak self] in
      if let self { delegate?.navigationBar(self, didPop: top) }
    }
    return top
  }

  /// Returns whether the delegate lets an item leave the top.
  func mayPop(_ item: UINavigationItem) -> Bool { delegate?.navigationBar(self, shouldPop: item) ?? true }

  func itemDidChange(_ item: UINavigationItem) {
    guard let content, content.item === item || content.backItem === item else { return }
    content.build()
    updateBackground()
  }

  func appearanceDidChange() {
    content?.build()
    updateBackground()
  }

  /// The appearance of the bar for its item, if one has been set.
  func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    return compact ?? item?.standardAppearance ?? looks.standard
  }

  /// Whether the bar is in a compact height.
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { appearanceDidChange() }
  }

  func updateBackground() {
    let changedAtEdge = background.changesAtEdge
    background.show(topLooks)
    // Then the bar has to follow the content, or no longer.
    if background.changesAtEdge != changedAtEdge { onExtentChange?() }
  }

  private var topLooks: BarLooks { backgroundLooks(for: topItem, isLarge: hasLargeTitle(lastOf: stack)) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    showExtent()
    for content in leaving + [content].compactMap({ $0 }) { content.setPlacement(contentFrame) }
    updateTransition()
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    zoom == nil && super.point(inside: point, with: event)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + (hasLargeTitle(lastOf: stack) ? LargeTitle.fullHeight : 0))
  }

  private var contentFrame: CGRect {
    let extent = extent
    // A search bar receives clicks, and has to be inside.
    return CGRect(
      x: 0, y: bounds.height - extent.height, width: bounds.width,
      height: extent.search > 0 ? extent.height : Self.height)
  }

  /// Gives the shown content and the background the present parts.
  func showExtent() {
    content?.extent = extent
    background.show(edge: extent.title.edge)
  }

  // MARK: Showing

  /// Shows these items without animation, and ends all running changes.
  private func show(_ items: [UINavigationItem]) {
    let isSame = content?.item === items.last && content?.backItem === Self.backItem(of: items)
    adopt(items)
    background.finish()
    background.show(topLooks)
    for content in leaving { content.removeFromSuperview() }
    leaving = []
    transition = nil
    if isSame, let content {
      restore(content)
    } else {
      content?.removeFromSuperview()
      content = makeContent(for: items)
      if let content { addSubview(content) }
    }
  }

  private func adopt(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self && !items.contains(item) { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
  }

  private static func backItem(of items: [UINavigationItem]) -> UINavigationItem? {
    items.count > 1 ? items[items.count - 2] : nil
  }

  private func makeContent(for items: [UINavigationItem]) -> NavigationBarContent? {
    guard let item = items.last else { return nil }
    return NavigationBarContent(item: item, backItem: Self.backItem(of: items), frame: contentFrame) { [weak self] in
      guard let self else { return }
      if let onBack { onBack() } else { popItem(animated: true) }
    }
  }

  /// Removes the animations of a content, and resets the properties that they changed.
  private func restore(_ content: NavigationBarContent) {
    for view in content.movingViews {
      view.layer.removeAllAnimations()
      view.alpha = 1
      view.transform = .identity
    }
    content.extent = extent
    content.isInTransition = false
    content.setNeedsLayout()
  }

  /// Adds a snapshot of the bar, and fades it out: after an interruption, if the next transition does not continue the
  /// interrupted one.
  func dissolve(from picture: UIView) { dissolving.start(from: picture) }

  // MARK: Following a transition

  /// Shows these items in the animation block that calls this method. The titles move in the direction of the pages, and
  /// the title of the lower page becomes the back button of the upper page.
  ///
  /// - Parameter extent: The visible parts for the new top item, in a navigation controller.
  func follow(
    to items: [UINavigationItem], operation: UINavigationController.Operation, extent: BarExtent? = nil
  ) {
    let outgoing = content
    var incoming: NavigationBarContent?
    UIView.performWithoutAnimation {
      adopt(items)
      incoming = makeContent(for: items)
      if let incoming { addSubview(incoming) }
      if let extent {
        managedExtent = extent
        incoming?.extent = extent
      }
      for content in [outgoing, incoming] { content?.isInTransition = true }
    }
    background.dissolve(to: topLooks, edge: self.extent.title.edge)
    if let outgoing { leaving.append(outgoing) }
    content = incoming
    guard let incoming, let outgoing else { return }
    let (upper, lower) = operation == .pop ? (outgoing, incoming) : (incoming, outgoing)
    if let zoom { return zoom.carry(upper: upper, lower: lower) }
    let animations = LayoutDependentAnimations { [weak self] in
      guard let self else { return }
      BarTransition(upper: upper, lower: lower, width: bounds.width).animate(upperShown: operation != .pop)
    }
    transition = (animations, width: bounds.width)
    animations.perform()
  }

  /// Sets the animations between two contents up again after a change of the bar's width, at the same progress.
  private func updateTransition() {
    guard let transition, transition.width != bounds.width else { return }
    self.transition?.width = bounds.width
    for content in leaving + [content].compactMap({ $0 }) { content.layoutIfNeeded() }
    if !transition.animations.setUpAgain() { show(stack) }
  }

  /// Sets the image of the background. Only the image for the metrics `.default` is shown.
  ///
  /// In UIKit an empty image makes the bar transparent, and so it does here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    storeBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the image that was set for the background, or `nil`.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? looks.backgroundImage : nil
  }

  /// The image of the back button. The default is `nil`, a chevron.
  open var backIndicatorImage: UIImage? {
    get { looks.backIndicator }
    set { setBackIndicatorImage(newValue) }
  }
}
