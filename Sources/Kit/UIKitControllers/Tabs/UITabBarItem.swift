// SPDX-License-Identifier: MIT

/// The content of a tab in a tab bar.
///
/// ```swift
/// @MainActor func configure(_ inbox: UIViewController) {
///   inbox.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "list.bullet"), tag: 0)
///   inbox.tabBarItem.badgeValue = "3"
/// }
/// ```
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The image of the selected tab. The default is `nil`, which means `image`.
  @ObservedProperty open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange() } } }

  /// A short text in a badge at the corner of the image. The default is `nil`, no badge. An empty text shows a dot.
  /// A subclass that shows a badge of its own overrides it without `super`.
  @ObservedProperty open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// The text of the badge that the bar shows.
  final var shownBadge: String? { _badgeValue.wrappedValue }

  /// The background colour of the badge. The default is `nil`, which means red.
  @ObservedProperty open var badgeColor: UIColor? { didSet { if badgeColor !== oldValue { didChange() } } }

  /// The appearance of this tab, in place of that of its bar. The default is `nil`. Only its `stackedLayoutAppearance` is
  /// used.
  @ObservedProperty open var standardAppearance: UITabBarAppearance? { didSet { didChange() } }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the font and the colour of the badge's text in a state, by the keys `.font` and `.foregroundColor`. The states are
  /// `.normal` and `.selected`; what the latter does not set is as in `.normal`.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = textAttributes
    didChange()
  }

  /// Returns the attributes of the badge's text that were set for a state, or `nil`.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The distance by which the title is moved from its standard position. The default is zero.
  @ObservedProperty open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }

  /// Creates an item without a title or image.
  public override init() { super.init() }

  /// Creates an item with a title, an image and a number for the program's own use.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title, an image, and another image for the selected tab.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  nonisolated deinit {}
}
