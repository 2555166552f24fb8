// SPDX-License-Identifier: MIT

/// The largest image that is decoded. A few bytes can declare an image that fills the memory.
package enum ImageLimits {
  /// In pixels. Cairo's surfaces and X's pixmaps count their sides in 16 bits, with a sign.
  package static let side = 32_767
  /// 256 MB of pixels. Chosen: the cameras of most phones and the full-frame ones take less.
  package static let pixels = 1 << 26
  /// Of a file: as many as the most pixels take uncompressed, with 16 bits in each of four channels.
  package static let bytes = pixels * 8

  static func allow(width: Int, height: Int) -> Bool {
    width <= side && height <= side && width * height <= pixels
  }
}
