// SPDX-License-Identifier: MIT
import CCairo
import Diagnostics

/// A recording of what a `draw(in:)` drew, which can be replayed at any scale and on any thread.
///
/// The recording surface is complete when this object is created, and is only read afterwards. Cairo's recordings may
/// be replayed by one thread at a time, and only the render thread does so.
package final class DrawingRecording: @unchecked Sendable {
  /// The size in points.
  package let size: CGSize
  /// The number of the recording's units per point: the scale of the display for which it was recorded.
  package let scale: CGFloat
  package let surface: OpaquePointer

  /// Takes over the reference to `surface`, a cairo recording surface with `scale` units per point.
  package init(size: CGSize, scale: CGFloat = 1, takingOver surface: OpaquePointer) {
    self.size = size
    self.scale = scale
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  /// Records what `draw` draws within `size` points.
  ///
  /// If the recording is replayed at the same `scale`, it need not be transformed, and the X server can do all of the
  /// drawing.
  package static func record(size: CGSize, scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> DrawingRecording {
    require(scale > 0, "DrawingRecording: the scale must be positive; 1 records one unit per point")
    var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
      fatalError("DrawingRecording: out of memory")
    }
    draw(CGContext(surface: surface, scale: scale))
    cairo_surface_flush(surface)
    return DrawingRecording(size: size, scale: scale, takingOver: surface)
  }

  /// Returns the bounds of everything drawn, in points, or an empty rectangle. The time is linear in the length of the
  /// recording.
  package func inkBounds() -> CGRect {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
    return CGRect(x: x / scale, y: y / scale, width: width / scale, height: height / scale)
  }

  /// Paints the recording onto `context`, a `cairo_t` whose user space is in points.
  package func replay(onto context: OpaquePointer) {
    cairo_save(context)
    if scale != 1 { cairo_scale(context, 1 / scale, 1 / scale) }
    replayUnits(onto: context)
    cairo_restore(context)
  }

  /// Paints the recording onto `context` with one of its units per unit of user space.
  package func replayUnits(onto context: OpaquePointer) {
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
  }
}
