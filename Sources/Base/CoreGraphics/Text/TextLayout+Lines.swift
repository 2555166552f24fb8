// SPDX-License-Identifier: MIT
import CCairo

// The positions of carets in a text that is broken into lines at a width. Offsets count characters; positions are in points
// from the top left corner of the text. A caret between two lines of a paragraph belongs to the later one.
extension TextLayout {
  /// Returns the size of all lines, and their number. A text without characters has one line.
  package func extent(width: CGFloat) -> (size: CGSize, lineCount: Int) {
    let lines = lines(width)
    let widths = lines.map { $0.line.room($0.block.style, availableWidth: width) }
    return (CGSize(width: widths.max() ?? 0, height: lines.last?.line.bottom ?? 0), lines.count)
  }

  /// Returns the span from the top of a line to the top of the next one, or to the end of the text.
  package func verticalSpan(ofLine index: Int, width: CGFloat) -> ClosedRange<CGFloat> {
    let lines = lines(width)
    guard lines.indices.contains(index) else { return 0...0 }
    return Self.verticalSpan(ofLine: index, of: lines)
  }

  /// Returns the index of the line at a distance from the top, or of the nearest one.
  package func lineIndex(at y: CGFloat, width: CGFloat, height: CGFloat = .infinity) -> Int {
    let lines = lines(width, height)
    return lines.indices.first { y < Self.verticalSpan(ofLine: $0, of: lines).upperBound } ?? max(lines.count - 1, 0)
  }

  /// Returns the index of the line of a caret.
  package func lineIndex(ofCaretBefore offset: Int, width: CGFloat) -> Int {
    Self.lineIndex(ofByte: bytes(before: offset), of: lines(width))
  }

  /// Returns the offsets of the first and the last caret of a line.
  package func carets(inLine index: Int, width: CGFloat, height: CGFloat = .infinity) -> ClosedRange<Int> {
    let lines = lines(width, height)
    guard lines.indices.contains(index) else { return 0...0 }
    let start = characters(beforeByte: lines[index].bytes.lowerBound)
    let end = characters(beforeByte: lines[index].bytes.upperBound)
    let isWrapped = index + 1 < lines.count && lines[index + 1].bytes.lowerBound == lines[index].bytes.upperBound
    return start...max(isWrapped ? end - 1 : end, start)
  }

  /// Returns the rectangle of a caret without width, as high as its line.
  package func caretRect(before offset: Int, width: CGFloat) -> CGRect {
    let (lines, byte) = (lines(width), bytes(before: offset))
    guard !lines.isEmpty else { return .zero }
    let placed = lines[Self.lineIndex(ofByte: byte, of: lines)]
    var position: Int32 = 0
    pango_layout_line_index_to_x(placed.line.line, Int32(clamping: byte - placed.blockStart), 0, &position)
    let x = placed.line.start(placed.block.style, availableWidth: width) + PangoUnits.points(position)
    return CGRect(x: x, y: placed.line.top, width: 0, height: placed.line.height)
  }

  /// Returns the offset of the caret in a line that is nearest to a distance from the left edge.
  package func characterOffset(
    inLine index: Int, nearestTo x: CGFloat, width: CGFloat, height: CGFloat = .infinity
  ) -> Int {
    let lines = lines(width, height)
    guard lines.indices.contains(index) else { return 0 }
    let start = lines[index].line.start(lines[index].block.style, availableWidth: width)
    var (byte, trailing): (Int32, Int32) = (0, 0)
    pango_layout_line_x_to_index(lines[index].line.line, PangoUnits.rounded(x - start), &byte, &trailing)
    let offset = characters(beforeByte: lines[index].blockStart + Int(byte)) + (trailing > 0 ? 1 : 0)
    let carets = carets(inLine: index, width: width, height: height)
    return min(max(offset, carets.lowerBound), carets.upperBound)
  }

