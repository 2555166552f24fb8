// SPDX-License-Identifier: MIT

import CX11

extension Connection {
  /// Whether a compositing manager draws the screen. Windows may then be translucent, and the server's reports of
  /// covered windows are meaningless. The server is asked each time.
  package var isComposited: Bool { !isLost && XGetSelectionOwner(display, atoms.compositorSelection) != 0 }

  /// The number of X screens of the server. A window cannot move from one to another.
  package var screenCount: Int { Int(XScreenCount(display)) }

  /// Returns the display name of a connection to another X screen of the server.
  package func displayName(screen: Int) -> String {
    guard let colon = displayName.lastIndex(of: ":") else { return displayName }
    let server = displayName[colon...].prefix { $0 != "." }
    return displayName[..<colon] + server + ".\(screen)"
  }

  /// The current size of the whole screen with all monitors. Xlib's own value is that at the time of the connection.
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
