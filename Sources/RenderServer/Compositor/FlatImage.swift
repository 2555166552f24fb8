// SPDX-License-Identifier: MIT
import X11

/// A finished picture of some items, and where it goes.
struct FlatImage {
  let picture: Picture
  /// The pixels of the picture, in the coordinates that `placement` takes. Its top left is that of the bounds.
  let bounds: PixelRect
  let opaqueRect: PixelRect
  let placement: PlaneTransform

  var isOpaque: Bool { opaqueRect == bounds }
}
