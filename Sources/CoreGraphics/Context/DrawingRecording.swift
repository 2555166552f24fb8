// SPDX-License-Identifier: MIT
import CCairo

/// What a `draw(in:)` drew, recorded instead of painted, to be replayed at any scale and on any thread.
///
/// The recording surface is finished when this is made and only read afterwards; cairo's recordings may be
/// replayed by one thread at a time, and only the render thread replays.
package final class DrawingRecording: @unchecked Sendable {
  /// In points.
  package let size: CGSize
  package let surface: OpaquePointer

  /// Takes over the reference to `surface`, a cairo recording surface in points.
  package init(size: CGSize, takingOver surface: OpaquePointer) {
    self.size = size
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  /// Records what `draw` draws inside `size` points.
  package static func record(size: CGSize, _ draw: (CGContext) -> Void) -> DrawingRecording {
    var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
      preconditionFailure("DrawingRecording: out of memory")
    }
    draw(CGContext(surface: surface))
    cairo_surface_flush(surface)
    return DrawingRecording(size: size, takingOver: surface)
  }

  /// Around all that was drawn, in points; empty when nothing was. Goes through the whole recording.
  package func inkBounds() -> CGRect {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Paints the recording onto `context`, a `cairo_t` whose user space is in points.
  package func replay(onto context: OpaquePointer) {
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
  }
}
