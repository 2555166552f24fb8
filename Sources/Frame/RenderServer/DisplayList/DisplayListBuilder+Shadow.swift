// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

extension DisplayListBuilder {
  func appendShadow(of layer: SampledLayer, frame: PixelRect, clip: PixelRect, to items: inout [DisplayItem]) {
    // A layer that is clipped to its bounds casts no shadow outside them.
    guard layer.hasShadow, !layer.masksToBounds else { return }
    let shadow = layer.shadow
    guard let color = shadow.color, color.alpha > 0, let caster = caster(of: layer.state, frame: frame) else { return }
    let shape = ShadowShape(
      caster: caster,
      offset: PixelPoint(x: pixel(shadow.offset.width), y: pixel(shadow.offset.height)),
      sigma: max(shadow.radius, 0) * scale)
    let rect = shape.bounds.intersection(clip)
    guard !rect.isEmpty, shape.isDrawable else { return }
    var shaded = color
    shaded.alpha *= min(shadow.opacity, 1)
    items.append(DisplayItem(layer.id, .shadow, .shadow(shape, shaded), rect: rect))
  }

  /// Returns the shadow's own path, or the part of the layer that casts the shadow.
  private func caster(of state: LayerState, frame: PixelRect) -> ShadowShape.Caster? {
    let origin = PixelPoint(x: frame.x - pixel(state.bounds.minX), y: frame.y - pixel(state.bounds.minY))
    if let path = state.shadow.path {
      let bounds = path.boundingBox
      guard !bounds.isNull else { return nil }
      var rect = CGRect.zero
      if path.isRect(&rect) {
        return .roundedRect(RoundedRect(frame: pixels(rect).offsetBy(x: origin.x, y: origin.y), radius: 0))
      }
      let around = pixels(bounds).inset(by: -1).offsetBy(x: origin.x, y: origin.y)
      return .path(path, origin: origin, scale: scale, bounds: around)
    }
    let isFilled = (state.backgroundColor?.alpha ?? 0) > 0 || (state.gradient?.colors.isEmpty == false)
    if isFilled {
      guard !frame.isEmpty else { return nil }
      return .roundedRect(RoundedRect(frame: frame, state.corners, scale: scale))
    }
    if let shape = state.shape, let rect = pixelBounds(of: shape) {
      return .texture(
        TextureDrawing(.shape(shape, rect: rect, scale: scale), frame: rect.offsetBy(x: origin.x, y: origin.y)))
    }
    return state.contents.flatMap { texture($0, of: state, frame: frame) }.map { .texture($0) }
  }
}
