// SPDX-License-Identifier: MIT

extension TextLayout {
  /// The number of steps in which the scale of several lines is searched. The result is within 1/256 of the largest one.
  private static let steps = 8
  /// The smallest scale without a minimum.
  private static let smallestScale: CGFloat = 0.01
  /// The rounding error in points by which the area may be less than the text.
  private static let slack: CGFloat = 0.01

  /// Returns the largest scale, at most 1, at which paragraphs fit into an area, or `minimum` if they do not fit at it.
  ///
  /// Text that has at most one line is fitted to the width alone.
  package static func scale(
    of paragraphs: [TextParagraph], fitting size: CGSize, minimum: CGFloat
  ) -> CGFloat {
    let numberOfLines = paragraphs.first?.style.numberOfLines ?? 0
    guard numberOfLines != 1 else {
      let natural = TextLayout(paragraphs: paragraphs).size().width
      return natural > size.width ? max(minimum, size.width / natural) : 1
    }
    var (low, high) = (max(minimum, smallestScale), CGFloat(1))
    func fits(_ scale: CGFloat) -> Bool {
      let layout = TextLayout(paragraphs: paragraphs.map { $0.scaled(by: scale).unlimited })
      let room = CGSize(width: size.width, height: .infinity)
      let needed = layout.size(constrainedTo: room)
      guard needed.width <= size.width + slack, needed.height <= size.height + slack else { return false }
      return numberOfLines == 0 || layout.lineCount(constrainedTo: room) <= numberOfLines
    }
    guard low < high, !fits(high) else { return 1 }
    guard fits(low) else { return low }
    for _ in 0..<steps {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension TextParagraph {
  /// Returns the paragraph with fonts, kerning and shifts of another size. Its distances do not change.
  package func scaled(by scale: CGFloat) -> TextParagraph {
    guard scale != 1 else { return self }
    var paragraph = self
    for index in paragraph.runs.indices {
      paragraph.runs[index].font.size *= scale
      paragraph.runs[index].kern *= scale
      paragraph.runs[index].baselineOffset *= scale
    }
    return paragraph
  }

  /// The paragraph with all its lines.
  fileprivate var unlimited: TextParagraph {
    var paragraph = self
    paragraph.style.numberOfLines = 0
    paragraph.style.isOneLine = false
    if paragraph.style.lineBreakMode != .charWrapping { paragraph.style.lineBreakMode = .wordWrapping }
    return paragraph
  }
}
