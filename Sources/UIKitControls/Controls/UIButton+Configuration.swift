// SPDX-License-Identifier: MIT

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
  @preconcurrency @MainActor public struct Configuration {
    /// The rounding of a button's corners: `fixed` and `dynamic` take the radius of the background, `small`, `medium`
    /// and `large` are 5, 8 and 12 points, and `capsule` is half the height.
    nonisolated public enum CornerStyle: Sendable {
      /// The radius of the background.
      case fixed
      /// The radius of the background.
      case dynamic
      /// 5 points.
      case small
      /// 8 points.
      case medium
      /// 12 points.
      case large
      /// Half the height.
      case capsule
    }

    /// The insets and font of a button.
    nonisolated public enum Size: Sendable {
      /// A footnote font, with 4 points above and below and 8 at the sides.
      case mini
      /// A subheadline font, with 5 points above and below and 10 at the sides.
      case small
      /// A body font, with 7 points above and below and 12 at the sides.
      case medium
      /// A body font, with 15 points above and below and 20 at the sides.
      case large
    }

    private enum Style { case plain, borderless, gray, bordered, tinted, filled }

    /// The title. The default is `nil`.
    public var title: String?
    /// A smaller text below the title. The default is `nil`.
    public var subtitle: String?
    /// The image. The default is `nil`.
    public var image: UIImage? {
      didSet { updateShownImage() }
    }

    /// The size and weight of an image that is a symbol. The default is `nil`, those of the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      didSet { updateShownImage() }
    }
    /// The image or the activity indicator, as it is shown.
    private(set) var shownImage: UIImage?

    /// The side of the titles on which the image is. The default is `.leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the titles in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle in points. The default is 1.
    public var titlePadding: CGFloat = 1
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
    private let style: Style

    private init(style: Style) {
      self.style = style
      contentInsets = buttonSize.insets
    }

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

    // MARK: Derived appearance

    func cornerRadius(for size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: size.height / 2
      }
    }

    private mutating func updateShownImage() {
      shownImage = preferredSymbolConfigurationForImage.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
    }

    /// The opacity of the tint behind a tinted button. Estimated from iOS.
    private static let tintedAlpha: CGFloat = 0.18

    func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      if let baseForegroundColor { return baseForegroundColor }
      return style == .filled ? .white : tint
    }

    func background(tint: UIColor, isEnabled: Bool) -> UIColor? {
      if let color = background.backgroundColor { return color }
      if style == .plain || style == .borderless { return baseBackgroundColor }
      guard isEnabled else { return .tertiarySystemFill }
      switch style {
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(Self.tintedAlpha)
      case .filled: return baseBackgroundColor ?? tint
      default: return baseBackgroundColor ?? .secondarySystemFill
      }
    }
  }
}

extension UIButton.Configuration.Size {
  // Measured on buttons of iOS 15. The values of `mini` are estimated.

  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleFont: UIFont {
    switch self {
    case .mini: .preferredFont(forTextStyle: .footnote)
    case .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var subtitleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .caption1)
    case .medium, .large: .preferredFont(forTextStyle: .footnote)
    }
  }
}
