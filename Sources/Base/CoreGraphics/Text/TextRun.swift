// SPDX-License-Identifier: MIT

/// A range of text with one style.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: FontDescriptor
  /// The colour, or nil for the colour with which the layout is drawn.
  package var color: CGColor?
  package var backgroundColor: CGColor?
  /// The additional space after each character, in points.
  package var kern: CGFloat
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// The upward shift of the baseline, in points.
  package var baselineOffset: CGFloat
  package var shadow: TextShadow?
  package var hasLigatures = true

  package init(
    string: String, font: FontDescriptor, color: CGColor? = nil, backgroundColor: CGColor? = nil, kern: CGFloat = 0,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil, baselineOffset: CGFloat = 0
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

  /// Whether the run has colours of its own.
  var isColored: Bool {
    color != nil || backgroundColor != nil || underline?.color != nil || strikethrough?.color != nil
  }
}

/// A line below or through text.
package struct TextDecoration: Hashable, Sendable {
  package var isDouble: Bool
  /// The colour, or nil for that of the text.
  package var color: CGColor?

  package init(isDouble: Bool = false, color: CGColor? = nil) {
    self.isDouble = isDouble
    self.color = color
  }
}

/// The shadow of a run.
package struct TextShadow: Hashable, Sendable {
  /// The offset in points, to the right and down.
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// Runs that share the style of a paragraph.
package struct TextParagraph: Hashable, Sendable {
  package var runs: [TextRun]
  package var style: TextStyle

  package init(runs: [TextRun], style: TextStyle) {
    self.runs = runs
    self.style = style
  }
}
