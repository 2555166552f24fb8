// SPDX-License-Identifier: MIT
import CCairo

extension CGImage {
  /// Calls `body` with a cairo image surface over the pixels, for reading. Any thread may call this.
  package func withCairoSurface<R>(_ body: (OpaquePointer) -> R) -> R {
    pixels.withUnsafeBufferPointer { buffer in
      // Cairo only reads, because nothing draws on the surface.
      guard
        let surface = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: buffer.baseAddress), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
          Int32(width), Int32(height), Int32(bytesPerRow))
      else { fatalError("CGImage: out of memory") }
      defer {
        // Recordings that use the image copy its pixels now.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      return body(surface)
    }
  }

  /// Returns the image as the data of a PNG file.
  package func pngData() throws(ImageError) -> Data {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { target in
      withCairoSurface { surface in
        cairo_surface_write_to_png_stream(
          surface,
          { closure, bytes, count in
            guard let bytes, let closure else { return CAIRO_STATUS_WRITE_ERROR }
            closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, target)
      }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .unencodable(reason: String(cString: cairo_status_to_string(status)))
    }
    return data
  }
}
