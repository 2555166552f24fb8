// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

// Lists the parts of a layer, from back to front.
extension DisplayListBuilder {
  /// Lists the content of the layer before its own opacity is applied: its own parts and its sublayers, clipped and
  /// masked.
  func appendParts(
    of layer: SampledLayer, frame: PixelRect, clip: PixelRect, _ motion: Motion, to items: inout [DisplayItem]
  ) {
    let first = items.count
    if let transition = layer.transition {
      let inner = layer.masksToBounds ? clip.intersection(frame) : clip
      appendTransition(transition, of: layer, frame: frame, clip: inner, to: &items)
    } else if let raster = rasterBehindMask(of: layer, frameSize: frame.size) {
      let placement = PlaneTransform.translation(x: Double(frame.x), y: Double(frame.y))
      appendRaster(raster, of: layer.id, placement: placement, clip: clip, opacity: 1, to: &items)
    } else {
      appendUnmasked(layer, frame: frame, clip: clip, motion, to: &items)
    }
    if let mask = layer.links.mask, items.count > first {
      var maskItems: [DisplayItem] = []
      let context = self.context(inside: layer, frame: frame, clip: clip, isMoving: false)
      append(mask, in: context, to: &maskItems)
      append(Group(items.removeTail(from: first), mask: maskItems), of: layer.id, .masked, to: &items)
    }
    if let tint = layer.tint, items.count > first {
      var group = Group(items.removeTail(from: first))
      group.tint = tint
      append(group, of: layer.id, .tinted, to: &items)
    }
  }

  private func append(
    _ group: Group, of id: LayerID, _ role: DisplayItem.Role, to items: inout [DisplayItem]
  ) {
    if !group.bounds.isEmpty { items.append(DisplayItem(id, role, .group(group), rect: group.bounds)) }
  }

  private func context(
    inside layer: SampledLayer, frame: PixelRect, clip: PixelRect, isMoving: Bool
  ) -> SuperlayerContext {
    let bounds = layer.bounds
    return SuperlayerContext(
      origin: PixelPoint(x: frame.x - pixel(bounds.minX), y: frame.y - pixel(bounds.minY)), clip: clip,
      sublayerTransform: layer.hasSublayerTransform ? RenderTree.sublayerSpace(layer.state) : nil,
      localTime: layer.localTime, isMoving: isMoving)
  }

  func appendUnmasked(
    _ layer: SampledLayer, frame: PixelRect, clip: PixelRect, _ motion: Motion, to items: inout [DisplayItem]
  ) {
    let sublayers = layer.links.sublayers
    guard motion.movesSublayers, let still = stillPart(of: layer, frameSize: frame.size) else {
      return appendUnmasked(layer, sublayers[...], frame: frame, clip: clip, motion, to: &items)
    }
    let inner = layer.masksToBounds ? clip.intersection(frame) : clip
    let placement = PlaneTransform.translation(x: Double(frame.x), y: Double(frame.y))
    appendRaster(still.raster, of: layer.id, placement: placement, clip: inner, opacity: 1, to: &items)
    let context = self.context(inside: layer, frame: frame, clip: inner, isMoving: motion.movesSublayers)
    for id in sublayers.dropFirst(still.count) { append(id, in: context, to: &items) }
  }

  /// Lists a layer's own parts and some of its sublayers.
  func appendUnmasked(
    _ layer: SampledLayer, _ sublayers: ArraySlice<LayerID>, frame: PixelRect, clip: PixelRect, _ motion: Motion,
    to items: inout [DisplayItem]
  ) {
    let inner = layer.masksToBounds ? clip.intersection(frame) : clip
    guard !inner.isEmpty else { return }
    let outline = RoundedRect(frame: frame, layer.corners, scale: scale)
    let first = items.count
    let isTinted = appendBackdrop(of: layer, outline: outline, clip: clip, to: &items)
    let background = items.count
    if !isTinted { appendBackground(of: layer, outline: outline, clip: clip, to: &items) }
    let firstContent = items.count
    appendContent(of: layer, frame: frame, clip: inner, to: &items)
    let context = self.context(inside: layer, frame: frame, clip: inner, isMoving: motion.movesSublayers)
    append(sublayers, of: layer, in: context, to: &items)
    let isCut =
      layer.masksToBounds && !outline.corners.isEmpty
      && (items[first..<background].contains { outline.cuts($0) }
        || items[firstContent...].contains { outline.cuts($0) })
    // The group's corners cut the background, too.
    if isCut, firstContent > background, let color = layer.backgroundColor { items[background].drawing = .fill(color) }
    appendBorder(of: layer, outline: outline, isCut: isCut, clip: clip, to: &items)
    if isCut {
      let group = Group(items.removeTail(from: first), corners: outline)
      items.append(DisplayItem(layer.id, .clipped, .group(group), rect: group.bounds))
    }
  }

  // MARK: Backdrop, background and border

  /// Lists the content behind a layer, blurred. Returns whether it is tinted with the layer's background.
  private func appendBackdrop(
    of layer: SampledLayer, outline: RoundedRect, clip: PixelRect, to items: inout [DisplayItem]
  ) -> Bool {
    let radius = layer.backdropBlur
    guard radius > 0 else { return false }
    let rect = outline.frame.intersection(clip)
    guard !rect.isEmpty else { return false }
    let blur = BackdropBlur(sigma: Double(radius * scale))
    // If only the background has round corners, or hides the blur, it is drawn by itself.
    let tint =
      layer.masksToBounds || !outline.cuts(rect) ? layer.backgroundColor.flatMap { $0.alpha < 1 ? $0 : nil } : nil
    items.append(DisplayItem(layer.id, .backdrop, .backdrop(blur, tint: tint), rect: rect))
    return tint != nil
  }

