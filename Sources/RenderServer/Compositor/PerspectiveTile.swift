// SPDX-License-Identifier: MIT
import X11

/// A part of a picture in perspective, with an affine map that approximates the perspective.
struct PerspectiveTile: Equatable {
  /// The pixels that are completely inside the image. It may be empty.
  var inside: PixelRect
  /// The rectangles that contain the tile's parts at the edges of the image.
  var edges: [PixelRect] = []
  /// Maps the tile's pixels to the image's.
  let map: PlaneTransform

  /// Returns the tiles that make up the image's picture in `rect`.
  static func tiles(of image: FlatImage, inverse: PlaneTransform, in rect: PixelRect) -> [PerspectiveTile] {
    PerspectiveStrips(image: image, inverse: inverse)?.tiles(in: rect)
      ?? PerspectiveTiles(image: image, inverse: inverse).tiles(in: rect)
  }
}
