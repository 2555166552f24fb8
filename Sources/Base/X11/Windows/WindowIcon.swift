// SPDX-License-Identifier: MIT
import Diagnostics

/// A picture for task bars and switchers.
package struct WindowIcon: Sendable, Equatable {
  package let size: PixelSize
  /// The pixels as 0xAARRGGBB, not premultiplied, in rows from the top.
  package let pixels: [UInt32]

  package init(size: PixelSize, pixels: [UInt32]) {
    require(
      pixels.count == size.width * size.height, "an icon has width times height pixels; give as many as its size says")
    self.size = size
    self.pixels = pixels
  }
}
