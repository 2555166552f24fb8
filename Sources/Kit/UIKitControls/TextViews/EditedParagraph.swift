// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A paragraph of a text that is edited, with its line break, and with its layout once that is needed.
final class EditedParagraph {
  let text: StyledText
  /// The number of characters with the line break.
  let count: Int
  /// The number of characters without the line break.
  let breakOffset: Int
  private var arranged: (layout: TextLayout, style: TextStyle, limit: Int)?
  private var measured: (width: CGFloat, extent: Extent)?
  /// The extent without a limit of the width, which the natural size of a text view needs again and again.
  private var natural: Extent?

  /// The size of a paragraph, and its number of lines.
  typealias Extent = (size: CGSize, lineCount: Int)

  /// The part of the look of paragraphs that the text view determines.
  struct Look {
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var style = NSParagraphStyle.default
    var traits = UITraitCollection()
    /// The largest number of lines of the whole text, or zero for no limit.
    var maximumNumberOfLines = 0
    /// The treatment of the last line, if there is a largest number of lines.
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  init(_ text: StyledText) {
    self.text = text
    count = text.string.count
    breakOffset = text.string.last?.endsParagraph == true ? count - 1 : count
  }

  nonisolated deinit {}

  /// Forgets the layout, because the look has changed.
  func invalidate() { (arranged, measured, natural) = (nil, nil, nil) }

  /// Arranges the lines.
  ///
  /// - Parameters:
  ///   - look: The look of the whole text.
  ///   - limit: The largest number of lines, or zero for no limit.
  ///   - base: The attributes of an empty paragraph.
  func layout(_ look: Look, limit: Int, base: StyledText.Attributes) -> (layout: TextLayout, style: TextStyle) {
    if let arranged, arranged.limit == limit { return (arranged.layout, arranged.style) }
    invalidate()
    var paragraph = paragraph(look, base)
    if limit > 0 {
      paragraph.style.numberOfLines = limit
      paragraph.style.isOneLine = false
      paragraph.style.lineBreakMode = look.lineBreakMode.textLineBreakMode
    }
    let layout = TextLayout(paragraphs: [paragraph])
    arranged = (layout, paragraph.style, limit)
    return (layout, paragraph.style)
  }

  /// Measures the lines at a width, after they have been arranged.
  func extent(width: CGFloat) -> Extent {
    if let natural, width == .infinity { return natural }
    if let measured, measured.width == width { return measured.extent }
    guard let extent = arranged?.layout.extent(width: width) else { return (.zero, 0) }
    if width == .infinity { natural = extent } else { measured = (width, extent) }
    return extent
  }

  private func paragraph(_ look: Look, _ base: StyledText.Attributes) -> TextParagraph {
    var conversion = TextConversion(font: base[.font] as? UIFont ?? look.font, traits: look.traits)
    conversion.paragraphStyle = base[.paragraphStyle] as? NSParagraphStyle ?? look.style
    conversion.truncation = .paragraphs
    return conversion.paragraphs(of: text.asAttributed)[0]
  }
}
