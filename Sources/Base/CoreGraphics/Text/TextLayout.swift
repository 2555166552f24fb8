// SPDX-License-Identifier: MIT
import CCairo

/// Text arranged in lines, which is kept so that it can be measured and drawn again at low cost.
///
/// It must stay on the thread that created it.
package final class TextLayout {
  private let blocks: [TextBlock]
  /// The largest number of lines, or zero for no limit.
  package let numberOfLines: Int

  /// Creates text of paragraphs, each with a style of its own. The number of lines is that of the first style.
  package init(paragraphs: [TextParagraph]) {
    blocks = paragraphs.map(TextBlock.init)
    numberOfLines = paragraphs.first?.style.numberOfLines ?? 0
  }

  /// Creates text that has one style, and may contain line breaks.
  package convenience init(runs: [TextRun], style: TextStyle) {
    self.init(paragraphs: [TextParagraph(runs: runs, style: style)])
  }

  package convenience init(string: String, font: FontDescriptor, style: TextStyle = TextStyle()) {
    self.init(runs: [TextRun(string: string, font: font)], style: style)
  }

  package var string: String { blocks.count == 1 ? blocks[0].string : blocks.map(\.string).joined(separator: "\n") }

  var isEmpty: Bool { blocks.allSatisfy(\.string.isEmpty) }

  /// Whether runs have colours of their own.
  var isColored: Bool { blocks.contains { $0.runs.contains(where: \.isColored) } }

  /// A line with the block to which it belongs.
  struct Placed {
    var line: TextLine
    let block: TextBlock
    /// The number of bytes of the text in front of the block.
    let blockStart: Int
  }

  /// Arranges the lines for an area, and returns those that fit. The first line always does.
  func fit(into size: CGSize) -> [Placed] {
    var placed: [Placed] = []
    var top: CGFloat = 0
    var start = 0
    for (index, block) in blocks.enumerated() {
      if index > 0 {
        let former = blocks[index - 1].style
        top += former.lineSpacing + former.paragraph.spacingAfter + block.style.paragraph.spacingBefore
      }
      let remaining = numberOfLines > 0 ? numberOfLines - placed.count : .max
      guard remaining > 0 else { break }
      let maximum = block.style.isOneLine ? 1 : remaining
      let room = CGSize(width: size.width, height: size.height - top)
      let (lines, isComplete) = block.fit(into: room, maximum: maximum, needsLine: placed.isEmpty)
      for var line in lines {
        line.top += top
        placed.append(Placed(line: line, block: block, blockStart: start))
      }
      guard isComplete, let last = placed.last else { break }
      top = last.line.bottom
      // A line break is between two blocks.
      start += block.string.utf8.count + 1
    }
    return placed
  }
}
