// SPDX-License-Identifier: MIT
import CPixbuf
import Glibc

extension CGImage {
  /// Decodes the first frame of a file, upright and within `ImageLimits`. The format is PNG, JPEG or another one that
  /// gdk-pixbuf reads.
  package convenience init(contentsOf url: URL) throws(ImageError) {
    let decoder = try ImageDecoder()
    try Self.read(url, into: decoder)
    try self.init(decoder)
  }

  /// Decodes the contents of an image file, as `init(contentsOf:)` does.
  package convenience init(data: Data) throws(ImageError) {
    let decoder = try ImageDecoder()
    var rest = data[...]
    while !rest.isEmpty, try decoder.write(rest.prefix(ImageDecoder.pieceSize)) {
      rest = rest.dropFirst(ImageDecoder.pieceSize)
    }
    try self.init(decoder)
  }

  private convenience init(_ decoder: ImageDecoder) throws(ImageError) {
    let pixbuf = try decoder.finish()
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    self.init(pixbuf: pixbuf)
  }

  private static func read(_ url: URL, into decoder: ImageDecoder) throws(ImageError) {
    // Opening a pipe would otherwise block until it has a writer. Devices have no end, so only regular files are read.
    let file = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw unreadable(url) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable(url) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadableFile(path: url.path, reason: "it is not a regular file")
    }
    var piece = [UInt8](repeating: 0, count: ImageDecoder.pieceSize)
    var wantsMore = true
    while wantsMore {
      let count = Glibc.read(file, &piece, piece.count)
      guard count >= 0 else { throw unreadable(url) }
      guard count > 0 else { return }
      wantsMore = try decoder.write(piece[..<count])
    }
  }

  private static func unreadable(_ url: URL) -> ImageError {
    .unreadableFile(path: url.path, reason: String(cString: strerror(errno)))
  }

  /// Copies and premultiplies the pixels.
  private convenience init(pixbuf: OpaquePointer) {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let source = gdk_pixbuf_read_pixels(pixbuf)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    var isOpaque = true
    for y in 0..<height {
      for x in 0..<width {
        guard let pixel = source.map({ $0 + y * stride + x * channels }) else { continue }
        let alpha = channels == 4 ? pixel[3] : 255
        let target = (y * width + x) * 4
        pixels[target] = Self.premultiplied(pixel[2], alpha)
        pixels[target + 1] = Self.premultiplied(pixel[1], alpha)
        pixels[target + 2] = Self.premultiplied(pixel[0], alpha)
        pixels[target + 3] = alpha
        if alpha != 255 { isOpaque = false }
      }
    }
    self.init(width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque, pixels: pixels)
  }

  private static func premultiplied(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
    guard alpha != 255 else { return component }
    let product = Int(component) * Int(alpha)
    return UInt8((product + 127) / 255)
  }
}
