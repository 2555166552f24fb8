// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import X11

extension ShadowShape.Caster {
  /// Paints the caster of the shadow, with the top left of its bounds at the origin of a `cairo_t` whose units are
  /// pixels.
  func paint(onto context: OpaquePointer) {
    switch self {
    case .roundedRect(let rect):
      rect.append(to: context)
      cairo_fill(context)
    case .path(let path, let origin, let scale, let bounds):
      cairo_translate(context, Double(origin.x - bounds.x), Double(origin.y - bounds.y))
      cairo_scale(context, scale, scale)
      path.append(to: context)
      cairo_fill(context)
    case .texture(let texture): texture.paint(onto: context)
    }
  }
}

extension TextureDrawing {
  fileprivate func paint(onto context: OpaquePointer) {
    let size = source.pixelSize
    let (width, height) = (CGFloat(size.width), CGFloat(size.height))
    cairo_rectangle(context, 0, 0, Double(frame.width), Double(frame.height))
    cairo_clip(context)
    cairo_scale(
      context, CGFloat(frame.width) / (width * part.width), CGFloat(frame.height) / (height * part.height))
    cairo_translate(context, -part.minX * width, -part.minY * height)
    source.paint(onto: context)
  }
}

extension TextureSource {
  /// Paints the source in its own pixels.
  func paint(onto context: OpaquePointer) {
    switch self {
    case .image(let image):
      image.withCairoSurface { surface in
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
      }
    case .recording(let recording, let scale):
      if recording.scale == scale {
        recording.replayUnits(onto: context)
      } else {
        cairo_scale(context, scale, scale)
        recording.replay(onto: context)
      }
    case .shape(let shape, let rect, let scale):
      cairo_translate(context, -Double(rect.x), -Double(rect.y))
      cairo_scale(context, scale, scale)
      ShapePainter(shape).paint(onto: context)
    case .gradient(let gradient, let shape): GradientPainter(gradient, in: shape).paint(onto: context)
    }
  }
}
