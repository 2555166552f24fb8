// SPDX-License-Identifier: MIT
import X11

/// The coverage of a shape in a rectangle, sorted into what is covered, what is not, and the edges in between.
final class Stencil {
  let drawing: TextureDrawing
  /// Of which it tells.
  let area: PixelRect
  /// Wholly covered; without overlap.
  let solid: [PixelRect]
  /// Partly covered; without overlap. Only here has the picture pixels.
  let edges: [PixelRect]
  /// Coverage; its origin lies at that of the area.
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
