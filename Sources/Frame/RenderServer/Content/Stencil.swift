// SPDX-License-Identifier: MIT
import X11

/// The coverage of a shape in a rectangle, divided into covered parts, uncovered parts, and the edges between them.
final class Stencil {
  let drawing: TextureDrawing
  /// The rectangle that the stencil describes.
  let area: PixelRect
  /// The completely covered rectangles. They do not overlap.
  let solid: [PixelRect]
  /// The partly covered rectangles. They do not overlap. The picture has valid pixels only here.
  let edges: [PixelRect]
  /// The coverage. Its origin is that of the area.
  let picture: Picture

  init(_ drawing: TextureDrawing, area: PixelRect, cells: StencilCells, picture: Picture) {
    self.drawing = drawing
    self.area = area
    self.picture = picture
    solid = cells.rects(where: .solid).map { $0.offsetBy(x: area.x, y: area.y).intersection(area) }
      .filter { !$0.isEmpty }
    edges = cells.rects(where: .edge).map { $0.offsetBy(x: area.x, y: area.y).intersection(area) }
      .filter { !$0.isEmpty }
  }

  func shows(_ drawing: TextureDrawing, in area: PixelRect) -> Bool {
    self.area.contains(area) && self.drawing == drawing
  }
}
