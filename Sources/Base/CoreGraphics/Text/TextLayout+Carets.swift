// SPDX-License-Identifier: MIT
import CCairo

// The positions of carets in a text of one line. Offsets count characters; positions are in points to the right of the
// line's left end.
extension TextLayout {
  /// Returns the position of a caret in front of a character, or behind the last one.
  package func caretPosition(before offset: Int) -> CGFloat {
    guard let line = naturalLine else { return 0 }
    var position: Int32 = 0
    pango_layout_line_index_to_x(line, Int32(clamping: bytes(before: offset)), 0, &position)
    return PangoUnits.points(position)
  }

  /// Returns the offset of the caret that is nearest to a position.
  package func characterOffset(nearestTo position: CGFloat) -> Int {
    guard let line = naturalLine else { return 0 }
    var (byte, trailing): (Int32, Int32) = (0, 0)
    pango_layout_line_x_to_index(line, PangoUnits.rounded(position), &byte, &trailing)
    let string = string
    let start = string.utf8.index(string.startIndex, offsetBy: Int(byte), limitedBy: string.endIndex)
    let offset = string.distance(from: string.startIndex, to: start ?? string.endIndex)
    return min(trailing > 0 ? offset + 1 : offset, string.count)
  }

  /// Returns the spans that characters take up, several if the text runs in both directions.
  package func spans(of characters: Range<Int>) -> [ClosedRange<CGFloat>] {
    guard !characters.isEmpty, let line = naturalLine else { return [] }
    var ends: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      line, Int32(clamping: bytes(before: characters.lowerBound)),
      Int32(clamping: bytes(before: characters.upperBound)), &ends, &count)
    guard let ends else { return [] }
    defer { g_free(ends) }
    return (0..<Int(count)).map { index in
      let (start, end) = (PangoUnits.points(ends[2 * index]), PangoUnits.points(ends[2 * index + 1]))
      return min(start, end)...max(start, end)
    }
  }

  /// Whether the line runs from right to left.
  package var runsRightToLeft: Bool {
    guard let line = naturalLine else { return false }
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }

  /// The first line in its full width.
  private var naturalLine: UnsafeMutablePointer<PangoLayoutLine>? {
    TextContext.update()
    return fit(into: CGSize(width: CGFloat.infinity, height: .infinity)).first?.line.line
  }

  /// The number of bytes in front of a character.
  func bytes(before offset: Int) -> Int {
    let string = string
    let index = string.index(string.startIndex, offsetBy: offset, limitedBy: string.endIndex) ?? string.endIndex
    return string.utf8.distance(from: string.startIndex, to: index)
  }
}
