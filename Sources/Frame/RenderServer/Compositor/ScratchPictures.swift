// SPDX-License-Identifier: MIT
import X11

/// Pictures into which groups are drawn for one frame. They are kept for the next frame, because the server has to
/// allocate the memory of a new picture page by page.
final class ScratchPictures {
  private struct Entry {
    let picture: Picture
    let size: PixelSize
    let depth: Int
    var lastUsed: Int
  }

  private let connection: Connection
  private var free: [Entry] = []
  private var frame = 0

  /// Sizes are rounded up to a multiple of this, so that a group that grows slowly does not need a new picture in every
  /// frame.
  private static let granularity = 64
  private static let maximumUnusedFrames = 30

  init(connection: Connection) { self.connection = connection }

  /// Calls `body` with a picture of at least `size`, whose pixels are undefined.
  ///
  /// - Parameters:
  ///   - exactly: Whether the picture must not be larger, so that filtering reads nothing outside `size`.
  ///   - depth: 32, 24 for what is opaque, or 8 for a mask.
  func with<Result>(
    _ size: PixelSize, exactly: Bool = false, depth: Int = 32, _ body: (Picture) -> Result
  ) -> Result {
    let entry = exactly ? takeExactly(size, depth: depth) : take(size, depth: depth)
    defer { free.append(entry) }
    return body(entry.picture)
  }

  private func take(_ size: PixelSize, depth: Int) -> Entry {
    let fitting = free.indices.filter {
      free[$0].depth == depth && free[$0].size.width >= size.width && free[$0].size.height >= size.height
    }
    if let best = fitting.min(by: { PixelRect(free[$0].size).area < PixelRect(free[$1].size).area }),
      PixelRect(free[best].size).area <= 4 * max(PixelRect(size).area, Self.granularity * Self.granularity)
    {
      var entry = free.remove(at: best)
      entry.lastUsed = frame
      return entry
    }
    return make(PixelSize(width: Self.roundUp(size.width), height: Self.roundUp(size.height)), depth: depth)
  }

  private func takeExactly(_ size: PixelSize, depth: Int) -> Entry {
    guard let index = free.firstIndex(where: { $0.size == size && $0.depth == depth }) else {
      return make(size, depth: depth)
    }
    var entry = free.remove(at: index)
    entry.lastUsed = frame
    return entry
  }

  private func make(_ size: PixelSize, depth: Int) -> Entry {
    let pixmap = Pixmap(connection: connection, size: size, depth: depth)
    return Entry(picture: Picture(pixmap), size: size, depth: depth, lastUsed: frame)
  }

  private static func roundUp(_ extent: Int) -> Int {
    min((extent + granularity - 1) / granularity * granularity, Pixmap.maximumExtent)
  }

  func trim() { free = [] }

  func endFrame() {
    frame += 1
    free.removeAll { frame - $0.lastUsed > Self.maximumUnusedFrames }
  }
}
