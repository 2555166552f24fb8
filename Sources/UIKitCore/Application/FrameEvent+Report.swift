// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderServer
import X11

extension FrameEvent {
  /// Converts the report about a frame of a window, whose rectangles are in pixels.
  ///
  /// - Parameter scale: The number of pixels per point.
  init(_ report: FrameReport, mainSeconds: Double, window: UIWindow?, scale: CGFloat) {
    func points(_ rects: [PixelRect]) -> [CGRect] {
      rects.map { rect in
        CGRect(
          x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
          height: CGFloat(rect.height) / scale)
      }
    }
    self.init(
      window: window, time: report.time, mainSeconds: mainSeconds, renderSeconds: report.renderSeconds,
      damage: points(report.damage), rasters: points(report.rasters), missedRefreshes: report.missedRefreshes)
  }
}
