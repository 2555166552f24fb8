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

  /// Paints the recording onto `context`, a `cairo_t` whose user space is in points.
  package func replay(onto context: OpaquePointer) {
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
  }
}
