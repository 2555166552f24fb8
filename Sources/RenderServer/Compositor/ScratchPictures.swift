// SPDX-License-Identifier: MIT
import X11

/// Pictures that groups are drawn into for one frame, kept for the next: making one costs the server its first touch
/// of every page of memory.
final class ScratchPictures {
  private struct Entry {
    let picture: Picture
    let size: PixelSize
    var lastUsed: Int
  }

  private let connection: Connection
  private var free: [Entry] = []
  private var frame = 0

  /// Sizes are rounded up to this, so that a group that grows slowly does not need a new one at every step.
  private static let granularity = 64
  private static let patience = 30
  private static let depth = 32

  init(connection: Connection) { self.connection = connection }

  /// Runs `body` with a picture of at least `size`, whose pixels are undefined.
  ///
  /// - Parameter exactly: the picture is no larger, so that filtering finds nothing outside.
  func with<Result>(_ size: PixelSize, exactly: Bool = false, _ body: (Picture) -> Result) -> Result {
    let entry = exactly ? takeExactly(size) : take(size)
    defer { free.append(entry) }
    return body(entry.picture)
  }

  private func take(_ size: PixelSize) -> Entry {
    let fitting = free.indices.filter { free[$0].size.width >= size.width && free[$0].size.height >= size.height }
    if let best = fitting.min(by: { PixelRect(free[$0].size).area < PixelRect(free[$1].size).area }),
      PixelRect(free[best].size).area <= 4 * max(PixelRect(size).area, Self.granularity * Self.granularity)
    {
      var entry = free.remove(at: best)
      entry.lastUsed = frame
      return entry
    }
    return make(PixelSize(width: Self.roundUp(size.width), height: Self.roundUp(size.height)))
  }

  private func takeExactly(_ size: PixelSize) -> Entry {
    guard let index = free.firstIndex(where: { $0.size == size }) else { return make(size) }
    var entry = free.remove(at: index)
    entry.lastUsed = frame
    return entry
  }

  private func make(_ size: PixelSize) -> Entry {
    let pixmap = Pixmap(connection: connection, size: size, depth: Self.depth)
    return Entry(picture: Picture(pixmap), size: size, lastUsed: frame)
  }

  private static func roundUp(_ extent: Int) -> Int {
    min((extent + granularity - 1) / granularity * granularity, Pixmap.maximumExtent)
  }

  func endFrame() {
    frame += 1
    free.removeAll { frame - $0.lastUsed > Self.patience }
  }
}
