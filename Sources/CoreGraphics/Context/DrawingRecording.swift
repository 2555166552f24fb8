// SPDX-License-Identifier: MIT
import CCairo
import Diagnostics

/// What a `draw(in:)` drew, recorded instead of painted, to be replayed at any scale and on any thread.
///
/// The recording surface is finished when this is made and only read afterwards; cairo's recordings may be
/// replayed by one thread at a time, and only the render thread replays.
package final class DrawingRecording: @unchecked Sendable {
  /// In points.
  package let size: CGSize
  /// How many units of the recording a point has: the pixels of the display it was recorded for.
  package let scale: CGFloat
  package let surface: OpaquePointer

  /// Takes over the reference to `surface`, a cairo recording surface of `scale` units a point.
  package init(size: CGSize, scale: CGFloat = 1, takingOver surface: OpaquePointer) {
    self.size = size
    self.scale = scale
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  /// Records what `draw` draws inside `size` points.
  ///
  /// Replayed at the same `scale`, the recording need not be transformed, and the X server can do all of it.
  package static func record(size: CGSize, scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> DrawingRecording {
    require(scale > 0, "DrawingRecording: the scale is positive; 1 records a unit a point")
    var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
      fatalError("DrawingRecording: out of memory")
    }
    draw(CGContext(surface: surface, scale: scale))
    cairo_surface_flush(surface)
    return DrawingRecording(size: size, scale: scale, takingOver: surface)
  }

  /// Around all that was drawn, in points; empty when nothing was. Goes through the whole recording.
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

  /// Paints the recording onto `context` with a unit of the recording on each unit of user space.
  package func replayUnits(onto context: OpaquePointer) {
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
  }
}
