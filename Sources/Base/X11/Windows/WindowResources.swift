// SPDX-License-Identifier: MIT

import CX11

/// The server resources that belong to a window.
struct WindowResources {
  let visual: WindowVisual
  let colormap: Colormap
  /// The counter, or 0 without the SYNC extension.
  let syncCounter: XSyncCounter
  /// The cursor, or 0 if there is none.
  private var cursor: UInt = 0

  init(connection: Connection, visual: WindowVisual) {
    self.visual = visual
    // The colours of a visual without true colour are in the screen's colormap. In a colormap of our own they would be
    // black.
    colormap =
      visual.isScreenDefault
      ? XDefaultColormap(connection.display, connection.screenNumber)
      : XCreateColormap(connection.display, connection.rootWindow, visual.visual, AllocNone)
    syncCounter = connection.extensions.sync == nil ? 0 : XSyncCreateCounter(connection.display, XSyncValue())
  }

  /// Returns the pixel value of a colour, or `nil` if the visual cannot show it.
  ///
  /// Only true colour is supported. Other visuals have few colours, which are not allocated for this.
  func pixel(of color: WindowColor, on connection: Connection) -> UInt? {
    guard visual.isTrueColor else { return nil }
    var cell = XColor()
    cell.red = UInt16(color.red) * 257
    cell.green = UInt16(color.green) * 257
    cell.blue = UInt16(color.blue) * 257
    guard XAllocColor(connection.display, colormap, &cell) != 0 else { return nil }
    let masks = visual.visual.pointee
    let opaque = visual.hasAlpha ? ~(masks.red_mask | masks.green_mask | masks.blue_mask) & 0xffff_ffff : 0
    return cell.pixel | opaque
  }

  mutating func replaceCursor(with id: UInt, on connection: Connection) {
    if cursor != 0 { XFreeCursor(connection.display, cursor) }
    cursor = id
  }

  func free(_ connection: Connection) {
    if cursor != 0 { XFreeCursor(connection.display, cursor) }
    if syncCounter != 0 { XSyncDestroyCounter(connection.display, syncCounter) }
    if !visual.isScreenDefault { XFreeColormap(connection.display, colormap) }
  }
}
