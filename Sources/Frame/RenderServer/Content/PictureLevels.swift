// SPDX-License-Identifier: MIT
import X11

/// A picture on the server, with smaller copies for drawing it smaller. The server's filter reads four pixels at most, so
/// it would skip the others.
final class PictureLevels {
  let picture: Picture
  let size: PixelSize
  private let isOpaque: Bool
  private let connection: Connection
  private var halves: [Picture] = []

  init(connection: Connection, picture: Picture, size: PixelSize, isOpaque: Bool) {
    self.connection = connection
    self.picture = picture
    self.size = size
    self.isOpaque = isOpaque
  }

  /// Returns the copy to draw from if `shrink` pixels of the picture become one, and the divisor of its sides.
  func level(shrink: Double) -> (picture: Picture, divisor: Int) {
    var (divisor, index, picture) = (1, 0, self.picture)
    while shrink / Double(divisor) >= 2, size.width / (divisor * 2) > 0, size.height / (divisor * 2) > 0 {
      divisor *= 2
      if index == halves.count { halves.append(half(of: picture, divisor: divisor)) }
      picture = halves[index]
      index += 1
    }
    return (picture, divisor)
  }

  /// Returns a copy of half the size. Filtering in the middle between four pixels gives their mean.
  private func half(of source: Picture, divisor: Int) -> Picture {
    let size = PixelSize(width: self.size.width / divisor, height: self.size.height / divisor)
    let result = Picture(Pixmap(connection: connection, size: size, depth: isOpaque ? 24 : 32))
    source.setTransform(PictureTransform(a: 2, d: 2))
    source.setFilter(.bilinear)
    source.setRepeat(.pad)
    result.composite(.source, source: source, into: PixelRect(size))
    return result
  }
}
