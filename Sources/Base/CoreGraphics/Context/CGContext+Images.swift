// SPDX-License-Identifier: MIT
import CCairo

extension CGContext {
  /// Draws an image upright, scaled to fill `rect`.
  ///
  /// Draws nothing if `rect` is null or has no width or height. ``interpolationQuality`` chooses the filter.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, byTiling: false) }

  /// Draws an image scaled to fill `rect`, optionally repeated.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle of one copy, in user space.
  ///   - byTiling: Whether copies cover the whole clip. One of them fills `rect`.
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

  /// Paints `color` through the image's alpha. For template images.
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

  /// Returns a copy of the pixels drawn so far, or `nil` if the context does not draw into a bitmap.
  public func makeImage() -> CGImage? { bitmap?.makeImage() }

  /// The width of the bitmap in pixels, or 0 if the context does not draw into a bitmap.
  public var width: Int { bitmap?.width ?? 0 }

  /// The height of the bitmap in pixels, or 0 if the context does not draw into a bitmap.
  public var height: Int { bitmap?.height ?? 0 }

  /// The number of bytes from one row of the bitmap to the next, or 0 if the context does not draw into a bitmap.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  /// The number of bits of a colour component: 8, or 0 if the context does not draw into a bitmap.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

  /// The number of bits of a pixel: 32, or 0 if the context does not draw into a bitmap.
  public var bitsPerPixel: Int { bitmap == nil ? 0 : 32 }

  /// The colour space of the bitmap, or `nil` if the context does not draw into a bitmap.
  public var colorSpace: CGColorSpace? { bitmap.map { _ in CGColorSpaceCreateDeviceRGB() } }

  /// The layout of the bitmap's pixels, or an empty set if the context does not draw into a bitmap.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }

  /// The position of the opacity in the bitmap's pixels, or ``CGImageAlphaInfo/none`` if the context does not draw into
  /// a bitmap.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.info.alphaInfo ?? .none }

  /// The bitmap's memory in the byte order blue, green, red, alpha, or `nil` if the context does not draw into a
  /// bitmap.
  ///
  /// Reading the property completes pending drawing. The memory is valid for as long as the context exists.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return bitmap?.data
  }

  /// Completes pending drawing, so that the bitmap's memory can be read.
  public func flush() { cairo_surface_flush(cairo_get_target(cairo)) }
}

extension CGImage {
  /// Calls a closure with a pattern that fits the image into `rect`.
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
