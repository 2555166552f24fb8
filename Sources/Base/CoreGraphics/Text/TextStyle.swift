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

  /// Whether an ellipsis replaces what does not fit.
  package var truncates: Bool {
    switch self {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    case .wordWrapping, .charWrapping, .clipping: false
    }
  }
}

/// The direction in which the lines of a paragraph run.
package enum TextDirection: Hashable, Sendable {
  /// That of the first letter with a direction.
  case natural
  case leftToRight
  case rightToLeft
}

/// The style of a paragraph.
package struct TextStyle: Hashable, Sendable {
  package var alignment: TextAlignment
  package var lineBreakMode: LineBreakMode
  /// The largest number of lines, or zero for no limit. That of the first paragraph holds for the whole text.
  package var numberOfLines: Int
  /// The additional space between lines, in points.
  package var lineSpacing: CGFloat
  package var paragraph = ParagraphMetrics()
  package var direction = TextDirection.natural
  /// Whether letters move together before a single line is truncated.
  package var tightens = false
  /// Whether the paragraph has one line, and is not wrapped.
  package var isOneLine = false

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

/// The distances of a paragraph, in points.
package struct ParagraphMetrics: Hashable, Sendable {
  /// The additional space above a paragraph that is not the first.
  package var spacingBefore: CGFloat = 0
  /// The additional space below a paragraph that is not the last.
  package var spacingAfter: CGFloat = 0
  /// The distance from the leading margin to the start of the first line.
  package var firstLineIndent: CGFloat = 0
  /// The distance from the leading margin to the start of the other lines.
  package var indent: CGFloat = 0
  /// The distance from the leading margin to the end of the lines, or, if it is not positive, that from the trailing
  /// margin.
  package var tailIndent: CGFloat = 0
  package var lineHeight = LineHeight()

  package init() {}

  /// The room between the leading margin and the end of lines in an area.
  func end(in width: CGFloat) -> CGFloat {
    max(tailIndent > 0 ? min(tailIndent, width) : width + tailIndent, 0)
  }

  func indent(ofLine index: Int) -> CGFloat { index == 0 ? firstLineIndent : indent }
}

/// The rule for the heights of lines. The additional height is above the text.
package struct LineHeight: Hashable, Sendable {
  /// The factor of the font's height, or zero for none.
  package var multiple: CGFloat = 0
  package var minimum: CGFloat = 0
  /// The largest height in points, or zero for no limit.
  package var maximum: CGFloat = 0

  package init() {}

  func height(natural: CGFloat) -> CGFloat {
    let multiplied = multiple > 0 ? natural * multiple : natural
    let high = minimum > 0 ? max(multiplied, minimum) : multiplied
    return maximum > 0 ? min(high, maximum) : high
  }
}
