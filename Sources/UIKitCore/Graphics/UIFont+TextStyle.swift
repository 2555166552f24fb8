// SPDX-License-Identifier: MIT

nonisolated extension UIFont {
  /// A role of text, which determines its font.
  ///
  /// The sizes are those of Apple's Human Interface Guidelines at the default text size.
  ///
  /// ```swift
  /// let font = UIFont.preferredFont(forTextStyle: .headline)
  /// ```
  nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

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
    switch style {
    case .largeTitle: systemFont(ofSize: 34)
    case .title1: systemFont(ofSize: 28)
    case .title2: systemFont(ofSize: 22)
    case .title3: systemFont(ofSize: 20)
    case .headline: systemFont(ofSize: 17, weight: .semibold)
    case .callout: systemFont(ofSize: 16)
    case .subheadline: systemFont(ofSize: 15)
    case .footnote: systemFont(ofSize: 13)
    case .caption1: systemFont(ofSize: 12)
    case .caption2: systemFont(ofSize: 11)
    default: systemFont(ofSize: 17)
    }
  }
}
