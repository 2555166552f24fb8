// SPDX-License-Identifier: MIT

extension UIButton {
  /// How a button looks: what it shows, on what, and with what room around.
  public struct Configuration {
    /// `.dynamic` and `.fixed` take the background's radius.
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

    /// How much room and what font a button gets.
    public enum Size: Sendable { case mini, small, medium, large }

    private enum Style { case plain, borderless, gray, bordered, tinted, filled }

    public var title: String?
    public var subtitle: String?
    public var image: UIImage? {
      didSet { updateShownImage() }
    }
    /// Replaces that of an image that is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      didSet { updateShownImage() }
    }
    /// The image as it is to be shown.
    private(set) var shownImage: UIImage?
    /// On which side of the titles the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and titles, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var contentInsets: NSDirectionalEdgeInsets
    /// Setting it sets `contentInsets`.
    public var buttonSize = Size.medium {
      didSet { contentInsets = buttonSize.insets }
    }
    /// nil as the style has it.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var background = UIBackgroundConfiguration()
    private let style: Style

    private init(style: Style) {
      self.style = style
      contentInsets = buttonSize.insets
    }

    /// Nothing behind the title, which has the tint.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A grey fill.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A faint fill of the tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A fill of the tint, and a white title.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    // The same by what a button is for, rather than by its look.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    // MARK: What follows for a button

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

    /// How strong the tint is behind a tinted button; by eye, from iOS.
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
  // Figures: iOS 15's buttons, by their sizes on screen; mini's by eye.

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
