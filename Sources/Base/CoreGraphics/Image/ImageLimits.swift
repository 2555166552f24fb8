// SPDX-License-Identifier: MIT

/// The limits of images that are decoded. Without them, a few bytes could declare an image that fills the memory.
package enum ImageLimits {
  /// The longest side in pixels. Cairo's surfaces and X's pixmaps store their sides in 16 bits, with a sign.
  package static let side = 32_767
  /// The largest number of pixels, which takes 256 MB. The cameras of most phones and full-frame cameras stay below it.
  package static let pixels = 1 << 26
  /// The largest file in bytes, which is enough for that many uncompressed pixels with 16 bits in each of four
  /// channels.
  package static let bytes = pixels * 8

  static func allow(width: Int, height: Int) -> Bool {
    width <= side && height <= side && width * height <= pixels
  }
}
