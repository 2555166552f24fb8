// SPDX-License-Identifier: MIT
import X11

/// A finished picture of some items, and where it goes.
struct FlatImage {
  let picture: Picture
  /// What its pixels are, in those that `placement` takes; the picture's top left is the bounds'.
  let bounds: PixelRect
  let opaqueRect: PixelRect
  let placement: PlaneTransform

  var isOpaque: Bool { opaqueRect == bounds }
}
