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
    let sync = connection.extensions.sync
    syncCounter = sync == nil ? 0 : UInt(xcb_generate_id(XGetXCBConnection(connection.display)))
    if let sync { connection.line.createCounter(sync, syncCounter) }
  }

  mutating func replaceCursor(with id: UInt, on connection: Connection) {
    if cursor != 0 { XFreeCursor(connection.display, cursor) }
    cursor = id
  }

  func free(_ connection: Connection) {
    if cursor != 0 { XFreeCursor(connection.display, cursor) }
    if let sync = connection.extensions.sync { connection.line.destroyCounter(sync, syncCounter) }
    if !visual.isScreenDefault { XFreeColormap(connection.display, colormap) }
  }
}
