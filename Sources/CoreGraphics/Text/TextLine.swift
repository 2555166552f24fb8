// SPDX-License-Identifier: MIT
import CCairo

/// A line of a layout, valid until the layout changes. In points from the layout's top left corner.
struct TextLine {
  let line: UnsafeMutablePointer<PangoLayoutLine>
  let top: CGFloat
  let bottom: CGFloat
  let baseline: CGFloat
  let width: CGFloat

  /// Creates the line at the iterator's position.
  init?(at iterator: OpaquePointer) {
    guard let line = pango_layout_iter_get_line_readonly(iterator) else { return nil }
    var extents = PangoRectangle()
    pango_layout_iter_get_line_extents(iterator, nil, &extents)
    self.line = line
    top = PangoUnits.points(extents.y)
    // Without any font, Pango's extents are undefined, and their sum may not fit in an integer.
    bottom = top + PangoUnits.points(extents.height)
    baseline = PangoUnits.points(pango_layout_iter_get_baseline(iterator))
    width = PangoUnits.points(extents.width)
  }

  /// Returns the distance from the left margin at which the line starts in an area of width `availableWidth`.
  func indent(_ alignment: TextAlignment, availableWidth: CGFloat) -> CGFloat {
    guard availableWidth.isFinite else { return 0 }
    switch alignment {
    case .left: return 0
    case .center: return (availableWidth - width) / 2
    case .right: return availableWidth - width
    case .natural, .justified:
      let direction = pango_layout_line_get_resolved_direction(line)
      return direction == PANGO_DIRECTION_RTL ? availableWidth - width : 0
    }
  }
}
