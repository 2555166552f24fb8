// SPDX-License-Identifier: MIT
package import X11

/// A message of the render thread to the main thread. Times are absolute monotonic seconds.
package enum ServerEvent: Sendable, Equatable {
  /// A frame is about to be made; what is committed at once will be in it. Sent while `RenderSurface.wantsTicks`.
  ///
  /// `timestamp` is when the last frame came on screen, `target` when this one will. Ticks that were not fetched in time
  /// are replaced by later ones.
  case tick(surface: SurfaceID, timestamp: Double, target: Double)
  /// The first frame of a new size has been sent to the screen.
  case resized(surface: SurfaceID, pixelSize: PixelSize)
  /// The X server has gone, and with it everything drawn.
  case deviceLost(String)
}

extension ServerEvent {
  /// Whether a later event of this kind leaves nothing to learn from this one.
  func isSuperseded(by later: ServerEvent) -> Bool {
    switch (self, later) {
    case (.tick(let surface, _, _), .tick(let other, _, _)): surface == other
    case (.resized(let surface, let size), .resized(let other, let otherSize)): surface == other && size == otherSize
    default: false
    }
  }
}
