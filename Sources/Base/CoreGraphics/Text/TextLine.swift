// SPDX-License-Identifier: MIT
import CCairo

/// A line of a block, valid until the block's layout changes. In points from the block's top left corner.
struct TextLine {
  let line: UnsafeMutablePointer<PangoLayoutLine>
  var top: CGFloat
  let height: CGFloat
  /// The distance from the top to the baseline.
  let ascent: CGFloat
  /// The height that the fonts give the line.
  let naturalHeight: CGFloat
  let width: CGFloat
  /// The kerning outside of the first and the last character. Pango leaves it out of a line's width, but not when it
  /// breaks lines.
  var outerKern: CGFloat = 0
  /// The distance from the leading margin of the area.
  let indent: CGFloat

  var bottom: CGFloat { top + height }
  var baseline: CGFloat { top + ascent }

  /// Creates the line at the iterator's position.
  init?(at iterator: OpaquePointer, top: CGFloat, index: Int, style: TextStyle) {
    guard let line = pango_layout_iter_get_line_readonly(iterator) else { return nil }
    var extents = PangoRectangle()
    pango_layout_iter_get_line_extents(iterator, nil, &extents)
    self.line = line
    self.top = top
    // Without any font, Pango's extents are undefined, and their sum may not fit in an integer.
    naturalHeight = PangoUnits.points(extents.height)
    height = style.paragraph.lineHeight.height(natural: naturalHeight)
    let naturalAscent = PangoUnits.points(pango_layout_iter_get_baseline(iterator)) - PangoUnits.points(extents.y)
    ascent = naturalAscent + height - naturalHeight
    width = PangoUnits.points(extents.width)
    indent = style.paragraph.indent(ofLine: index)
  }

  /// Returns the width that the line needs between the margins of an area, with as much of the outer kerning as fits.
  func room(_ style: TextStyle, availableWidth: CGFloat) -> CGFloat {
    let room = indent + width + max(-style.paragraph.tailIndent, 0)
    return max(room, min(room + outerKern, availableWidth))
  }

  /// Returns the distance from the left margin at which the line starts in an area of width `availableWidth`.
  func start(_ style: TextStyle, availableWidth: CGFloat) -> CGFloat {
    guard availableWidth.isFinite else { return indent }
    let end = style.paragraph.end(in: availableWidth)
    switch style.alignment {
    case .left: return indent
    case .center: return indent + (end - indent - width) / 2
    case .right: return end - width
    case .natural, .justified:
      let direction = pango_layout_line_get_resolved_direction(line)
      return direction == PANGO_DIRECTION_RTL ? availableWidth - indent - width : indent
    }
  }
}
