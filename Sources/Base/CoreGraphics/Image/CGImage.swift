// SPDX-License-Identifier: MIT
import Diagnostics
import Synchronization

/// An immutable bitmap with 8 bits per component, premultiplied, in the byte order blue, green, red, alpha.
///
/// Get one from ``CGContext/makeImage()``, or from `UIImage`. It can be passed between threads. One that was read from a
/// file keeps the file's bytes, and gives its pixels back when they are on the display. If they are needed again, they are
/// decoded again.
///
/// ```swift
/// func leftHalf(of image: CGImage) -> CGImage? {
///   image.cropping(to: CGRect(x: 0, y: 0, width: image.width / 2, height: image.height))
/// }
/// ```
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of bytes from one row to the next; at least four times the width.
  public let bytesPerRow: Int
  /// Whether no pixel can be transparent.
  package let isOpaque: Bool
  /// Nil while they are given back.
  private let decodedPixels: Mutex<[UInt8]?>
  /// The file from which the pixels can be decoded again, or nil if there is none or it would save little.
  private let encoded: EncodedImage?

  package convenience init(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, pixels: [UInt8]) {
    self.init(
      width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque, pixels: pixels, encoded: nil)
  }

  /// - Parameter encoded: The file that the pixels were decoded from, if it is kept.
  init(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, pixels: [UInt8], encoded: EncodedImage?) {
    require(bytesPerRow >= width * 4 && bytesPerRow % 4 == 0, "CGImage: bytesPerRow must be width × 4 or more")
    require(pixels.count >= bytesPerRow * height, "CGImage: fewer pixels than bytesPerRow × height")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.encoded = encoded
    decodedPixels = Mutex(pixels)
  }

  /// The pixels, row by row. They are decoded again if they were given back, which takes some milliseconds for a large
  /// picture.
  package var pixels: [UInt8] {
    decodedPixels.withLock { pixels in
      if let pixels { return pixels }
      let again = encoded?.decodePixels(byteCount: bytesPerRow * height) ?? []
      pixels = again
      return again
    }
  }

  /// Whether the pixels are in memory.
  package var holdsPixels: Bool { decodedPixels.withLock { $0 != nil } }

  /// Gives the memory of the pixels back, if they can be decoded again. Any thread may call this.
  ///
  /// The pixels are then decoded when they are next read, and stay until this is called again.
  package func discardPixels() {
    guard encoded != nil else { return }
    decodedPixels.withLock { $0 = nil }
  }

  /// The number of bits of a colour component, which is always 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel, which is always 32.
  public var bitsPerPixel: Int { 32 }

  /// The colour space, which is always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// `noneSkipFirst` if all pixels are known to be opaque, and otherwise `premultipliedFirst`.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  /// The byte order and ``alphaInfo`` in one value.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// Returns the part of the image inside a rectangle, or `nil` if they do not intersect.
  ///
  /// `rect` is in pixels from the upper-left corner. Fractions are rounded outward.
  public func cropping(to rect: CGRect) -> CGImage? {
    // `CGRect.intersection(_:)` ends the process if an edge is NaN.
    let (minX, minY) = (max(rect.minX.rounded(.down), 0), max(rect.minY.rounded(.down), 0))
    let (maxX, maxY) = (min(rect.maxX.rounded(.up), CGFloat(width)), min(rect.maxY.rounded(.up), CGFloat(height)))
    guard maxX > minX, maxY > minY else { return nil }
    let (left, top, columns, rows) = (Int(minX), Int(minY), Int(maxX - minX), Int(maxY - minY))
    var cropped: [UInt8] = []
    cropped.reserveCapacity(columns * rows * 4)
    for row in top..<top + rows {
      let start = row * bytesPerRow + left * 4
      cropped += pixels[start..<start + columns * 4]
    }
    return CGImage(width: columns, height: rows, bytesPerRow: columns * 4, isOpaque: isOpaque, pixels: cropped)
  }

  /// Returns the image itself, which never changes. Never `nil`.
  public func copy() -> CGImage? { self }
}
