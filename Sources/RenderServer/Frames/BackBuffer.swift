// SPDX-License-Identifier: MIT
import CX11
import X11

/// A window's worth of pixels that frames are drawn into, with what has changed since it was last drawn.
final class BackBuffer {
  /// nil for the window itself.
  let pixmap: Pixmap?
  let picture: Picture
  /// The number of the request that made the pixmap, as an error names it.
  let creationSerial: UInt
  /// The server still reads from it.
  var isBusy = false
  /// The pixels that must be drawn to bring it up to date.
  var pending: PixelRegion

  /// A buffer in a pixmap of its own.
  init(connection: Connection, size: PixelSize, visual: SurfaceVisual) {
    creationSerial = XNextRequest(connection.display)
    let pixmap = Pixmap(connection: connection, size: size, depth: visual.depth)
    self.pixmap = pixmap
    picture = Picture(connection: connection, drawable: pixmap.xid, format: visual.format)
    pending = PixelRegion(PixelRect(size))
  }

  /// The window itself, in which frames are seen while they are drawn.
  init(connection: Connection, window: UInt, size: PixelSize, visual: SurfaceVisual) {
    creationSerial = 0
    pixmap = nil
    picture = Picture(connection: connection, drawable: window, format: visual.format)
    pending = PixelRegion(PixelRect(size))
  }
}
