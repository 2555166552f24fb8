// SPDX-License-Identifier: MIT

/// An image in text.
@available(*, unavailable, message: "images in text are not available; put a UIImageView beside the UILabel")
nonisolated open class NSTextAttachment: NSObject {
  /// Creates an attachment.
  public init(image: UIImage) { fatalError("unavailable") }

  /// The image.
  public var image: UIImage? {
    get { fatalError("unavailable") }
    set {}
  }

  /// The rectangle of the image.
  public var bounds: CGRect {
    get { fatalError("unavailable") }
    set {}
  }
}

nonisolated extension NSAttributedString {
  /// Creates a text with an image.
  @available(*, unavailable, message: "images in text are not available; put a UIImageView beside the UILabel")
  public convenience init(attachment: NSTextAttachment) { fatalError("unavailable") }
}

/// A position at which text is aligned.
@available(*, unavailable, message: "tab stops are not available; use a UILabel for each column")
nonisolated open class NSTextTab: NSObject {}

nonisolated extension NSParagraphStyle {
  /// A rule for choosing the places at which lines are broken.
  @available(*, unavailable, message: "lines are broken as Unicode's rules say; there is no other strategy")
  public struct LineBreakStrategy {}

  /// The rule for choosing the places at which lines are broken.
  @available(*, unavailable, message: "lines are broken as Unicode's rules say; there is no other strategy")
  public var lineBreakStrategy: LineBreakStrategy {
    get { fatalError("unavailable") }
    set {}
  }

  /// The positions at which text is aligned.
  @available(*, unavailable, message: "tab stops are not available; use a UILabel for each column")
  public var tabStops: [NSTextTab] {
    get { [] }
    set {}
  }

  /// The degree to which words are hyphenated.
  @available(*, unavailable, message: "words are hyphenated only at soft hyphens (U+00AD)")
  public var hyphenationFactor: Float {
    get { 0 }
    set {}
  }
}

nonisolated extension NSAttributedString.Key {
  /// The width of the outline.
  @available(*, unavailable, message: "outlines of letters are not available; use a bolder font")
  public static var strokeWidth: NSAttributedString.Key { fatalError("unavailable") }

  /// The colour of the outline.
  @available(*, unavailable, message: "outlines of letters are not available; use foregroundColor")
  public static var strokeColor: NSAttributedString.Key { fatalError("unavailable") }

  /// The slant of the letters.
  @available(*, unavailable, message: "slanted letters are not available; use an italic font")
  public static var obliqueness: NSAttributedString.Key { fatalError("unavailable") }

  /// An image.
  @available(*, unavailable, message: "images in text are not available; put a UIImageView beside the UILabel")
  public static var attachment: NSAttributedString.Key { fatalError("unavailable") }

  /// A link.
  @available(*, unavailable, message: "links in text are not available; use a UIButton")
  public static var link: NSAttributedString.Key { fatalError("unavailable") }
}

extension UILabel {
  /// The rule for choosing the places at which lines are broken.
  @available(*, unavailable, message: "lines are broken as Unicode's rules say; there is no other strategy")
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { fatalError("unavailable") }
    set {}
  }
}
