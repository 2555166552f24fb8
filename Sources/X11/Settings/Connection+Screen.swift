// SPDX-License-Identifier: MIT

import CX11

extension Connection {
  /// The whole screen's size now, over all monitors: Xlib's own figure is as old as the connection.
  package var screenSize: PixelSize {
    var root: UInt = 0
    var (x, y): (Int32, Int32) = (0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    guard !isLost, XGetGeometry(display, rootWindow, &root, &x, &y, &width, &height, &border, &depth) != 0 else {
      return PixelSize(
        width: Int(XDisplayWidth(display, screenNumber)), height: Int(XDisplayHeight(display, screenNumber)))
    }
    return PixelSize(width: Int(width), height: Int(height))
  }
}
