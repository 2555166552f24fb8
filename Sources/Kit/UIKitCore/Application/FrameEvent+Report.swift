// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderServer
import X11

extension FrameEvent {
  /// Converts the report about a frame of a window, whose areas are in pixels.
  ///
  /// - Parameter scale: The number of pixels per point.
  init(_ report: FrameReport, mainSeconds: Double, window: UIWindow?, scale: CGFloat) {
    let damage = report.damage.map { rect in
      CGRect(
        x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
        height: CGFloat(rect.height) / scale)
    }
    let rasters = report.rasters.map { $0.map { CGPoint(x: $0.x / scale, y: $0.y / scale) } }
    self.init(
      window: window, time: report.time, mainSeconds: mainSeconds, renderSeconds: report.renderSeconds,
      damage: damage, rasters: rasters, missedRefreshes: report.missedRefreshes)
  }
}
