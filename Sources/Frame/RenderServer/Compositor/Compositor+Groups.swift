// SPDX-License-Identifier: MIT
import X11

// Draws groups: into a picture of their own, which is clipped, masked and transformed.
extension Compositor {
  func draw(_ group: Group, in rect: PixelRect, _ blending: Blending, on canvas: Canvas) {
    let offset = group.placement.pixelOffset
    if let offset, group.corners == nil, group.mask == nil, group.tint == nil, group.items.count == 1,
      group.items[0].fadesAlone || blending.isPlain
    {
      drawAlone(group.items[0], offset: PixelPoint(x: offset.x, y: offset.y), in: rect, blending, on: canvas)
      return
    }
    if !group.placement.isAffine, group.corners == nil, group.mask == nil, group.tint == nil,
      let color = group.items.plainShape?.uniformColor
    {
      return fill(color, group.items[0].rect, under: group.placement, in: rect, blending, on: canvas)
    }
    if drawStencilled(group, in: rect, blending, on: canvas) { return }
    if offset == nil, drawShaded(group, in: rect, blending, on: canvas) { return }
    if offset == nil, drawFlattened(group, in: rect, blending, on: canvas) { return }
    let area = offset.map { rect.offsetBy(x: -$0.x, y: -$0.y).intersection(group.bounds) } ?? group.bounds
    guard !area.isEmpty, area.width <= Pixmap.maximumExtent, area.height <= Pixmap.maximumExtent else { return }
    let isOpaque = group.opaqueRect.contains(area)
    scratch.with(area.size, exactly: offset == nil, depth: isOpaque ? 24 : 32) { picture in
      let behind = group.readsBackdrop && group.placement.isAffine ? Canvas.Behind(canvas, group.placement) : nil
      let inner = Canvas(picture: picture, bounds: area, behind: behind)
      draw(group.items, on: inner, area: area, base: .clear)
      finish(group, in: area, on: inner)
      let levels = PictureLevels(connection: connection, picture: picture, size: area.size, isOpaque: isOpaque)
      let image = FlatImage(
        levels: levels, bounds: area, opaqueRect: group.opaqueRect.intersection(area), placement: group.placement)
      draw(image, in: rect, blending, on: canvas)
    }
  }

  /// Draws a group of one item, which needs no picture of its own.
  private func drawAlone(
    _ item: DisplayItem, offset: PixelPoint, in rect: PixelRect, _ blending: Blending, on canvas: Canvas
  ) {
    var item = item
    item.opacity *= blending.opacity
    item.isAdditive = item.isAdditive || blending.isAdditive
    let area = rect.offsetBy(x: -offset.x, y: -offset.y).intersection(item.rect)
    if !area.isEmpty { draw(item, in: area, on: canvas.moved(by: offset)) }
  }

  /// Draws a scaled or turned group that ends in shades, such as a page that darkens while it turns: first the group without
  /// them, then each in the group's plane. That only takes the pixels that are visible, and the group may be flattened. At
  /// the partly covered pixels of its outline, a shade also darkens what is behind by its coverage.
  ///
  /// - Returns: Whether it was drawn. If not, nothing has changed.
  private func drawShaded(_ group: Group, in rect: PixelRect, _ blending: Blending, on canvas: Canvas) -> Bool {
    guard blending.isPlain, let (base, shades) = group.splitShades else { return false }
    draw(base, in: rect, blending, on: canvas)
    for color in shades { fill(color, group.bounds, under: group.placement, in: rect, .plain, on: canvas) }
    return true
  }

  /// Draws the group if all of it is a flattened picture.
  ///
  /// - Returns: Whether it was drawn. If not, nothing has changed.
  private func drawFlattened(_ group: Group, in rect: PixelRect, _ blending: Blending, on canvas: Canvas) -> Bool {
    guard let raster = group.wholeRaster else { return false }
    let image = FlatImage(
      levels: painted(raster), bounds: group.bounds, opaqueRect: group.opaqueRect, placement: group.placement)
    draw(image, in: rect, blending, on: canvas)
    return true
  }

  /// Colours the drawn items of a group, and cuts them to its shape.
  func finish(_ group: Group, in area: PixelRect, on canvas: Canvas) {
    if let tint = group.tint { canvas.picture.fill(.sourceIn, PictureColor(tint), canvas.convert(area)) }
    if let corners = group.corners { cut(corners, in: area, on: canvas) }
    if let mask = group.mask { apply(mask, in: area, on: canvas) }
  }

  private func apply(_ mask: [DisplayItem], in area: PixelRect, on canvas: Canvas) {
    scratch.with(area.size) { picture in
      picture.setUnscaled()
      let inner = Canvas(picture: picture, bounds: area)
      draw(mask, on: inner, area: area, base: .clear)
      canvas.picture.composite(.destinationIn, source: picture, into: canvas.convert(area))
    }
  }

  // MARK: Finished pictures

  func draw(_ image: FlatImage, in rect: PixelRect, _ blending: Blending, on canvas: Canvas) {
    if let offset = image.placement.pixelOffset {
      drawMoved(image, offset: PixelPoint(x: offset.x, y: offset.y), in: rect, blending, on: canvas)
    } else {
      drawTurned(image, in: rect, blending, on: canvas)
    }
  }

  /// Opaque pixels are copied.
  private func drawMoved(
    _ image: FlatImage, offset: PixelPoint, in rect: PixelRect, _ blending: Blending, on canvas: Canvas
  ) {
    let bounds = image.bounds.offsetBy(x: offset.x, y: offset.y)
    let part = bounds.intersection(rect)
    let opaque = image.opaqueRect.offsetBy(x: offset.x, y: offset.y).intersection(part)
    image.picture.setUnscaled()
    func copy(_ rect: PixelRect, isOpaque: Bool) {
      canvas.picture.composite(
        blending.operation(isOpaque: isOpaque), source: image.picture, sourceX: rect.x - bounds.x,
        sourceY: rect.y - bounds.y, mask: mask(blending), into: canvas.convert(rect))
    }
    guard blending.isPlain, !opaque.isEmpty else { return copy(part, isOpaque: false) }
    copy(opaque, isOpaque: true)
    for rest in part.parts(around: opaque) { copy(rest, isOpaque: false) }
  }
}
