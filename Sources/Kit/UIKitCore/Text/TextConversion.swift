// SPDX-License-Identifier: MIT

/// Converts a text with attributes to the paragraphs of a layout.
nonisolated package struct TextConversion {
  /// The font of text without a font of its own.
  package var font: UIFont
  /// The style of paragraphs without one of their own.
  package var paragraphStyle = NSParagraphStyle.default
  /// The traits with which colours are resolved.
  package var traits: UITraitCollection
  package var numberOfLines = 0
  package var truncation = Truncation.none

  /// The position of an ellipsis.
  package enum Truncation {
    /// At the end of the visible text, in paragraphs whose line break mode truncates.
    case none
    /// In the only line of each paragraph whose line break mode truncates. One whose mode cuts has one line, too.
    case paragraphs
    /// At the end of the visible text.
    case lastLine
  }

  package init(font: UIFont, traits: UITraitCollection) {
    self.font = font
    self.traits = traits
  }

  package func paragraphs(of text: NSAttributedString) -> [TextParagraph] {
    let string = text.string as NSString
    var paragraphs: [TextParagraph] = []
    var start = 0
    var isOpen = true
    while isOpen {
      var (end, contentsEnd) = (0, 0)
      string.getParagraphStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
      // A line break at the end of the text is followed by an empty paragraph.
      isOpen = end > contentsEnd
      paragraphs.append(paragraph(text, string, NSRange(location: start, length: contentsEnd - start)))
      start = end
    }
    return paragraphs
  }

  private func paragraph(_ text: NSAttributedString, _ string: NSString, _ range: NSRange) -> TextParagraph {
    var runs: [TextRun] = []
    text.enumerateAttributes(in: range, options: []) { attributes, range, _ in
      runs.append(run(string.substring(with: range), attributes))
    }
    let first = range.location < text.length ? range.location : text.length - 1
    let attributes = first >= 0 ? text.attributes(at: first, effectiveRange: nil) : [:]
    // An empty paragraph has the height of its font.
    if runs.isEmpty { runs.append(run("", attributes)) }
    var style = (attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraphStyle)
      .textStyle(numberOfLines: numberOfLines)
    switch truncation {
    case .none: break
    case .paragraphs: style.isOneLine = style.lineBreakMode.truncates || style.lineBreakMode == .clipping
    case .lastLine: style.lineBreakMode = .truncatingTail
    }
    return TextParagraph(runs: runs, style: style)
  }

  private func run(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    var run = TextRun(string: string, font: (attributes[.font] as? UIFont ?? font).descriptor)
    run.color = color(attributes[.foregroundColor])
    run.backgroundColor = color(attributes[.backgroundColor])
    run.kern = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) ?? 0
    run.baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    run.underline = decoration(attributes[.underlineStyle], attributes[.underlineColor])
    run.strikethrough = decoration(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    run.shadow = (attributes[.shadow] as? NSShadow)?.textShadow(traits)
    run.hasLigatures = Self.number(attributes[.ligature]) != 0
    return run
  }

  private func color(_ value: Any?) -> CGColor? { (value as? UIColor)?.resolvedColor(with: traits).cgColor }

  private func decoration(_ style: Any?, _ color: Any?) -> TextDecoration? {
    let style = NSUnderlineStyle(rawValue: Self.number(style).map { Int($0) } ?? 0)
    guard !style.isEmpty else { return nil }
    return TextDecoration(isDouble: style.contains(.double), color: self.color(color))
  }

  /// Returns a number of any of the types that code for iOS uses.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSUnderlineStyle: CGFloat(number.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
