// SPDX-License-Identifier: MIT

/// Pixels read from the server.
package struct Screenshot: Equatable {
  package let width: Int
  package let height: Int
  /// Rows from the top, each pixel 0xRRGGBB.
  package let pixels: [UInt32]

  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// How many pixels differ; nil when the sizes do.
  package func differences(from other: Screenshot) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return zip(pixels, other.pixels).count { $0 != $1 }
  }
}
