// SPDX-License-Identifier: MIT
import CCairo

/// A pattern that breaks up the bands of a translucent gradient.
///
/// The server multiplies the 256 steps of a gradient's alpha by the opacity of its layer. A weak shade that covers a page
/// has a few steps left, each a band of many pixels. The pattern takes up to `depth` steps away, in proportion to the alpha,
/// so that neighbouring pixels round to different sides.
enum Dither {
  /// The side of the pattern in pixels.
  private static let side = 8
  /// The number of steps of 255. The value is a choice: an eighth of the opacity of most shades, so that a step remains
  /// after the multiplication.
  private static let depth = 8

  /// The pattern: the thresholds of ordered dithering (Bayer, 1973). The bits of each are those of x and x ⊕ y in turn, in
  /// reverse.
  private static let steps: [UInt8] = (0..<side * side).map { index in
    let (x, y) = (index % side, index / side)
    let threshold = (0..<3).reduce(0) { value, bit in
      value | ((x ^ y) >> bit & 1) << (5 - 2 * bit) | (y >> bit & 1) << (4 - 2 * bit)
    }
    return UInt8(threshold * depth / (side * side))
  }

  /// Applies the pattern to all that has been painted within the clip, in pixels.
  static func apply(to context: OpaquePointer) {
    var steps = steps
    steps.withUnsafeMutableBufferPointer { bytes in
      guard
        let surface = cairo_image_surface_create_for_data(
          bytes.baseAddress, CAIRO_FORMAT_A8, Int32(side), Int32(side), Int32(side)),
        let pattern = cairo_pattern_create_for_surface(surface)
      else { return }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
      cairo_save(context)
      cairo_identity_matrix(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      cairo_set_source(context, pattern)
      cairo_paint(context)
      cairo_restore(context)
      cairo_pattern_destroy(pattern)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
