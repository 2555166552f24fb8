// SPDX-License-Identifier: MIT

import CX11

extension Connection {
  /// The root window of the server's first screen, which has the resources of the whole display.
  var firstRootWindow: UInt { XRootWindow(display, 0) }

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
    line.size(ofWindow: rootWindow).answer() ?? line.initialSize
  }
}
