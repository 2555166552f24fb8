// SPDX-License-Identifier: MIT
import X11

extension WindowIcon {
  /// Creates an icon from an image, whose pixels are converted from premultiplied alpha.
  init(_ image: CGImage) {
    let pixels = (0..<image.height).flatMap { y in
      (0..<image.width).map { x in Self.pixel(of: image, at: y * image.bytesPerRow + x * 4) }
    }
    self.init(size: PixelSize(width: image.width, height: image.height), pixels: pixels)
  }

  private static func pixel(of image: CGImage, at offset: Int) -> UInt32 {
    let alpha = UInt32(image.pixels[offset + 3])
    guard alpha > 0 else { return 0 }
    func channel(_ index: Int) -> UInt32 { min(UInt32(image.pixels[offset + index]) * 255 / alpha, 255) }
    return alpha << 24 | channel(2) << 16 | channel(1) << 8 | channel(0)
  }
}
