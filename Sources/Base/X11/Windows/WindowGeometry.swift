// SPDX-License-Identifier: MIT

import Foundation

/// The position and size of a window, as the server and the window manager have reported them.
struct WindowGeometry {
  /// The size in pixels, limited to what can be drawn.
  private(set) var size: PixelSize
  /// The top left in pixels of the screen, if the window manager has reported it.
  private(set) var origin: CGPoint?
  /// Whether the window manager has put the window into a frame, so that positions relative to the parent are
  /// meaningless.
  var isReparented = false
  private var hasReportedCut = false

  init(size: PixelSize) { self.size = size }

  mutating func configure(size reported: PixelSize, x: Int, y: Int, isRootRelative: Bool) {
    size = reported.clampedToDrawable
    if isRootRelative || !isReparented { origin = CGPoint(x: x, y: y) }
  }

  /// Records a size that is larger than can be drawn. Returns whether to report it, which is the case for the first
  /// one.
  mutating func noteCut(_ size: PixelSize) -> Bool {
    guard size.clampedToDrawable != size, !hasReportedCut else { return false }
    hasReportedCut = true
    return true
  }
}
