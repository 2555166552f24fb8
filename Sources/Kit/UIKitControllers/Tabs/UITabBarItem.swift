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
  @ObservedProperty open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// The background colour of the badge. The default is `nil`, which means red.
  @ObservedProperty open var badgeColor: UIColor? { didSet { if badgeColor !== oldValue { didChange() } } }

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
