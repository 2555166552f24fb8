// SPDX-License-Identifier: MIT

/// Pixels read from the server.
package struct Screenshot: Equatable {
  package let width: Int
  package let height: Int
  /// The pixels as 0xRRGGBB, in rows from the top.
  package let pixels: [UInt32]

  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Returns the number of pixels that differ, or nil if the sizes do.
  package func differences(from other: Screenshot) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return zip(pixels, other.pixels).count { $0 != $1 }
  }
}
