// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import X11

/// A grid of eight-bit coverage, drawn with cairo or computed, and uploaded as a mask.
struct Coverage {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  var bytes: [UInt8]

  /// The largest deviation of curves in pixels. With cairo's own 0.1 the difference is visible in a corner.
  private static let tolerance = 0.01

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytesPerRow = (width + 3) & ~3
    bytes = [UInt8](repeating: 0, count: bytesPerRow * height)
  }

  mutating func draw(_ body: (OpaquePointer) -> Void) {
    let (width, height, bytesPerRow) = (Int32(width), Int32(height), Int32(bytesPerRow))
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard
        let surface = cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_A8, width, height, bytesPerRow)
      else { return }
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return }
      cairo_set_tolerance(context, Self.tolerance)
      body(context)
      cairo_destroy(context)
      cairo_surface_finish(surface)
    }
  }

  /// Blurs by a Gaussian of standard deviation `sigma` pixels.
  mutating func blur(sigma: CGFloat) {
    guard sigma > 0 else { return }
    let (width, height, bytesPerRow) = (width, height, bytesPerRow)
    bytes.withUnsafeMutableBufferPointer {
      GaussianBlur(deviation: sigma).apply(to: $0, width: width, height: height, stride: bytesPerRow)
    }
  }

  /// Returns a picture of the coverage, or of a part of it.
  func upload(to connection: Connection, part: PixelRect? = nil) -> Picture {
    let part = part ?? PixelRect(x: 0, y: 0, width: width, height: height)
    let pixmap = Pixmap(connection: connection, size: part.size, depth: 8)
    bytes.withUnsafeBytes { pixmap.put($0, bytesPerRow: bytesPerRow, part: part) }
    return Picture(pixmap)
  }
}
