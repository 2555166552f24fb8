// SPDX-License-Identifier: MIT
import X11

/// The facts about a window that its surface needs, so that the render thread need not ask the server.
struct SurfaceWindow: Sendable {
  let xid: UInt
  let depth: Int
  /// The number of the picture format of its visual.
  let format: UInt
  /// Whether it is mapped at first.
  let isVisible: Bool
  /// The refresh rate in frames per second of its monitor, at first.
  let refreshRate: Double

  init(_ window: X11.Window, isVisible: Bool = true, refreshRate: Double = Monitor.defaultRefreshRate) {
    xid = window.xid
    depth = Int(window.visual.depth)
    format = window.visual.format.pointee.id
    (self.isVisible, self.refreshRate) = (isVisible, refreshRate)
  }
}
