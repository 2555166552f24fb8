// SPDX-License-Identifier: MIT
import X11

/// A part of a frame whose pixels are those of the frame before at another place, because its items scroll.
struct ScrolledPart: Equatable {
  /// The pixels that can be copied, at their new place.
  let rect: PixelRect
  /// How far they have moved since the frame before.
  let offset: PixelPoint
  /// The pixels of `rect` that show something else than the copy, such as a bar that lies above the items.
  let exceptions: PixelRegion

  /// Returns what has to be drawn of some damage if the part is copied.
  func rest(of damage: PixelRegion) -> PixelRegion {
    var rest = damage
    rest.subtract(rect)
    rest.formUnion(exceptions)
    return rest
  }
}
