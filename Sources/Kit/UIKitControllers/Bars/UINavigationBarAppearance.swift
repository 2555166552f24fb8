// SPDX-License-Identifier: MIT

/// The appearance of a navigation bar. See ``UIBarAppearance``.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and the colour of the title, by the keys `.font` and `.foregroundColor`. The default is none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and the colour of large titles, by the keys `.font` and `.foregroundColor`. The default is none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of the buttons of the style `.plain`.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of the buttons of the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image of the back button. The default is `nil`, a chevron.
  open private(set) var backIndicatorImage: UIImage?

  /// Creates an appearance with the default background.
  public required init() { super.init() }

  /// Creates an appearance with the values of another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
    backButtonAppearance = other.backButtonAppearance.duplicate
    backIndicatorImage = other.backIndicatorImage
  }

  nonisolated deinit {}

  /// Sets the image of the back button. The mask is ignored, because the image fades in transitions.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
  }
}
