// SPDX-License-Identifier: MIT

import Foundation

/// Where a window is, as the server and the window manager have reported it.
struct WindowGeometry {
  /// In pixels, no larger than what can be drawn.
  private(set) var size: PixelSize
  /// The top left in pixels of the screen, where the window manager has told it.
  private(set) var origin: CGPoint?
  /// Whether the window manager has put the window into a frame, so that positions relative to the parent say nothing.
  var isReparented = false
  private var hasReportedCut = false

  init(size: PixelSize) { self.size = size }

  mutating func configure(size reported: PixelSize, x: Int, y: Int, isRootRelative: Bool) {
    size = reported.clampedToDrawable
    if isRootRelative || !isReparented { origin = CGPoint(x: x, y: y) }
  }

  /// Returns whether to report that a size is more than can be drawn: the first time.
  mutating func noteCut(_ size: PixelSize) -> Bool {
    guard size.clampedToDrawable != size, !hasReportedCut else { return false }
    hasReportedCut = true
    return true
  }
}
