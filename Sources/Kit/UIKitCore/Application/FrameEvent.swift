// SPDX-License-Identifier: MIT
import Diagnostics

/// A frame that a window has shown, and the time that both threads took for it.
@MainActor
package struct FrameEvent {
  package static let observers = Observers<FrameEvent>()

  package weak var window: UIWindow?
  /// The time at which it was shown, in absolute monotonic seconds.
  package let time: Double
  /// The time in seconds for which the main thread has worked since the frame before, for all windows.
  package let mainSeconds: Double
  /// The time in seconds that the render thread took.
  package let renderSeconds: Double
  /// The rectangles that differ from the frame before, in points of the window. They may overlap.
  package let damage: [CGRect]
  /// The outlines of the flattened subtrees that are seen, in points of the window: convex polygons, also of those that
  /// are turned.
  package let rasters: [[CGPoint]]
  /// The number of refreshes that passed without it during a running animation.
  package let missedRefreshes: Int

  package init(
    window: UIWindow?, time: Double, mainSeconds: Double, renderSeconds: Double, damage: [CGRect],
    rasters: [[CGPoint]] = [], missedRefreshes: Int
  ) {
    (self.window, self.time, self.mainSeconds, self.renderSeconds) = (window, time, mainSeconds, renderSeconds)
    (self.damage, self.rasters, self.missedRefreshes) = (damage, rasters, missedRefreshes)
  }

  /// The sum of the damaged areas in square points.
  package var damagedArea: CGFloat { damage.reduce(0) { $0 + $1.width * $1.height } }
}