  private func appendBackground(
    of layer: SampledLayer, outline: RoundedRect, clip: PixelRect, to items: inout [DisplayItem]
  ) {
    guard let color = layer.backgroundColor, color.alpha > 0 else { return }
    let rect = outline.frame.intersection(clip)
    guard !rect.isEmpty else { return }
    let drawing: Drawing = outline.cuts(rect) ? .roundedFill(outline, color) : .fill(color)
    items.append(DisplayItem(layer.id, .background, drawing, rect: rect))
  }

  private func appendBorder(
    of layer: SampledLayer, outline: RoundedRect, isCut: Bool, clip: PixelRect, to items: inout [DisplayItem]
  ) {
    let border = layer.border
    guard border.width > 0, let color = border.color, color.alpha > 0 else { return }
    let rect = outline.frame.intersection(clip)
    guard !rect.isEmpty else { return }
    let width = min(max(pixel(border.width), 1), max(outline.frame.width, outline.frame.height))
    let drawing = Drawing.border(outline, width: width, color, fillsCorners: isCut)
    items.append(DisplayItem(layer.id, .border, drawing, rect: rect))
  }

  // MARK: Contents

  private func appendContent(
    of layer: SampledLayer, frame: PixelRect, clip: PixelRect, to items: inout [DisplayItem]
  ) {
    if layer.hasGradient { appendGradient(of: layer, frame: frame, clip: clip, to: &items) }
    if layer.hasContents { appendContents(of: layer, frame: frame, clip: clip, to: &items) }
    if layer.hasShape { appendShape(of: layer, frame: frame, clip: clip, to: &items) }
  }

  private func appendGradient(
    of layer: SampledLayer, frame: PixelRect, clip: PixelRect, to items: inout [DisplayItem]
  ) {
    guard let gradient = layer.gradient, !gradient.colors.isEmpty, !frame.isEmpty else { return }
    // A gradient is drawn as the layer's background, and rounded in the same way.
    let local = RoundedRect(frame: PixelRect(frame.size), layer.corners, scale: scale)
    appendTexture(.gradient(gradient, shape: local), frame: frame, .gradient, of: layer, clip: clip, to: &items)
  }

  private func appendContents(
    of layer: SampledLayer, frame: PixelRect, clip: PixelRect, to items: inout [DisplayItem]
  ) {
    guard let contents = layer.contents, let texture = texture(contents, of: layer.state, frame: frame) else {
      return
    }
    // A drawing that is not stretched may be a pixel larger than the layer.
    let isFilled = layer.contentsLayout.gravity == .resize
    let rect = texture.frame.intersection(isFilled ? frame.intersection(clip) : clip)
    if !rect.isEmpty { items.append(DisplayItem(layer.id, .contents, .texture(texture), rect: rect)) }
  }

  private func appendShape(
    of layer: SampledLayer, frame: PixelRect, clip: PixelRect, to items: inout [DisplayItem]
  ) {
    guard let shape = layer.shape, let rect = pixelBounds(of: shape) else { return }
    let origin = layer.bounds.origin
    let moved = rect.offsetBy(x: frame.x - pixel(origin.x), y: frame.y - pixel(origin.y))
    appendTexture(
      .shape(shape, rect: rect, scale: scale), frame: moved, .shape, of: layer, clip: clip, to: &items)
  }

  private func appendTexture(
    _ source: TextureSource, frame: PixelRect, _ role: DisplayItem.Role, of layer: SampledLayer, clip: PixelRect,
    to items: inout [DisplayItem]
  ) {
    let rect = frame.intersection(clip)
    guard !rect.isEmpty else { return }
    items.append(DisplayItem(layer.id, role, .texture(TextureDrawing(source, frame: frame)), rect: rect))
  }

  /// Returns all pixels that a shape may change, relative to the origin of the layer's coordinates. Returns nil if it
  /// draws nothing.
  func pixelBounds(of shape: ShapeState) -> PixelRect? {
    let fills = (shape.fillColor?.alpha ?? 0) > 0
    let strokes = (shape.strokeColor?.alpha ?? 0) > 0 && shape.lineWidth > 0 && shape.strokeEnd > shape.strokeStart
    guard fills || strokes, let outline = shape.path?.boundingBox, !outline.isNull else { return nil }
    var overhang: CGFloat = 0
    if strokes {
      let spike = shape.lineJoin == .miter ? max(shape.miterLimit, 1) : 1
      overhang = shape.lineWidth / 2 * max(spike, 2.0.squareRoot())
    }
    // Antialiasing affects the pixels next to an edge.
    let rect = pixels(outline.insetBy(dx: -overhang, dy: -overhang)).inset(by: -1)
    return rect.isEmpty || rect.width > Self.maximumShapeExtent || rect.height > Self.maximumShapeExtent ? nil : rect
  }

  /// The largest side in pixels of a shape, limited by the size of a picture.
  private static var maximumShapeExtent: Int { 16_000 }
}

extension RoundedRect {
  /// Whether a corner cuts off part of an item or of one of the items in a fragment.
  fileprivate func cuts(_ item: DisplayItem) -> Bool {
    guard cuts(item.rect) else { return false }
    if case .fragment(let fragment) = item.drawing { return fragment.items.contains { cuts($0) } }
    return true
  }
}
