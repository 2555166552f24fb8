// SPDX-License-Identifier: MIT
import Diagnostics

/// A picture for task bars and switchers.
package struct WindowIcon: Sendable, Equatable {
  package let size: PixelSize
  /// Rows from the top, each pixel 0xAARRGGBB, not premultiplied.
  package let pixels: [UInt32]

  package init(size: PixelSize, pixels: [UInt32]) {
    require(
      pixels.count == size.width * size.height, "an icon has width times height pixels; give as many as its size says")
    self.size = size
    self.pixels = pixels
  }
}
