// SPDX-License-Identifier: MIT

import CX11
import Diagnostics

/// A pixmap in the server, freed with this object on the thread that uses its connection.
package final class Pixmap {
  package let connection: Connection
  package let xid: UInt
  package let size: PixelSize
  package let depth: Int

  /// The largest width and height that the protocol can draw to.
  package static let maximumExtent = 32767

  /// - Parameter depth: 32 with alpha, 24 opaque, 8 coverage only. The contents are undefined.
  package init(connection: Connection, size: PixelSize, depth: Int) {
    let extents = 1...Self.maximumExtent
    require(
      extents.contains(size.width) && extents.contains(size.height),
      "a pixmap is 1x1 to 32767x32767 pixels; split or clamp what is larger")
    self.connection = connection
    self.size = size
    self.depth = depth
    xid = XCreatePixmap(
      connection.display, connection.rootWindow, UInt32(size.width), UInt32(size.height), UInt32(depth))
  }

  deinit {
    if !connection.isLost { XFreePixmap(connection.display, xid) }
  }
}
