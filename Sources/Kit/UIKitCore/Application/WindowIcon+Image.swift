// SPDX-License-Identifier: MIT
import X11

extension WindowIcon {
  /// Creates an icon from an image, whose pixels are converted from premultiplied alpha.
  init(_ image: CGImage) {
    let pixels = image.pixels.withUnsafeBytes { bytes in
      (0..<image.width * image.height).map { index in
        let (y, x) = index.quotientAndRemainder(dividingBy: image.width)
        let pixel = bytes.loadUnaligned(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
        return Self.withoutPremultiplication(UInt32(littleEndian: pixel))
      }
    }
    self.init(size: PixelSize(width: image.width, height: image.height), pixels: pixels)
  }

  private static func withoutPremultiplication(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 { min((pixel >> shift & 0xFF) * 255 / alpha, 255) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
