// SPDX-License-Identifier: MIT
import CX11
import X11

/// A buffer of the window's size into which frames are drawn, with the pixels that have changed since it was last
/// drawn.
final class BackBuffer {
  /// The pixmap, or nil if the buffer is the window itself.
  let pixmap: Pixmap?
  let picture: Picture
  /// The sequence number of the request that created the pixmap, by which an error refers to it.
  let creationSerial: UInt
  /// Whether the server still reads from the buffer.
  var isBusy = false
  /// The pixels that must be drawn to update the buffer.
  var pending: PixelRegion

  /// Creates a buffer in a pixmap of its own.
  init(connection: Connection, size: PixelSize, visual: SurfaceVisual) {
    creationSerial = XNextRequest(connection.display)
    let pixmap = Pixmap(connection: connection, size: size, depth: visual.depth)
    self.pixmap = pixmap
    picture = Picture(connection: connection, drawable: pixmap.xid, format: visual.format)
    pending = PixelRegion(PixelRect(size))
  }

  /// Creates a buffer that is the window itself, so that frames are visible while they are drawn.
  init(connection: Connection, window: UInt, size: PixelSize, visual: SurfaceVisual) {
    creationSerial = 0
    pixmap = nil
    picture = Picture(connection: connection, drawable: window, format: visual.format)
    pending = PixelRegion(PixelRect(size))
  }

  /// Copies scrolled pixels from a buffer that has the previous frame, so that they need not be drawn. It may be this
  /// buffer itself. The window cannot be copied, because it has pixels of other windows.
  func copy(_ part: ScrolledPart, from source: BackBuffer) {
    guard let pixmap, let sourcePixmap = source.pixmap else { return }
    pixmap.copy(part.rect.offsetBy(x: -part.offset.x, y: -part.offset.y), of: sourcePixmap, by: part.offset)
    pending = part.rest(of: pending)
  }
}
