// SPDX-License-Identifier: MIT

/// An immutable bitmap: premultiplied BGRA, eight bits a channel, rows from the top.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  public let bytesPerRow: Int
  /// True where no pixel can be transparent.
  package let isOpaque: Bool
  package let pixels: [UInt8]

  package init(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, pixels: [UInt8]) {
    precondition(pixels.count >= bytesPerRow * height, "CGImage: fewer pixels than bytesPerRow × height")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.pixels = pixels
  }
}
