// SPDX-License-Identifier: MIT

extension UIListContentConfiguration {
  /// The looks of a text.
  @preconcurrency @MainActor public struct TextProperties {
    /// The alignment of a text.
    nonisolated public enum TextAlignment: Sendable {
      /// At the leading side.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }

    /// The letters of a text.
    nonisolated public enum TextTransform: Sendable {
      /// As they are.
      case none
      /// All in upper case.
      case uppercase
      /// All in lower case.
      case lowercase
      /// The first one of each word in upper case.
      case capitalized
    }

    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// Changes the colour before it is shown. The default is `nil`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment. The default is `.natural`.
    public var alignment = TextAlignment.natural
    /// How lines are broken and shortened. The default is `.byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines, or 0 for any. The default is 0.
    public var numberOfLines = 0
    /// Whether the font shrinks until the text fits its width. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The least size to which the font shrinks, as a part of its own. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the preferred text size. The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the letters' case. The default is `.none`.
    public var transform = TextTransform.none

    init(font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label) {
      (self.font, self.color) = (font, color)
    }

    /// Returns the colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns a text with the letters that are shown.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The looks of an image.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The size and weight of a symbol. The default is `nil`: its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol or a template. The default is `nil`: that of the view.
    public var tintColor: UIColor?
    /// Changes the colour of a symbol or a template before it is shown. The default is `nil`.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points. A dimension of 0 is not limited. The default is zero.
    public var maximumSize = CGSize.zero
    /// The size of the room in whose middle the image is, in points. A dimension of 0 is that of the image. The default
    /// is zero.
    public var reservedLayoutSize = CGSize.zero

    init() {}

    /// Returns the colour of a symbol or a template that is shown in a view with a tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the size in which an image is shown, in its own proportions.
    func size(of image: UIImage) -> CGSize {
      let size = image.size
      var scale: CGFloat = 1
      if maximumSize.width > 0 { scale = min(scale, maximumSize.width / max(size.width, 1)) }
      if maximumSize.height > 0 { scale = min(scale, maximumSize.height / max(size.height, 1)) }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
  }
}
