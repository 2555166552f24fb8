// SPDX-License-Identifier: MIT

import CX11

/// A pixmap on the server. It is freed with this object, on the thread that uses its connection.
package final class Pixmap {
  package let connection: Connection
  package let xid: UInt
  /// The size in pixels, limited to what the protocol allows: from 1 × 1 to 32767 × 32767.
  package let size: PixelSize
  package let depth: Int
  private var copyContext: GC?

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
    guard !connection.isLost else { return }
    if let copyContext { XFreeGC(connection.display, copyContext) }
    XFreePixmap(connection.display, xid)
  }

  /// Copies a rectangle of a pixmap of the same depth, which may be this one, to a position that is offset from it.
  package func copy(_ rect: PixelRect, of source: Pixmap, by offset: PixelPoint) {
    XCopyArea(
      connection.display, source.xid, xid, contextForCopies(), Int32(clamping: rect.x), Int32(clamping: rect.y),
      UInt32(clamping: rect.width), UInt32(clamping: rect.height), Int32(clamping: rect.x + offset.x),
      Int32(clamping: rect.y + offset.y))
  }

  /// A context in which the server does not report pixels that it could not copy.
  private func contextForCopies() -> GC? {
    if let copyContext { return copyContext }
    var values = XGCValues()
    values.graphics_exposures = False
    copyContext = XCreateGC(connection.display, xid, UInt(GCGraphicsExposures), &values)
    return copyContext
  }
}
