// SPDX-License-Identifier: MIT
import X11

/// A rectangle of a picture in perspective, with an affine map that approximates the perspective.
struct PerspectiveTile: Equatable {
  let rect: PixelRect
  /// Whether part of it may be outside the image.
  let touchesEdge: Bool
  /// Maps the rectangle's pixels to the image's.
  let map: PlaneTransform

  /// Returns the tiles that make up the image's picture in `rect`.
  static func tiles(of image: FlatImage, inverse: PlaneTransform, in rect: PixelRect) -> [PerspectiveTile] {
    PerspectiveStrips(image: image, inverse: inverse)?.tiles(in: rect)
      ?? PerspectiveTiles(image: image, inverse: inverse).tiles(in: rect)
  }
}
