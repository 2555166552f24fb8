// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

extension UITextView {
  var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// The style of paragraphs that the text view's properties describe.
  private var plainParagraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return style
  }

  /// The attributes that the text view's properties describe.
  var plainAttributes: StyledText.Attributes {
    [.font: shownFont, .foregroundColor: textColor ?? .label, .paragraphStyle: plainParagraphStyle]
  }

  /// The attributes that text typed at the caret inherits.
  var attributesAtCaret: StyledText.Attributes {
    let selection = edited.selection
    return paragraphs.attributes(at: selection.isEmpty ? selection.lowerBound : selection.lowerBound + 1)
  }

  /// Shows a text with attributes, with the properties that its first character has.
  func showStyled(_ text: NSAttributedString?) {
    setText(StyledText(""))
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    setText(StyledText(text))
  }

  /// Changes the attributes of the whole text, and takes over the properties.
  func change(_ change: (NSAttributedString) -> NSAttributedString) {
    if let attributed = paragraphs.text.attributed { paragraphs.text = StyledText(change(attributed)) }
    if let typing = input.typing {
      input.typing = change(NSAttributedString(string: " ", attributes: typing)).attributes(at: 0, effectiveRange: nil)
    }
    textLookDidChange()
  }

  /// Lays out all paragraphs again, because their look has changed.
  func textLookDidChange() {
    paragraphs.look = EditedParagraph.Look(
      font: shownFont, style: plainParagraphStyle, traits: traitCollection,
      maximumNumberOfLines: textContainer.maximumNumberOfLines, lineBreakMode: textContainer.lineBreakMode)
    textDidReflow()
  }

  /// Sets the font of the text's style in the size of the traits.
  func followContentSize() {
    guard adjustsFontForContentSizeCategory, let style = shownFont.textStyle else { return }
    let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if preferred != font { font = preferred }
  }
}

nonisolated extension NSAttributedString {
  /// Returns the text with values for attributes that characters do not have.
  func filled(with attributes: [Key: Any]) -> NSAttributedString {
    let whole = NSRange(location: 0, length: length)
    let filled = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: whole, options: []) { own, range, _ in
      filled.setAttributes(attributes.merging(own) { $1 }, range: range)
    }
    return NSAttributedString(attributedString: filled)
  }
}
