// SPDX-License-Identifier: MIT
import CoreGraphics
import X11

/// A finished picture of some items, and the transform with which it is drawn.
struct FlatImage {
  let levels: PictureLevels
  /// The pixels of the picture, in the coordinates from which `placement` maps. The top left of the bounds is the top
  /// left of the picture.
  let bounds: PixelRect
  let opaqueRect: PixelRect
  let placement: PlaneTransform
  /// The colour of all pixels in `opaqueRect`, or nil if there are several.
  var insideColor: CGColor?

  var picture: Picture { levels.picture }
  var isOpaque: Bool { opaqueRect == bounds }
}
