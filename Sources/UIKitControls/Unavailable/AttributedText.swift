// SPDX-License-Identifier: MIT

extension UILabel {
  /// The text with attributes.
  @available(
    *, unavailable,
    message: "attributed text is not available; use a UILabel for each part, with its text, font and textColor"
  )
  public var attributedText: NSAttributedString? {
    get { nil }
    set {}
  }
}

extension UIButton {
  /// Sets a title with attributes.
  @available(
    *, unavailable,
    message: "attributed text is not available; use setTitle(_:for:), setTitleColor(_:for:) and titleLabel.font"
  )
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {}

  /// Returns the title with attributes.
  @available(*, unavailable, message: "attributed text is not available; use title(for:)")
  public func attributedTitle(for state: State) -> NSAttributedString? { nil }

  /// The title with attributes that is shown.
  @available(*, unavailable, message: "attributed text is not available; use currentTitle")
  public var currentAttributedTitle: NSAttributedString? { nil }
}

nonisolated extension NSAttributedString {
  /// Draws the text.
  @available(*, unavailable, message: "attributed text is not available; use a UILabel")
  public func draw(at point: CGPoint) {}

  /// Draws the text.
  @available(*, unavailable, message: "attributed text is not available; use a UILabel")
  public func draw(in rect: CGRect) {}

  /// Returns the size of the text.
  @available(*, unavailable, message: "attributed text is not available; use a UILabel")
  public func size() -> CGSize { .zero }
}

/// Attributes of a paragraph.
@available(*, unavailable, message: "attributed text is not available; see textAlignment and lineBreakMode of UILabel")
nonisolated open class NSParagraphStyle: NSObject {}

/// Attributes of a paragraph that can be changed.
@available(*, unavailable, message: "attributed text is not available; see textAlignment and lineBreakMode of UILabel")
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {}

/// The shadow of text.
@available(*, unavailable, message: "attributed text is not available; see shadowColor and shadowOffset of UILabel")
nonisolated open class NSShadow: NSObject {}

/// An image in text.
@available(*, unavailable, message: "attributed text is not available; put a UIImageView beside the UILabel")
nonisolated open class NSTextAttachment: NSObject {}

nonisolated extension NSAttributedString.Key {
  /// The paragraph style.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var paragraphStyle: NSAttributedString.Key { fatalError("unavailable") }

  /// The distance between letters.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var kern: NSAttributedString.Key { fatalError("unavailable") }

  /// The line below the text.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var underlineStyle: NSAttributedString.Key { fatalError("unavailable") }

  /// The line through the text.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var strikethroughStyle: NSAttributedString.Key { fatalError("unavailable") }

  /// The colour behind the text.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var backgroundColor: NSAttributedString.Key { fatalError("unavailable") }

  /// The shadow.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var shadow: NSAttributedString.Key { fatalError("unavailable") }

  /// The distance from the baseline.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var baselineOffset: NSAttributedString.Key { fatalError("unavailable") }

  /// The width of the outline.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var strokeWidth: NSAttributedString.Key { fatalError("unavailable") }

  /// The colour of the outline.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var strokeColor: NSAttributedString.Key { fatalError("unavailable") }

  /// An image.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var attachment: NSAttributedString.Key { fatalError("unavailable") }

  /// A link.
  @available(*, unavailable, message: "attributed text is not available; texts of bars have .font and .foregroundColor")
  public static var link: NSAttributedString.Key { fatalError("unavailable") }
}
