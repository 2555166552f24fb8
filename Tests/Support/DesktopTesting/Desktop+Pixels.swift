// SPDX-License-Identifier: MIT

import CX11
import CXTest
import Foundation
package import X11

/// The pixels that windows show, and the server resources of programs.
extension Desktop {
  /// Returns the pixels of a drawable, or nil if they cannot be read, as for a window that is not on the screen.
  package func screenshot(of drawable: UInt, _ rect: PixelRect) -> Screenshot? {
    var image: UnsafeMutablePointer<XImage>?
    _ = connection.trappingErrors {
      image = XGetImage(
        display, drawable, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height), UInt.max, ZPixmap)
    }
    guard let image else { return nil }
    defer { _ = x_destroy_image(image) }
    // A loop in Swift is slow without optimisation.
    let count = rect.width * rect.height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      buffer.baseAddress.map { xt_read_pixels(image, $0) }
      initializedCount = count
    }
    return Screenshot(width: rect.width, height: rect.height, pixels: pixels)
  }

  /// Returns the pixels of a whole window.
  package func screenshot(of window: UInt) -> Screenshot? {
    guard let frame = frame(of: window) else { return nil }
    return screenshot(of: window, PixelRect(x: 0, y: 0, width: frame.width, height: frame.height))
  }

  /// Returns the server's resources for a process, or nil if the server does not report them.
  package func resources(ofProcess process: Int32) -> ServerResources? {
    connection.synchronize()
    return ServerResources(ofProcess: process, on: display)
  }
}
