// SPDX-License-Identifier: MIT
import X11

/// A window's worth of pixels that frames are drawn into, with what has changed since it was last drawn.
final class BackBuffer {
  let pixmap: Pixmap
  let picture: Picture
  /// The server still reads from it.
  var isBusy = false
  /// What must be drawn to bring it up to date.
  var pending: PixelRegion

  init(pixmap: Pixmap, picture: Picture) {
    self.pixmap = pixmap
    self.picture = picture
    pending = PixelRegion(PixelRect(pixmap.size))
  }
}

/// The back buffers of one surface. Most servers copy at once and then one is enough; those that show a buffer itself
/// keep one or two for a while.
final class BackBuffers {
  private let connection: Connection
  private let visual: SurfaceVisual
  private(set) var size: PixelSize
  private var buffers: [BackBuffer] = []

  /// One on screen, one waiting for its refresh, one being drawn.
  private static let maximumCount = 3

  init(connection: Connection, visual: SurfaceVisual, size: PixelSize) {
    self.connection = connection
    self.visual = visual
    self.size = size
  }

  /// Notes what the next frame changes.
  func add(damage: PixelRegion) {
    for buffer in buffers { buffer.pending.formUnion(damage) }
  }

  func resize(to size: PixelSize) {
    guard size != self.size else { return }
    self.size = size
    buffers = []
  }

  /// The free buffer with the least to draw; nil while the server holds all of them.
  func free() -> BackBuffer? {
    if let buffer = buffers.filter({ !$0.isBusy }).min(by: { $0.pending.area < $1.pending.area }) { return buffer }
    guard buffers.count < Self.maximumCount else { return nil }
    let pixmap = Pixmap(connection: connection, size: size, depth: visual.depth)
    let picture = Picture(connection: connection, drawable: pixmap.xid, format: visual.format)
    let buffer = BackBuffer(pixmap: pixmap, picture: picture)
    buffers.append(buffer)
    return buffer
  }

  func noteIdle(pixmap: UInt) {
    buffers.first { $0.pixmap.xid == pixmap }?.isBusy = false
  }

  /// Any buffer, though the server may still be reading it.
  func reclaimed() -> BackBuffer? {
    releaseAll()
    return free()
  }

  /// Nothing is heard of the server's use of them any more.
  func releaseAll() {
    for buffer in buffers { buffer.isBusy = false }
  }
}
