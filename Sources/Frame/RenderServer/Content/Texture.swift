// SPDX-License-Identifier: MIT
import X11

/// The pixels of a layer's contents on the server.
final class Texture {
  let levels: PictureLevels
  /// How many of the source's pixels, along each side, are one pixel of the texture.
  let reduction: Int
  let isOpaque: Bool

  init(connection: Connection, picture: Picture, size: PixelSize, reduction: Int = 1, isOpaque: Bool) {
    levels = PictureLevels(connection: connection, picture: picture, size: size, isOpaque: isOpaque)
    self.reduction = reduction
    self.isOpaque = isOpaque
  }

  var picture: Picture { levels.picture }
  var size: PixelSize { levels.size }
}
