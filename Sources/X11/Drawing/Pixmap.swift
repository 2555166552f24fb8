// SPDX-License-Identifier: MIT

import CX11

/// A pixmap on the server. It is freed with this object, on the thread that uses its connection.
package final class Pixmap {
  package let connection: Connection
  package let xid: UInt
  /// The size in pixels, limited to what the protocol allows: from 1 × 1 to 32767 × 32767.
  package let size: PixelSize
  package let depth: Int

  /// The largest width and height into which the protocol can draw.
  package static let maximumExtent = PixelSize.maximumSide

  /// Creates a pixmap with undefined contents.
  ///
  /// - Parameter depth: 32 with alpha, 24 opaque, 8 coverage only.
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
