// SPDX-License-Identifier: MIT

/// Scales fonts and distances with the text size that the user prefers.
///
/// ```swift
/// let font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 40, weight: .heavy))
/// ```
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style, whose fonts determine the scale.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  nonisolated deinit {}

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font in the size that the user prefers, at most `maximumPointSize` points. The size of `font` is that for
  /// the default category.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = .infinity, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
  }

  /// Returns a distance in the size that the user prefers. `value` is that for the default category.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
    value * style.size(in: .preferred(by: traitCollection)) / style.size(in: .large)
  }
}

nonisolated extension UIContentSizeCategory {
  /// Returns the category of traits, or the user's if they specify none.
  static func preferred(by traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let category = traits?.preferredContentSizeCategory, category != .unspecified else { return .large }
    return category
  }
}
