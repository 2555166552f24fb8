// SPDX-License-Identifier: MIT
import CPixbuf

/// The pixels of an image file, in the layout of a `CGImage` without room between its rows.
struct DecodedImage {
  let width: Int
  let height: Int
  /// Whether no pixel is transparent.
  private(set) var isOpaque = true
  private(set) var pixels: [UInt8]

  /// Copies and premultiplies the pixels of a pixbuf.
  init(pixbuf: OpaquePointer) {
    width = Int(gdk_pixbuf_get_width(pixbuf))
    height = Int(gdk_pixbuf_get_height(pixbuf))
    pixels = [UInt8](repeating: 255, count: width * height * 4)
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard let source = gdk_pixbuf_read_pixels(pixbuf) else { return }
    for y in 0..<height { copy(source + y * stride, channels: channels, toRow: y) }
  }

  private mutating func copy(_ source: UnsafePointer<UInt8>, channels: Int, toRow y: Int) {
    for x in 0..<width {
      let pixel = source + x * channels
      let alpha = channels == 4 ? pixel[3] : 255
      let target = (y * width + x) * 4
      pixels[target] = Self.premultiplied(pixel[2], alpha)
      pixels[target + 1] = Self.premultiplied(pixel[1], alpha)
      pixels[target + 2] = Self.premultiplied(pixel[0], alpha)
      pixels[target + 3] = alpha
      if alpha != 255 { isOpaque = false }
    }
  }

  private static func premultiplied(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
    guard alpha != 255 else { return component }
    let product = Int(component) * Int(alpha)
    return UInt8((product + 127) / 255)
  }
}
