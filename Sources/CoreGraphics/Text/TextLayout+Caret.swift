// SPDX-License-Identifier: MIT
import CCairo

extension TextLayout {
  /// Returns the position between characters nearest to `point`, in a layout drawn in a rectangle of `size` at the
  /// origin.
  package func index(at point: CGPoint, in size: CGSize) -> String.Index {
    let text = string
    guard !text.isEmpty, let line = lineNearest(to: point.y, in: size) else { return text.startIndex }
    let x = point.x - line.indent(style.alignment, roomWidth: size.width)
    var (offset, trailing) = (Int32(0), Int32(0))
    pango_layout_line_x_to_index(line.line, PangoUnits.rounded(x), &offset, &trailing)
    let leading = text.utf8.index(text.startIndex, offsetBy: min(Int(offset), text.utf8.count))
    let character = text.unicodeScalars.index(leading, offsetBy: Int(trailing), limitedBy: text.endIndex)
    return character ?? text.endIndex
  }

  /// Returns the rectangle of a caret before `index`, which has no width and the height of its line.
  package func caretRect(at index: String.Index, in size: CGSize) -> CGRect {
    let text = string
    let offset = text.utf8.distance(from: text.startIndex, to: index)
    let lines = fit(into: size)
    guard let line = lines.last(where: { Int($0.line.pointee.start_index) <= offset }) ?? lines.first else {
      return .zero
    }
    var x = Int32(0)
    pango_layout_line_index_to_x(line.line, Int32(offset), 0, &x)
    let left = line.indent(style.alignment, roomWidth: size.width) + PangoUnits.points(x)
    return CGRect(x: left, y: line.top, width: 0, height: line.bottom - line.top)
  }

  private func lineNearest(to y: CGFloat, in size: CGSize) -> TextLine? {
    let lines = fit(into: size)
    return lines.first { y < $0.bottom } ?? lines.last
  }
}
