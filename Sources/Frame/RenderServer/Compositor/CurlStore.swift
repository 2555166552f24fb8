// SPDX-License-Identifier: MIT
import X11

/// The pictures of the pages that curl.
final class CurlStore {
  private struct Entry {
    weak var page: Raster?
    let key: CurlPictures.Key
    let pictures: CurlPictures
    var lastUsed: Int
  }

  private let connection: Connection
  private var entries: [Entry] = []
  private var frame = 0

  /// The number of frames after which unused pictures are freed. A curl that does not move is not drawn again.
  private static let maximumUnusedFrames = 120

  init(connection: Connection) { self.connection = connection }

  func pictures(for curl: CurlDrawing, page: Picture) -> CurlPictures {
    let key = CurlPictures.Key(curl)
    if let index = entries.firstIndex(where: { $0.page === curl.page && $0.key == key }) {
      entries[index].lastUsed = frame
      return entries[index].pictures
    }
    let pictures = CurlPictures(curl, page: page, connection: connection)
    entries.append(Entry(page: curl.page, key: key, pictures: pictures, lastUsed: frame))
    return pictures
  }

  /// Frees the pictures of pages that are gone.
  func trim() { entries.removeAll { $0.page == nil } }

  func endFrame() {
    frame += 1
    entries.removeAll { $0.page == nil || frame - $0.lastUsed > Self.maximumUnusedFrames }
  }
}
