// SPDX-License-Identifier: MIT
import X11

/// A part of a frame whose pixels the previous frame has at another position, because its items scroll.
struct ScrolledPart: Equatable {
  /// The pixels that can be copied, at their new position.
  let rect: PixelRect
  /// The distance that they have moved since the previous frame.
  let offset: PixelPoint
  /// The pixels of `rect` that show something else than the copy, such as a bar that lies above the items.
  let exceptions: PixelRegion

  /// Returns the part of some damage that has to be drawn if the scrolled part is copied.
  func rest(of damage: PixelRegion) -> PixelRegion {
    var rest = damage
    rest.subtract(rect)
    rest.formUnion(exceptions)
    return rest
  }
}
