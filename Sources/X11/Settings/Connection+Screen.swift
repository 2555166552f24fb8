// SPDX-License-Identifier: MIT

import CX11

extension Connection {
  /// Whether a compositing manager draws the screen: windows then show through others, and what the server says about
  /// which ones are covered means nothing. Asked of the server.
  package var isComposited: Bool { !isLost && XGetSelectionOwner(display, atoms.compositorSelection) != 0 }

  /// The number of X screens of the server. A window cannot move from one to another.
  package var screenCount: Int { Int(XScreenCount(display)) }

  /// The display name with which a connection has another X screen of the server as its own.
  package func displayName(screen: Int) -> String {
    guard let colon = displayName.lastIndex(of: ":") else { return displayName }
    let server = displayName[colon...].prefix { $0 != "." }
    return displayName[..<colon] + server + ".\(screen)"
  }

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