  /// Returns the rectangles that characters take up. Where a selection continues in the next line, its rectangle extends to
  /// the edge.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - includesBreak: Whether the line break behind the text is selected, too.
  ///   - width: The width of the area.
  ///   - height: The height of the area. Characters in lines that do not fit have no rectangles.
  package func rects(
    of characters: Range<Int>, includesBreak: Bool, width: CGFloat, height: CGFloat = .infinity
  ) -> [CGRect] {
    let lines = lines(width, height)
    let selected = bytes(before: characters.lowerBound)..<bytes(before: characters.upperBound)
    return lines.indices.flatMap { index -> [CGRect] in
      let own = lines[index].bytes
      let isLast = index == lines.count - 1
      let reachesEnd = selected.lowerBound <= own.upperBound && selected.upperBound > own.upperBound
      let continues = isLast ? includesBreak : reachesEnd
      let spans = lines[index].spans(ofBytes: selected.clamped(to: own), width: width, reachesEdge: continues)
      let vertical = Self.verticalSpan(ofLine: index, of: lines)
      return spans.map { span in
        CGRect(
          x: span.lowerBound, y: vertical.lowerBound, width: span.upperBound - span.lowerBound,
          height: vertical.upperBound - vertical.lowerBound)
      }
    }
  }

  // MARK: Lines

  private func lines(_ width: CGFloat, _ height: CGFloat = .infinity) -> [Placed] {
    TextContext.update()
    return fit(into: CGSize(width: width, height: height))
  }

  private static func verticalSpan(ofLine index: Int, of lines: [Placed]) -> ClosedRange<CGFloat> {
    let top = lines[index].line.top
    return top...max(index + 1 < lines.count ? lines[index + 1].line.top : lines[index].line.bottom, top)
  }

  private static func lineIndex(ofByte byte: Int, of lines: [Placed]) -> Int {
    lines.lastIndex { $0.bytes.lowerBound <= byte } ?? 0
  }

  private func characters(beforeByte byte: Int) -> Int {
    let string = string
    let index = string.utf8.index(string.startIndex, offsetBy: byte, limitedBy: string.endIndex)
    return string.distance(from: string.startIndex, to: index ?? string.endIndex)
  }
}

extension TextLayout.Placed {
  /// The bytes of the line in the whole text.
  fileprivate var bytes: Range<Int> {
    let start = blockStart + Int(line.line.pointee.start_index)
    return start..<start + Int(line.line.pointee.length)
  }

  /// Returns the horizontal spans that bytes of the line take up, from left to right.
  fileprivate func spans(ofBytes bytes: Range<Int>, width: CGFloat, reachesEdge: Bool) -> [ClosedRange<CGFloat>] {
    let start = line.start(block.style, availableWidth: width)
    let isWhole = bytes == self.bytes && !bytes.isEmpty
    // Pango's coordinates start at an edge that depends on the alignment.
    let origin = ranges(ofBytes: self.bytes).map(\.lowerBound).min() ?? 0
    let ranges = isWhole ? [origin...origin + line.width] : ranges(ofBytes: bytes)
    var spans = ranges.map { $0.lowerBound - origin + start...$0.upperBound - origin + start }
      .sorted { $0.lowerBound < $1.lowerBound }
    guard reachesEdge, width.isFinite else { return spans }
    if pango_layout_line_get_resolved_direction(line.line) == PANGO_DIRECTION_RTL {
      let edge = spans.isEmpty ? start + line.width : spans.removeFirst().upperBound
      spans.insert(min(0, edge)...edge, at: 0)
    } else {
      let isAtEnd = bytes.lowerBound > self.bytes.lowerBound
      let edge = spans.isEmpty ? (isAtEnd ? start + line.width : start) : spans.removeLast().lowerBound
      spans.append(edge...max(edge, width))
    }
    return spans
  }

  private func ranges(ofBytes bytes: Range<Int>) -> [ClosedRange<CGFloat>] {
    guard !bytes.isEmpty else { return [] }
    var ends: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      line.line, Int32(clamping: bytes.lowerBound - blockStart), Int32(clamping: bytes.upperBound - blockStart), &ends,
      &count)
    guard let ends else { return [] }
    defer { g_free(ends) }
    return (0..<Int(count)).map { index in
      let (start, end) = (PangoUnits.points(ends[2 * index]), PangoUnits.points(ends[2 * index + 1]))
      return min(start, end)...max(start, end)
    }
  }
}
