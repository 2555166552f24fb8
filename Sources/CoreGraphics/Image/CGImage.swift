// SPDX-License-Identifier: MIT

/// An immutable bitmap: premultiplied BGRA, eight bits a channel, rows from the top.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  public let bytesPerRow: Int
  /// True where no pixel can be transparent.
  package let isOpaque: Bool
  package let pixels: [UInt8]

  package init(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, pixels: [UInt8]) {
    precondition(bytesPerRow >= width * 4 && bytesPerRow % 4 == 0, "CGImage: bytesPerRow must be width × 4 or more")
    precondition(pixels.count >= bytesPerRow * height, "CGImage: fewer pixels than bytesPerRow × height")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.pixels = pixels
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// The part inside `rect`, in pixels and rounded outwards; nil where they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, !part.isEmpty else { return nil }
    let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var cropped: [UInt8] = []
    cropped.reserveCapacity(columns * rows * 4)
    for row in top..<top + rows {
      let start = row * bytesPerRow + left * 4
      cropped += pixels[start..<start + columns * 4]
    }
    return CGImage(width: columns, height: rows, bytesPerRow: columns * 4, isOpaque: isOpaque, pixels: cropped)
  }

  public func copy() -> CGImage? { self }
}
