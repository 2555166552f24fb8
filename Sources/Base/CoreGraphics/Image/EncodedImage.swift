// SPDX-License-Identifier: MIT
import Diagnostics

/// The bytes of an image file that has been decoded once, so that it can be decoded again.
///
/// The bytes are kept, and not the file's path, because the file may change or disappear.
struct EncodedImage: Sendable {
  private let bytes: Data

  init(_ bytes: Data) { self.bytes = bytes }

  /// How many bytes are kept before the size of the picture is known, which is stated at the start of most files. The value
  /// is a choice.
  static let maximumByteCountOfUnknownSize = 1 << 20

  /// Returns how many bytes are worth keeping beside the pixels of a picture: half of what the pixels take.
  static func maximumByteCount(width: Int, height: Int) -> Int { width * height * 4 / 2 }

  /// Returns the pixels, which have a number of bytes.
  ///
  /// They are transparent if the file that could be decoded before cannot be decoded now: because there is no memory, or
  /// because the decoder for its format has been removed or replaced.
  func decodePixels(byteCount: Int) -> [UInt8] {
    do throws(ImageError) {
      let pixels = try decode().pixels
      guard pixels.count == byteCount else { throw .undecodable(reason: "it has another size now") }
      return pixels
    } catch {
      warn("CGImage: a picture is blank, because it cannot be decoded again: \(error)")
      return [UInt8](repeating: 0, count: byteCount)
    }
  }

  private func decode() throws(ImageError) -> DecodedImage {
    let decoder = try ImageDecoder()
    try decoder.write(all: bytes)
    return try decoder.finish()
  }
}
