// SPDX-License-Identifier: MIT
import RenderServer
import X11

/// A host on a manual clock whose window the render server draws in the same way as on the screen.
///
/// It requires an X server, but shows nothing there.
@MainActor
package final class OffscreenHost {
  /// The host of the window, with the clock.
  package let host: ManualHost
  private let server: RenderServer
  private let surface: RenderSurface

  /// - Parameters:
  ///   - size: The window's size in points.
  ///   - scale: The number of pixels per point.
  ///   - usesCaches: Whether what a frame draws is kept for the next. The pixels are the same without caches.
  package init(
    size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light, usesCaches: Bool = true
  ) throws(ConnectionError) {
    server = try RenderServer(clock: .manual)
    let pixels = PixelSize(size, scale: scale)
    surface = server.makeOffscreenSurface(pixelSize: pixels, scale: scale, usesCaches: usesCaches)
    host = ManualHost(size: size, scale: scale, style: style, sink: surface)
  }

  nonisolated deinit {}

  /// Returns a picture of the window at the host's time. It is clear after the loss of the display.
  package func picture() -> CGImage { surface.renderFrame(at: host.time) }

  /// Draws a frame at the host's time and returns its cost, or nil after the loss of the display.
  package func measureFrame() -> FrameMeasurement? { surface.measureFrame(at: host.time) }

  /// Ends rendering.
  ///
  /// - Returns: The error if the display was lost, in which case pictures may be clear.
  @discardableResult
  package func close() -> String? {
    host.window.close()
    surface.detach()
    server.stop()
    for case .deviceLost(let message) in server.events.drain() { return message }
    return nil
  }
}
