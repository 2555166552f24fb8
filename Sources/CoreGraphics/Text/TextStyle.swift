// SPDX-License-Identifier: MIT

/// Where lines lie between the margins.
package enum TextAlignment: Hashable, Sendable {
  case left
  case center
  case right
  case justified
  /// By the direction of the text.
  case natural
}

/// What happens to text that is wider than its room.
package enum LineBreakMode: Hashable, Sendable {
  case wordWrapping
  case charWrapping
  case clipping
  case truncatingHead
  case truncatingTail
  case truncatingMiddle
}

/// How a paragraph is set.
package struct TextStyle: Hashable, Sendable {
  package var alignment: TextAlignment
  package var lineBreakMode: LineBreakMode
  /// Zero for as many as it takes.
  package var numberOfLines: Int
  /// In points, between lines, beside the fonts' own.
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

/// A stretch of text of one look.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: FontDescriptor
  /// Nil for the colour the layout is drawn with.
  package var color: CGColor?
  package var backgroundColor: CGColor?
  /// In points, after each character.
  package var kern: CGFloat
  package var underline: Bool
  package var strikethrough: Bool
  /// In points, upwards.
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
