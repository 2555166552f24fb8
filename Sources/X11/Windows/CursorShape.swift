// SPDX-License-Identifier: MIT

import CX11

/// What the pointer looks like over a window. The desktop's cursor theme draws it.
package enum CursorShape: Hashable, Sendable {
  case arrow, pointingHand, iBeam, crosshair, openHand, resizeLeftRight, resizeUpDown
  /// No pointer at all.
  case hidden

  /// The glyph of the cursor font; nil for no pointer.
  var glyph: UInt32? {
    switch self {
    case .arrow: UInt32(XC_left_ptr)
    case .pointingHand: UInt32(XC_hand2)
    case .iBeam: UInt32(XC_xterm)
    case .crosshair: UInt32(XC_crosshair)
    case .openHand: UInt32(XC_fleur)
    case .resizeLeftRight: UInt32(XC_sb_h_double_arrow)
    case .resizeUpDown: UInt32(XC_sb_v_double_arrow)
    case .hidden: nil
    }
  }
}

extension Window {
  func writeCursor() {
    guard let glyph = cursor.glyph else { return setCursor(blankCursor()) }
    setCursor(XCreateFontCursor(connection.display, glyph))
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
