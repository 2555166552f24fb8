// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

extension UILabel {
  /// The style of paragraphs that the label's properties describe.
  var plainParagraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    return style
  }

  /// The attributes that the label's properties describe.
  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: plainParagraphStyle]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  /// Sets the font of the label's text style in the size of its traits.
  func followContentSize() {
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return }
    let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if preferred != font { font = preferred }
  }

  /// Returns the size of a text in one line, in points.
  static func size(of text: String, font: UIFont) -> CGSize {
    TextLayout(string: text, font: font.descriptor, style: TextStyle(numberOfLines: 1)).size()
  }
}

nonisolated extension NSAttributedString {
  /// Returns the text with one value of an attribute.
  func setting(_ key: Key, to value: Any) -> NSAttributedString {
    changed { $0.addAttribute(key, value: value, range: $1) }
  }

  /// Returns the text without an attribute.
  func removing(_ key: Key) -> NSAttributedString { changed { $0.removeAttribute(key, range: $1) } }

  /// Returns the text with changed styles of paragraphs. Text without one keeps the default.
  func settingParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    changed { text, range in
      text.enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
        guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
        change(style)
        text.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
  }

  private func changed(_ change: (NSMutableAttributedString, NSRange) -> Void) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    change(copy, NSRange(location: 0, length: length))
    return NSAttributedString(attributedString: copy)
  }
}
