// SPDX-License-Identifier: MIT
import CCairo

/// The blurred alpha of a drawing.
final class ShadowMask {
  /// The mask, an A8 image surface.
  let surface: OpaquePointer

  /// Returns the distance from the shape at which a blur of `deviation` is still visible.
  static func reach(deviation: CGFloat) -> CGFloat { (3 * deviation).rounded(.up) }

  /// The largest number of pixels of a mask. If a shadow needs more, it is left out.
  private static let maximumPixels: CGFloat = 64_000_000

  init?(of drawing: OpaquePointer, area: CGRect, resolution: CGFloat, deviation: CGFloat) {
    let width = Int32(clamping: (area.width * resolution).rounded(.up))
    let height = Int32(clamping: (area.height * resolution).rounded(.up))
    guard area.width * area.height * resolution * resolution <= Self.maximumPixels,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height),
      let cairo = cairo_create(surface)
    else { return nil }
    self.surface = surface
    cairo_scale(cairo, resolution, resolution)
    cairo_set_source_surface(cairo, drawing, -area.minX, -area.minY)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    if let data = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      let pixels = UnsafeMutableBufferPointer(start: data, count: stride * Int(height))
      GaussianBlur(deviation: deviation * resolution).apply(
        to: pixels, width: Int(width), height: Int(height), stride: stride)
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}
