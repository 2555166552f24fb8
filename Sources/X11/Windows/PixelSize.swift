// SPDX-License-Identifier: MIT
package import Foundation

/// A size in whole pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A size in points, rounded to pixels. Each side is at least 1 pixel; what is infinite or no number is cut.
  package init(_ size: CGSize, scale: CGFloat) {
    self.init(width: Self.pixels(size.width * scale), height: Self.pixels(size.height * scale))
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length >= 1 ? Int(min(length, CGFloat(Int32.max)).rounded()) : 1
  }
}

extension PixelSize {
  /// The largest side that the protocol can draw to.
  static let maximumSide = 32767
  /// Twice the pixels of an 8K screen: 256 MiB for each buffer. Chosen.
  private static let maximumArea = 1 << 26

  /// The part of this size that can be drawn: 1 to 32767 pixels each way, and no more pixels in all than the server can
  /// be expected to have memory for. Proportions are kept where the area is cut.
  package var clampedToDrawable: PixelSize {
    let (width, height) = (min(max(self.width, 1), Self.maximumSide), min(max(self.height, 1), Self.maximumSide))
    guard width * height > Self.maximumArea else { return PixelSize(width: width, height: height) }
    let factor = (Double(Self.maximumArea) / Double(width * height)).squareRoot()
    let cutWidth = Int(Double(width) * factor)
    return PixelSize(width: cutWidth, height: min(height, Self.maximumArea / cutWidth))
  }
}
