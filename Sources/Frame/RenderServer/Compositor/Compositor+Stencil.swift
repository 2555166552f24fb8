// SPDX-License-Identifier: MIT
import X11

// Draws groups that are masked by a shape. Where the shape covers them completely they are copied; they are masked only
// along the shape's edges.
extension Compositor {
  /// Draws the group if its mask is a shape.
  ///
  /// - Returns: Whether it was drawn. If not, nothing has changed.
  func drawStencilled(_ group: Group, in rect: PixelRect, _ blending: Blending, on canvas: Canvas) -> Bool {
    guard let offset = group.placement.pixelOffset, let drawing = group.shapeMask, group.corners == nil,
      group.tint == nil, !group.readsBackdrop, blending.opacity >= 1
    else { return false }
    let area = rect.offsetBy(x: -offset.x, y: -offset.y).intersection(group.bounds)
    guard !area.isEmpty, area.width <= Self.maximumStencilExtent, area.height <= Self.maximumStencilExtent else {
      return area.isEmpty
    }
    let stencil = stencils.stencil(for: drawing, in: area)
    let moved = canvas.moved(by: PixelPoint(x: offset.x, y: offset.y))
    let visible = stencil.bounds.intersection(area)
    guard !visible.isEmpty else { return true }
    withPicture(of: group, area: visible) { picture, origin, opaque in
      draw(picture, at: origin, opaque: opaque, through: stencil, in: visible, blending, on: moved)
    }
    return true
  }

  /// The largest side in pixels of a stencil, whose coverage is an array in memory. Larger than any screen.
  private static let maximumStencilExtent = 8192

  /// Calls `body` with the picture of the group before it is masked: that of a flattened subtree, or one made for this
  /// frame.
  private func withPicture(
    of group: Group, area: PixelRect, _ body: (_ picture: Picture, _ origin: PixelPoint, _ opaque: PixelRect) -> Void
  ) {
    if group.items.count == 1, case .raster(let raster, let placement) = group.items[0].drawing,
      let offset = placement.pixelOffset, group.items[0].opacity >= 1, group.items[0].rect.contains(area)
    {
      let bounds = raster.bounds.offsetBy(x: offset.x, y: offset.y)
      let opaque = raster.opaqueRect.offsetBy(x: offset.x, y: offset.y)
      return body(painted(raster).picture, PixelPoint(x: bounds.x, y: bounds.y), opaque)
    }
    scratch.with(area.size) { picture in
      let origin = PixelPoint(x: area.x, y: area.y)
      let inner = Canvas(picture: picture, bounds: area)
      draw(group.items, on: inner, area: area, base: .clear)
      body(picture, origin, group.items.largestOpaqueRect)
    }
  }

  private func draw(
    _ picture: Picture, at origin: PixelPoint, opaque: PixelRect, through stencil: Stencil, in area: PixelRect,
    _ blending: Blending, on canvas: Canvas
  ) {
    picture.setUnscaled()
    func copy(_ rect: PixelRect, _ operation: PictureOperator, mask: Picture?) {
      canvas.picture.composite(
        operation, source: picture, sourceX: rect.x - origin.x, sourceY: rect.y - origin.y, mask: mask,
        maskX: rect.x - stencil.area.x, maskY: rect.y - stencil.area.y, into: canvas.convert(rect))
    }
    for rect in stencil.solid {
      let rect = rect.intersection(area)
      copy(rect, blending.operation(isOpaque: opaque.contains(rect)), mask: nil)
    }
    for rect in stencil.edges {
      copy(rect.intersection(area), blending.operation(isOpaque: false), mask: stencil.picture)
    }
  }
}

extension Stencil {
  /// The bounds of everything that is covered, completely or partly.
  fileprivate var bounds: PixelRect { (solid + edges).reduce(.empty) { $0.union($1) } }
}

extension Group {
  /// The mask, if it is only a shape in its own pixels.
  fileprivate var shapeMask: TextureDrawing? {
    guard let mask, mask.count == 1, mask[0].opacity >= 1, !mask[0].isAdditive,
      case .texture(let drawing) = mask[0].drawing, case .shape = drawing.source, drawing.isUnscaled
    else { return nil }
    return drawing
  }
}
