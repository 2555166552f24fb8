// SPDX-License-Identifier: MIT
import X11

/// A rectangle of a picture in perspective, with an affine map that comes close enough to it.
struct PerspectiveTile: Equatable {
  let rect: PixelRect
  /// Part of it may lie outside the image.
  let touchesEdge: Bool
  /// From the rectangle's pixels to the image's.
  let map: PlaneTransform

  /// The tiles that make up the image's picture in `rect`.
  static func tiles(of image: FlatImage, inverse: PlaneTransform, in rect: PixelRect) -> [PerspectiveTile] {
    PerspectiveStrips(image: image, inverse: inverse)?.tiles(in: rect)
      ?? PerspectiveTiles(image: image, inverse: inverse).tiles(in: rect)
  }
}
