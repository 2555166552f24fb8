// SPDX-License-Identifier: MIT
package import Foundation

/// A size in whole pixels.
@usableFromInline package struct PixelSize: Hashable, Sendable {
  @usableFromInline package var width: Int
  @usableFromInline package var height: Int

  @inlinable package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Creates a size from points, rounded to pixels. Each side is at least 1 pixel; infinite and invalid values are
  /// clamped.
  package init(_ size: CGSize, scale: CGFloat) {
    self.init(width: Self.pixels(size.width * scale), height: Self.pixels(size.height * scale))
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length >= 1 ? Int(min(length, CGFloat(Int32.max)).rounded()) : 1
  }
}

extension PixelSize {
  /// The largest side into which the protocol can draw.
  static let maximumSide = 32767
  /// The largest area in pixels: twice an 8K screen, or 256 MiB for each buffer. The value is a choice.
  private static let maximumArea = 1 << 26

  /// This size, limited to what can be drawn: 1 to 32767 pixels on each side, and no more pixels in total than the
  /// server can be expected to have memory for. If the area is limited, the proportions are kept.
  package var clampedToDrawable: PixelSize {
    let (width, height) = (min(max(self.width, 1), Self.maximumSide), min(max(self.height, 1), Self.maximumSide))
    guard width * height > Self.maximumArea else { return PixelSize(width: width, height: height) }
    let factor = (Double(Self.maximumArea) / Double(width * height)).squareRoot()
    let cutWidth = Int(Double(width) * factor)
    return PixelSize(width: cutWidth, height: min(height, Self.maximumArea / cutWidth))
  }
}
