// SPDX-License-Identifier: MIT

import CX11

/// A pixmap in the server, freed with this object on the thread that uses its connection.
package final class Pixmap {
  package let connection: Connection
  package let xid: UInt
  /// In pixels. A size outside 1x1 to 32767x32767 is cut to what the protocol allows.
  package let size: PixelSize
  package let depth: Int

  /// The largest width and height that the protocol can draw to.
  package static let maximumExtent = PixelSize.maximumSide

  /// - Parameter depth: 32 with alpha, 24 opaque, 8 coverage only. The contents are undefined.
  package init(connection: Connection, size: PixelSize, depth: Int) {
    self.connection = connection
    let cut = PixelSize(
      width: min(max(size.width, 1), Self.maximumExtent), height: min(max(size.height, 1), Self.maximumExtent))
    self.size = cut
    self.depth = depth
    xid = XCreatePixmap(
      connection.display, connection.rootWindow, UInt32(cut.width), UInt32(cut.height), UInt32(depth))
  }

  deinit {
    if !connection.isLost { XFreePixmap(connection.display, xid) }
  }
}
