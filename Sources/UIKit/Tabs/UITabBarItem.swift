// SPDX-License-Identifier: MIT

/// What a tab bar shows for one of its tabs.
@MainActor open class UITabBarItem: UIBarItem {
  /// The image while the tab is selected; nil is `image`.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange() } } }

  /// A short text in a badge at the image's corner; nil shows no badge, an empty text a dot.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// Behind the badge's text; nil is red.
  open var badgeColor: UIColor? { didSet { if badgeColor !== oldValue { didChange() } } }

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  nonisolated deinit {}
}
