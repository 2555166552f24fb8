// SPDX-License-Identifier: MIT
package import X11

/// A message from the render thread to the main thread. Times are in absolute monotonic seconds.
package enum ServerEvent: Sendable, Equatable {
  /// A frame is about to be made, which will contain what is committed immediately. It is sent while
  /// `RenderSurface.ticks` asks for it.
  ///
  /// `timestamp` is the time at which the last frame was shown, `target` that of this one. A tick that is not read in
  /// time is replaced by the next.
  case tick(surface: SurfaceID, timestamp: Double, target: Double)
  /// The first frame of a commit has been shown, and its animations start `delay` seconds later than at the commit's
  /// time; see `RenderTree.delayStart(of:by:)`.
  case started(surface: SurfaceID, sequence: UInt64, delay: Double)
  /// The first frame of a new size has been sent to the screen.
  case resized(surface: SurfaceID, pixelSize: PixelSize)
  /// A frame has been shown. It is sent while `RenderSurface.reportsFrames` is true.
  case frame(FrameReport)
  /// The connection to the X server is lost, and everything drawn with it.
  case deviceLost(String)
}

extension ServerEvent {
  /// Whether a later event of the same kind makes this one useless.
  func isSuperseded(by later: ServerEvent) -> Bool {
    switch (self, later) {
    case (.tick(let surface, _, _), .tick(let other, _, _)): surface == other
    case (.resized(let surface, let size), .resized(let other, let otherSize)): surface == other && size == otherSize
    default: false
    }
  }
}
