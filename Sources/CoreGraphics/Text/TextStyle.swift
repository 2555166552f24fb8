// SPDX-License-Identifier: MIT

/// The alignment of lines between the margins.
package enum TextAlignment: Hashable, Sendable {
  case left
  case center
  case right
  case justified
  /// Follows the direction of the text.
  case natural
}

/// The treatment of text that is wider than its area.
package enum LineBreakMode: Hashable, Sendable {
  case wordWrapping
  case charWrapping
  case clipping
  case truncatingHead
  case truncatingTail
  case truncatingMiddle
}

/// The style of a paragraph.
package struct TextStyle: Hashable, Sendable {
  package var alignment: TextAlignment
  package var lineBreakMode: LineBreakMode
  /// The largest number of lines, or zero for no limit.
  package var numberOfLines: Int
  /// The additional space between lines, in points.
  package var lineSpacing: CGFloat

  package init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .truncatingTail, numberOfLines: Int = 0,
    lineSpacing: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.numberOfLines = numberOfLines
    self.lineSpacing = lineSpacing
  }
}

/// A range of text with one style.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: FontDescriptor
  /// The colour, or nil for the colour with which the layout is drawn.
  package var color: CGColor?
  package var backgroundColor: CGColor?
  /// The additional space after each character, in points.
  package var kern: CGFloat
  package var underline: Bool
  package var strikethrough: Bool
  /// The upward shift of the baseline, in points.
  package var baselineOffset: CGFloat

  package init(
    string: String, font: FontDescriptor, color: CGColor? = nil, backgroundColor: CGColor? = nil, kern: CGFloat = 0,
    underline: Bool = false, strikethrough: Bool = false, baselineOffset: CGFloat = 0
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.underline = underline
    self.strikethrough = strikethrough
    self.baselineOffset = baselineOffset
  }
}
