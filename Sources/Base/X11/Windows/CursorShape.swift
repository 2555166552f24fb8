// SPDX-License-Identifier: MIT

import CX11

/// The shape of the pointer over a window. The desktop's cursor theme draws it.
package enum CursorShape: Hashable, CaseIterable, Sendable {
  case arrow, pointingHand, iBeam, crosshair, openHand, closedHand, resizeLeftRight, resizeUpDown
  /// No pointer at all.
  case hidden

  /// The names to look for in a theme, in order of preference: first the name of CSS, then the name of X's cursor font.
  /// Older themes use the latter, and the server has a picture for it. Empty for a hidden pointer.
  var names: [String] {
    switch self {
    case .arrow: ["default", "left_ptr"]
    case .pointingHand: ["pointer", "hand2"]
    case .iBeam: ["text", "xterm"]
    case .crosshair: ["crosshair"]
    case .openHand: ["grab", "openhand", "fleur"]
    case .closedHand: ["grabbing", "closedhand", "fleur"]
    case .resizeLeftRight: ["ew-resize", "sb_h_double_arrow"]
    case .resizeUpDown: ["ns-resize", "sb_v_double_arrow"]
    case .hidden: []
    }
  }
}

extension Connection {
  /// Uses this theme for the pointer over all windows from now on.
  package func useCursors(of theme: CursorTheme) {
    XcursorSetTheme(display, theme.name)
    XcursorSetDefaultSize(display, Int32(theme.size))
    for window in windows.all { window.writeCursor() }
  }
}

extension Window {
  func writeCursor() {
    let id = cursor.names.lazy.map { XcursorLibraryLoadCursor(self.connection.display, $0) }.first { $0 != 0 }
    setCursor(id ?? blankCursor())
  }

  private func blankCursor() -> UInt {
    var none: [CChar] = [0]
    let bitmap = XCreateBitmapFromData(connection.display, xid, &none, 1, 1)
    defer { XFreePixmap(connection.display, bitmap) }
    var colour = XColor()
    var other = XColor()
    return XCreatePixmapCursor(connection.display, bitmap, bitmap, &colour, &other, 0, 0)
  }
}
