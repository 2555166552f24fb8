// SPDX-License-Identifier: MIT
package import X11

/// A frame that has been shown, and what it took.
package struct FrameReport: Sendable, Equatable {
  package let surface: SurfaceID
  /// The time at which it was shown, in absolute monotonic seconds.
  package let time: Double
  /// The time in seconds that the render thread took for it.
  package let renderSeconds: Double
  /// The rectangles of pixels that differ from the previous frame.
  package let damage: [PixelRect]
  /// The outlines of the flattened subtrees that are seen, in pixels: convex polygons, also of those that are turned.
  package let rasters: [[PicturePoint]]
  /// The number of refreshes that passed without it during a running animation.
  package let missedRefreshes: Int
}
