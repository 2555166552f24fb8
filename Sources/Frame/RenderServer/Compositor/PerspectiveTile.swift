// SPDX-License-Identifier: MIT
import X11

/// A part of a picture in perspective, with an affine map that approximates the perspective.
struct PerspectiveTile: Equatable {
  let rect: PixelRect
  /// Whether an edge of the image crosses the tile, so that only a part of it shows the image.
  let isEdge: Bool
  /// Maps the tile's pixels to the image's.
  let map: PlaneTransform

  /// Returns the tiles that make up the image's picture in `rect`. No two overlap.
  static func tiles(of image: FlatImage, inverse: PlaneTransform, in rect: PixelRect) -> [PerspectiveTile] {
    PerspectiveStrips(image: image, inverse: inverse)?.tiles(in: rect)
      ?? PerspectiveTiles(image: image, inverse: inverse).tiles(in: rect)
  }
}
