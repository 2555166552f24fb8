// SPDX-License-Identifier: MIT
import Diagnostics
import X11

/// The back buffers of one surface. Most servers copy immediately, so that one buffer is enough; servers that display
/// the buffer itself keep one or two for a while.
///
/// If the server has no memory for a buffer, frames are drawn into the window itself until the size changes.
final class BackBuffers {
  private let connection: Connection
  private let visual: SurfaceVisual
  /// The X window, or nil for an off-screen surface.
  private let window: UInt?
  private(set) var size: PixelSize
  private var buffers: [BackBuffer] = []
  /// Whether the server has no memory for a buffer of this size.
  private(set) var isRefused = false
  private var hasReportedRefusal = false
  /// The ids of pixmaps and pictures that the server refused to create.
  private var refusedIDs: Set<UInt> = []

  /// The largest number of buffers: one on the screen, one waiting for its refresh, and one that is being drawn.
  private static let maximumCount = 3

  init(connection: Connection, visual: SurfaceVisual, window: UInt?, size: PixelSize) {
    self.connection = connection
    self.visual = visual
    self.window = window
    self.size = size
  }

  /// Adds the difference of the next frame to all buffers. Scrolled pixels are copied into the buffer for the next
  /// frame from a buffer that has the previous frame.
  func add(_ difference: ListDifference, drawnInto target: BackBuffer) {
    let current = target.pending.isEmpty ? target : buffers.first { $0.pending.isEmpty }
    for buffer in buffers { buffer.pending.formUnion(difference.damage) }
    if let current, let scrolled = difference.scrolled { target.copy(scrolled, from: current) }
  }

  func resize(to size: PixelSize) {
    guard size != self.size else { return }
    self.size = size
    buffers = []
    isRefused = false
  }

  /// Returns the unused buffer with the fewest pixels to draw, or nil while the server uses all of them.
  func free() -> BackBuffer? {
    if let buffer = buffers.filter({ !$0.isBusy }).min(by: { $0.pending.area < $1.pending.area }) { return buffer }
    guard buffers.count < (isRefused ? 1 : Self.maximumCount) else { return nil }
    let buffer: BackBuffer
    if isRefused {
      guard let window else { return nil }
      buffer = BackBuffer(connection: connection, window: window, size: size, visual: visual)
      // The server frees this picture with the window.
      refusedIDs.insert(buffer.picture.xid)
    } else {
      buffer = BackBuffer(connection: connection, size: size, visual: visual)
    }
    buffers.append(buffer)
    return buffer
  }

  /// Handles an error from the server. Returns whether it means that the server has no memory for a buffer, or follows
  /// from such an error.
  func noteError(_ error: XProtocolError) -> Bool {
    if refusedIDs.contains(error.resource) { return true }
    let isRefusal = buffers.contains { $0.creationSerial == error.serial && $0.pixmap != nil }
    guard isRefusal else { return false }
    for buffer in buffers { refusedIDs.formUnion([buffer.pixmap?.xid, buffer.picture.xid].compactMap(\.self)) }
    buffers = []
    isRefused = true
    reportRefusal()
    return true
  }

  private func reportRefusal() {
    guard !hasReportedRefusal else { return }
    hasReportedRefusal = true
    let outcome = window == nil ? "it stays empty" : "frames are drawn in the window itself and may flicker"
    warn(
      "the X server has no memory for a picture of \(size.width)x\(size.height) pixels, so \(outcome); "
        + "use a smaller size or scale")
  }

  func noteIdle(pixmap: UInt) {
    buffers.first { $0.pixmap?.xid == pixmap }?.isBusy = false
  }

  /// Returns any buffer, even if the server may still be reading from it.
  func reclaimed() -> BackBuffer? {
    releaseAll()
    return free()
  }

  /// Marks all buffers as unused, because the server no longer reports their use.
  func releaseAll() {
    for buffer in buffers { buffer.isBusy = false }
  }
}
