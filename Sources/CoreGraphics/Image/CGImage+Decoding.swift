// SPDX-License-Identifier: MIT
import CPixbuf

extension CGImage {
  /// Decodes a file: PNG, JPEG and whatever else gdk-pixbuf reads, turned upright.
  package convenience init(contentsOf url: URL) throws(ImageError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadableFile(path: url.path, reason: error.localizedDescription)
    }
    try self.init(data: data)
  }

  /// Decodes the contents of an image file.
  package convenience init(data: Data) throws(ImageError) {
    guard !data.isEmpty else { throw .undecodable(reason: "there are no bytes") }
    guard let loader = gdk_pixbuf_loader_new() else { throw .undecodable(reason: "out of memory") }
    defer { g_object_unref(loader) }
    let writing = data.withUnsafeBytes { bytes in
      Self.failure {
        gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), $0)
      }
    }
    let closing = Self.failure { gdk_pixbuf_loader_close(loader, $0) }
    if let reason = writing ?? closing { throw .undecodable(reason: reason) }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    else { throw .undecodable(reason: "the file holds no picture") }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    self.init(pixbuf: upright)
  }

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
    alpha == 255 ? component : UInt8((Int(component) * Int(alpha) + 127) / 255)
  }

  /// What went wrong, or nil.
  private static func failure(_ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean) -> String? {
    var error: UnsafeMutablePointer<GError>?
    guard call(&error) == 0 else { return nil }
    defer { error.map { g_error_free($0) } }
    return error.map { String(cString: $0.pointee.message) } ?? "unknown failure"
  }
}
