// SPDX-License-Identifier: MIT
import CX11
import CoreGraphics
import Diagnostics
import X11

extension Pixmap {
  /// Uploads a part of an array of pixels to the top left: eight bits each for depth 8; blue, green, red and alpha for
  /// other depths.
  func put(_ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, part: PixelRect) {
    let data = UnsafeMutablePointer(mutating: pixels.bindMemory(to: CChar.self).baseAddress)
    guard
      let image = XCreateImage(
        connection.display, nil, UInt32(depth), ZPixmap, 0, data, UInt32(part.maxX), UInt32(part.maxY), 32,
        Int32(bytesPerRow)),
      let context = XCreateGC(connection.display, xid, 0, nil)
    else { return }
    // The byte order is that of this program, whatever the server's is.
    image.pointee.byte_order = LSBFirst
    XPutImage(
      connection.display, xid, context, image, Int32(part.x), Int32(part.y), 0, 0, UInt32(part.width),
      UInt32(part.height))
    XFreeGC(connection.display, context)
    // Xlib must not free the caller's pixels.
    image.pointee.data = nil
    _ = x_destroy_image(image)
  }

  /// Uploads parts of an array of `size` pixels of eight bits, each to its position in the array.
  func put(_ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, size: PixelSize, parts: [PixelRect]) {
    require(depth == 8, "several parts can be uploaded only to a pixmap of depth 8; use put(_:bytesPerRow:part:)")
    let data = UnsafeMutablePointer(mutating: pixels.bindMemory(to: CChar.self).baseAddress)
    guard !parts.isEmpty,
      let image = XCreateImage(
        connection.display, nil, UInt32(depth), ZPixmap, 0, data, UInt32(size.width), UInt32(size.height), 32,
        Int32(bytesPerRow)),
      let context = XCreateGC(connection.display, xid, 0, nil)
    else { return }
    for part in parts {
      XPutImage(
        connection.display, xid, context, image, Int32(part.x), Int32(part.y), Int32(part.x), Int32(part.y),
        UInt32(part.width), UInt32(part.height))
    }
    XFreeGC(connection.display, context)
    // Xlib must not free the caller's pixels.
    image.pointee.data = nil
    _ = x_destroy_image(image)
  }

  /// Returns the pixmap's pixels, and waits for the server. Returns nil if the connection is lost, or for depths other
  /// than 24 and 32.
  func readImage(isOpaque: Bool) -> CGImage? {
    guard depth == 24 || depth == 32, !connection.isLost,
      let image = XGetImage(
        connection.display, xid, 0, 0, UInt32(size.width), UInt32(size.height), ~0, ZPixmap)
    else { return nil }
    defer { _ = x_destroy_image(image) }
    guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else { return nil }
    let bytesPerRow = size.width * CGImage.bytesPerPixel
    var pixels = [UInt8](repeating: 0, count: bytesPerRow * size.height)
    pixels.withUnsafeMutableBytes { target in
      for row in 0..<size.height {
        let source = UnsafeRawBufferPointer(start: data + row * Int(image.pointee.bytes_per_line), count: bytesPerRow)
        UnsafeMutableRawBufferPointer(rebasing: target[row * bytesPerRow..<(row + 1) * bytesPerRow])
          .copyMemory(from: source)
      }
    }
    if image.pointee.byte_order != LSBFirst { pixels.swapEveryFour() }
    if isOpaque { pixels.setEveryFourth(to: 255) }
    return CGImage(
      width: size.width, height: size.height, bytesPerRow: bytesPerRow, isOpaque: isOpaque, pixels: pixels)
  }
}

extension [UInt8] {
  fileprivate mutating func swapEveryFour() {
    for start in stride(from: 0, to: count - 3, by: 4) {
      swapAt(start, start + 3)
      swapAt(start + 1, start + 2)
    }
  }

  fileprivate mutating func setEveryFourth(to value: UInt8) {
    for index in stride(from: 3, to: count, by: 4) { self[index] = value }
  }
}
