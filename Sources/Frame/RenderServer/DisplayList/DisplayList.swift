// SPDX-License-Identifier: MIT
import X11

/// The items of a frame from back to front, in the surface's pixels. It is a value, so that two frames can be compared.
struct DisplayList: Equatable {
  var size: PixelSize
  var items: [DisplayItem] = []

  init(size: PixelSize) { self.size = size }
}
