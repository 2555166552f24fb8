// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import RenderTree
import X11

/// Draws what casts a shadow with cairo, in pixels.
struct CoverageSource {
  func fill(_ rect: RoundedRect, on context: OpaquePointer) {
    let whole = GradientState(solid: .black)
    GradientPainter(whole, in: RoundedRect(sized: rect)).paint(onto: context)
  }

  func fill(_ caster: ShadowShape.Caster, on context: OpaquePointer) {
    switch caster {
    case .roundedRect(let rect): fill(rect, on: context)
    case .path(let path, let origin, let scale, _):
      cairo_translate(context, Double(origin.x), Double(origin.y))
      cairo_scale(context, scale, scale)
      path.append(to: context)
      cairo_fill(context)
    case .texture(let texture): fill(texture, on: context)
    }
  }

  private func fill(_ texture: TextureDrawing, on context: OpaquePointer) {
    let size = texture.source.pixelSize
    let part = texture.part
    let width = CGFloat(size.width) * part.width
    let height = CGFloat(size.height) * part.height
    cairo_rectangle(context, 0, 0, Double(texture.frame.width), Double(texture.frame.height))
    cairo_clip(context)
    cairo_scale(context, CGFloat(texture.frame.width) / width, CGFloat(texture.frame.height) / height)
    cairo_translate(context, -part.minX * CGFloat(size.width), -part.minY * CGFloat(size.height))
    switch texture.source {
    case .image(let image):
      image.withCairoSurface { surface in
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
      }
    case .recording(let recording, let scale):
      cairo_scale(context, scale, scale)
      recording.replay(onto: context)
    case .shape(let shape, let rect, let scale):
      cairo_translate(context, -Double(rect.x), -Double(rect.y))
      cairo_scale(context, scale, scale)
      ShapePainter(shape).paint(onto: context)
    case .gradient(let gradient, let shape): GradientPainter(gradient, in: shape).paint(onto: context)
    }
  }
}
