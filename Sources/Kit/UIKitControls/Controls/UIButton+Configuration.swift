// SPDX-License-Identifier: MIT
import Foundation

extension UIButton {
  /// The content and appearance of a button.
  ///
  /// ```swift
  /// @MainActor func makeButton() -> UIButton {
  ///   var configuration = UIButton.Configuration.tinted()
  ///   configuration.title = "Download"
  ///   configuration.image = UIImage(systemName: "arrow.down")
  ///   configuration.imagePadding = 6
  ///   return UIButton(configuration: configuration)
  /// }
  /// ```
  ///
  /// Titles that do not fit continue on further lines, as long as their line break mode says so.
  @preconcurrency @MainActor public struct Configuration {
    /// The texts, and what changes their looks.
    private(set) var titleText = ConfiguredText()
    private(set) var subtitleText = ConfiguredText()
    /// The state of the button for which the colours are chosen.
    private(set) var appliedState = State.normal
    /// The image, as it is shown.
    private(set) var shownImage: UIImage?
    let style: Style

    // MARK: Titles

    /// The title. The default is `nil`. Setting it sets ``attributedTitle`` to the same text without attributes.
    public var title: String? {
      get { titleText.string }
      set { titleText.set(newValue) }
    }

    /// The title with attributes. The default is `nil`. Setting it sets ``title`` to its text. Text without a font or a
    /// colour has that of the style.
    public var attributedTitle: AttributedString? {
      get { titleText.attributed }
      set { titleText.attributed = newValue }
    }

    /// Changes the attributes of the title before it is shown. The default is `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleText.transformer }
      set { titleText.transformer = newValue }
    }

    /// How lines of the title are broken and shortened. The default is `.byWordWrapping`.
    public var titleLineBreakMode: NSLineBreakMode {
      get { titleText.lineBreakMode }
      set { titleText.lineBreakMode = newValue }
    }

    /// A smaller text below the title. The default is `nil`. Setting it sets ``attributedSubtitle`` to the same text
    /// without attributes.
    public var subtitle: String? {
      get { subtitleText.string }
      set { subtitleText.set(newValue) }
    }

    /// The subtitle with attributes. The default is `nil`. Setting it sets ``subtitle`` to its text.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributed }
      set { subtitleText.attributed = newValue }
    }

    /// Changes the attributes of the subtitle before it is shown. The default is `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleText.transformer }
      set { subtitleText.transformer = newValue }
    }

    /// How lines of the subtitle are broken and shortened. The default is `.byWordWrapping`.
    public var subtitleLineBreakMode: NSLineBreakMode {
      get { subtitleText.lineBreakMode }
      set { subtitleText.lineBreakMode = newValue }
    }

    /// The alignment of the title and the subtitle with each other. The default is `.automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// The distance between the title and the subtitle in points. The default is 1.
    public var titlePadding: CGFloat = 1

    // MARK: Image

    /// The image. The default is `nil`.
    public var image: UIImage? {
      didSet { updateShownImage() }
    }

    /// The size and weight of an image that is a symbol. The default is `nil`, those of the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      didSet { updateShownImage() }
    }

    /// Changes the colour of a symbol or a template before it is shown. The default is `nil`.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The side of the titles on which the image is. The default is `.leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the titles in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The room for the image in points, on the axis of ``imagePlacement``. A smaller image is in the middle of it, and a
    /// larger one has the room that it needs. That for a symbol is scaled with the preferred text size. The default is 0.
    public var imageReservation: CGFloat = 0

    /// Whether a wheel turns in the place of the image. The default is `false`.
    public var showsActivityIndicator = false
    /// Changes the colour of the wheel before it is shown. The default is `nil`.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Size and colours

    /// The distances between the content and the edges in points. The default depends on ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The size of the button. The default is `.medium`. Setting it sets ``contentInsets``.
    public var buttonSize = Size.medium {
      didSet { contentInsets = buttonSize.insets }
    }

    /// The colour of the titles and the image. The default is `nil`, that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background. The default is `nil`, that of the style.
    public var baseBackgroundColor: UIColor?
    /// The rounding of the corners. The default is `.dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The details of the background.
    public var background = UIBackgroundConfiguration()
    /// Whether the style has other colours while the button is selected. The default is `true`.
    public var automaticallyUpdateForSelection = true

    private init(style: Style) {
      self.style = style
      contentInsets = buttonSize.insets
    }

    /// Sets ``contentInsets`` to the distances of ``buttonSize``.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    /// Returns the configuration with the colours of the state of a button: enabled or not, selected or not.
    ///
    /// A button does this itself, unless its ``UIButton/automaticallyUpdatesConfiguration`` is `false`. In contrast to
    /// UIKit, properties that are `nil` stay so.
    public func updated(for button: UIButton) -> Configuration {
      var configuration = self
      configuration.appliedState = button.state
      return configuration
    }

    private mutating func updateShownImage() {
      shownImage = preferredSymbolConfigurationForImage.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
    }

    // MARK: Styles

    /// Returns a style without a background, with the title in the tint colour.
    public static func plain() -> Configuration { Configuration(style: .plain) }

    /// Returns a style with a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }

    /// Returns a style with a background in a light tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    /// Returns a style with a background in the tint colour and a white title.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    // The same styles, named after the purpose of a button.
    /// Returns the style of a button without a border: like ``plain()``.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }

    /// Returns the style of an ordinary button: like ``gray()``.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }

    /// Returns the style of a button with a tinted border: the same as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }

    /// Returns the style of the most important button: the same as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
  }
}
