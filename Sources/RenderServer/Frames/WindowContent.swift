// SPDX-License-Identifier: MIT
import X11

/// The pixels that a window is known to show of the frames presented in it.
///
/// A server may skip a frame that a later one overtakes, and may carry out two presents for one refresh in either
/// order. The copy of a frame therefore covers the damage of all frames that are still unanswered, and the pixels that
/// an answer shows to be wrong are `stale` until the next frame copies them.
///
///     presented ──► unanswered ── shown, newer than any other ──► what the window shows
///                       ├──────── shown after a newer frame ──► its pixels are stale
///                       └──────── skipped, with no later frame to cover it ──► its pixels are stale
struct WindowContent {
  private struct Copy {
    let serial: UInt32
    let region: PixelRegion
  }

  /// Oldest first.
  private var unanswered: [Copy] = []
  private var newestShown: UInt32?
  /// The pixels that differ from the newest frame although everything presented has been answered for them.
  private(set) var stale = PixelRegion()

  /// A server that gives no answers has at most this many frames remembered. Buffers run out earlier.
  private static let maximumUnanswered = 8

  /// Notes a frame that is presented now. Returns the pixels that must be copied with it.
  ///
  /// - Parameter damage: the pixels in which the frame differs from the one presented before it.
  mutating func present(serial: UInt32, damage: PixelRegion, in bounds: PixelRect) -> PixelRegion {
    var region = damage
    region.formUnion(stale)
    for copy in unanswered where !isOvertaken(copy.serial) { region.formUnion(copy.region) }
    region.formIntersection(bounds)
    stale = PixelRegion()
    unanswered.append(Copy(serial: serial, region: region))
    if unanswered.count > Self.maximumUnanswered { unanswered.removeFirst() }
    return region
  }

  mutating func noteShown(serial: UInt32) {
    guard let copy = remove(serial) else { return }
    if isOvertaken(serial) {
      stale.formUnion(copy.region)
    } else {
      newestShown = serial
    }
  }

  mutating func noteSkipped(serial: UInt32) {
    guard let copy = remove(serial), !isOvertaken(serial) else { return }
    // A later frame copies these pixels, too.
    if unanswered.contains(where: { Self.isNewer($0.serial, than: serial) }) { return }
    stale.formUnion(copy.region)
  }

  private mutating func remove(_ serial: UInt32) -> Copy? {
    unanswered.firstIndex { $0.serial == serial }.map { unanswered.remove(at: $0) }
  }

  /// Whether a newer frame is on screen.
  private func isOvertaken(_ serial: UInt32) -> Bool { newestShown.map { Self.isNewer($0, than: serial) } ?? false }

  /// Serial numbers wrap.
  private static func isNewer(_ serial: UInt32, than other: UInt32) -> Bool {
    Int32(bitPattern: serial &- other) > 0
  }
}
