// SPDX-License-Identifier: MIT
import CCairo
import DesktopTesting
import Foundation

extension Screenshot {
  /// Writes the picture as a PNG file. Returns whether this was possible.
  func write(to file: URL) -> Bool {
    var pixels = pixels
    return pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width), Int32(height),
        Int32(width * MemoryLayout<UInt32>.stride))
      defer { cairo_surface_destroy(surface) }
      return cairo_surface_write_to_png(surface, file.path) == CAIRO_STATUS_SUCCESS
    }
  }
}
