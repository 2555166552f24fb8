// SPDX-License-Identifier: MIT
import RenderServer
import X11

/// A window on a clock moved by hand whose pictures are drawn by the render server, as it draws those on screen.
///
/// Needs an X server, but shows nothing on it.
@MainActor
package final class OffscreenHost {
  /// Holds the window and moves the clock.
  package let host: ManualHost
  private let server: RenderServer
  private let surface: RenderSurface

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels to a point.
  package init(
    size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light
  ) throws(ConnectionError) {
    server = try RenderServer(clock: .manual)
    let pixels = PixelSize(size, scale: scale)
    surface = server.makeOffscreenSurface(pixelSize: pixels, scale: scale)
    host = ManualHost(size: size, scale: scale, style: style, sink: surface)
  }

  nonisolated deinit {}

  /// A picture of the window at the host's time. It is clear after the loss of the display.
  package func picture() -> CGImage { surface.renderFrame(at: host.time) }

  /// Ends the rendering.
  ///
  /// - Returns: What happened to the display if it was lost; pictures may be clear then.
  @discardableResult
  package func close() -> String? {
    host.window.close()
    surface.detach()
    server.stop()
    for case .deviceLost(let message) in server.events.drain() { return message }
    return nil
  }
}
