// SPDX-License-Identifier: MIT
import CCairo

extension CGContext {
  /// Draws the image upright into `rect`, stretching it.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, byTiling: false) }

  /// With `byTiling`, repeats the image all over the clip, one copy lying in `rect`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard rect.width != 0, rect.height != 0, !rect.isNull else { return }
    paint { cairo in
      image.withPattern(in: rect, filter: state.interpolationQuality.cairoFilter, tiles: byTiling) { pattern in
        cairo_save(cairo)
        if !byTiling {
          cairo_new_path(cairo)
          cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
          cairo_clip(cairo)
        }
        cairo_set_source(cairo, pattern)
        cairo_paint_with_alpha(cairo, state.alpha)
        cairo_restore(cairo)
      }
    }
  }

  /// Paints `color` through the image's alpha, for template images.
  package func fill(_ color: CGColor, throughAlphaOf image: CGImage, in rect: CGRect) {
    guard rect.width != 0, rect.height != 0, !rect.isNull else { return }
    paint { cairo in
      image.withPattern(in: rect, filter: state.interpolationQuality.cairoFilter, tiles: false) { pattern in
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(cairo)
        color.setSource(of: cairo, alpha: state.alpha)
        cairo_mask(cairo, pattern)
        cairo_restore(cairo)
      }
    }
  }

  // MARK: Bitmaps

  /// What has been drawn so far; nil unless this draws into a bitmap.
  public func makeImage() -> CGImage? { bitmap?.makeImage() }

  /// In pixels; zero unless this draws into a bitmap.
  public var width: Int { bitmap?.width ?? 0 }
  /// In pixels; zero unless this draws into a bitmap.
  public var height: Int { bitmap?.height ?? 0 }
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  public var bitsPerPixel: Int { bitmap == nil ? 0 : 32 }
  public var colorSpace: CGColorSpace? { bitmap.map { _ in CGColorSpaceCreateDeviceRGB() } }
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
  public var alphaInfo: CGImageAlphaInfo { bitmap?.info.alphaInfo ?? .none }

  /// The pixels, as BGRA; nil unless this draws into a bitmap. They live as long as the context does.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return bitmap?.data
  }

  /// Completes the drawing, so that the target's memory can be read.
  public func flush() { cairo_surface_flush(cairo_get_target(cairo)) }
}

extension CGImage {
  /// Lends a pattern that lays the image into `rect`.
  fileprivate func withPattern(
    in rect: CGRect, filter: cairo_filter_t, tiles: Bool, _ body: (OpaquePointer) -> Void
  ) {
    withCairoSurface { surface in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      let (scaleX, scaleY) = (CGFloat(width) / rect.width, CGFloat(height) / rect.height)
      var matrix = cairo_matrix_t(
        xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -rect.minX * scaleX, y0: -rect.minY * scaleY)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, filter)
      cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      body(pattern)
    }
  }
}
