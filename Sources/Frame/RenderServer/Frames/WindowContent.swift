// SPDX-License-Identifier: MIT
import X11

/// The frames presented in a window, and the pixels that the window is known to show.
///
/// A server may skip a frame that a later one overtakes, and may perform two presents for the same refresh in either
/// order. The copy of a frame therefore includes the damage of all frames that have not been answered. Pixels that turn
/// out to be wrong are `stale` until the next frame copies them.
///
///     presented ──► unanswered ── shown, newer than any other ──► what the window shows
///                       ├──────── shown after a newer frame ──► its pixels are stale
///                       └──────── skipped, with no later frame to cover it ──► its pixels are stale
struct WindowContent {
  private struct Copy {
    let serial: UInt32
    let region: PixelRegion
  }

  /// The frames that have not been answered, oldest first.
  private var unanswered: [Copy] = []
  private var newestShown: UInt32?
  /// The pixels that differ from the newest frame and that no unanswered frame will copy.
  private(set) var stale = PixelRegion()

  /// The largest number of frames to remember from a server that sends no answers. Usually there are fewer buffers.
  private static let maximumUnanswered = 8

  /// Records a frame that is presented now. Returns the pixels that must be copied with it.
  ///
  /// - Parameter damage: The pixels in which the frame differs from the one presented before it.
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
    // A later frame copies these pixels too.
    if unanswered.contains(where: { Self.isNewer($0.serial, than: serial) }) { return }
    stale.formUnion(copy.region)
  }

  private mutating func remove(_ serial: UInt32) -> Copy? {
    unanswered.firstIndex { $0.serial == serial }.map { unanswered.remove(at: $0) }
  }

  /// Whether a newer frame has been shown.
  private func isOvertaken(_ serial: UInt32) -> Bool { newestShown.map { Self.isNewer($0, than: serial) } ?? false }

  /// Whether one serial number is newer than another. Serial numbers wrap around.
  private static func isNewer(_ serial: UInt32, than other: UInt32) -> Bool {
    Int32(bitPattern: serial &- other) > 0
  }
}
