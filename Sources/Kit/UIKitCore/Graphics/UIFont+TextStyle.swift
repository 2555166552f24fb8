// SPDX-License-Identifier: MIT

nonisolated extension UIFont {
  /// A role of text, which determines its font.
  ///
  /// The sizes are those of Apple's Human Interface Guidelines. In the comments they are those at the default text size.
  ///
  /// ```swift
  /// let font = UIFont.preferredFont(forTextStyle: .headline)
  /// ```
  nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles: 36 points, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    /// Titles below the largest ones: 28 points, bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    /// Large titles: 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// First-level titles: 28 points.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Second-level titles: 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Third-level titles: 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "headline")
    /// Subheadings: 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Body text: 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// Callouts: 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnotes: 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions: 12 points.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Small captions: 11 points.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// Returns the font of a role of text. An unknown style has the font of ``TextStyle/body``.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a role of text in the size that traits prefer.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let weight = style.weight
    var descriptor = systemFont(ofSize: 0, weight: weight).descriptor
    descriptor.size = style.size(in: .preferred(by: traitCollection))
    return UIFont(descriptor: descriptor, textStyle: style)
  }
}

nonisolated extension UIFont.TextStyle {
  /// The sizes in points, from the smallest category to the largest. From the tables of Dynamic Type in Apple's Human
  /// Interface Guidelines.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    // The default sizes are those of visionOS in the guidelines. The others follow `largeTitle` and `title1`, estimated.
    .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  fileprivate var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// Returns the size in points. An unknown style has that of body text, an unknown category that of the default.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
    let index = UIContentSizeCategory.all.firstIndex(of: category) ?? 3
    return sizes[index]
  }
}
