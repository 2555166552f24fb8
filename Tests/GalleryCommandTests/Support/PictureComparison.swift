// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKit

/// Two pictures of the same size, and how they differ.
@MainActor
struct PictureComparison {
  let expected: CGImage
  let actual: CGImage

  /// The number of channels that differ by more than a tolerance, of 255; nil if the sizes differ.
  func differences(above tolerance: Int) -> Int? {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    return zip(expected.pixels, actual.pixels).count { abs(Int($0) - Int($1)) > tolerance }
  }

  /// Writes the expected picture, the actual one and the difference below each other, and returns the path of the file.
  ///
  /// In the difference, equal pixels are black, and others have four times the distance of their channels.
  func write(as name: String) throws -> String {
    let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("\(name)-difference.png")
    let images = [expected, actual] + [difference].compactMap { $0 }
    try UIImage(cgImage: Self.stack(images)).pngData()?.write(to: file)
    return file.path
  }

  private var difference: CGImage? {
    guard differences(above: 0) != nil else { return nil }
    var pixels = zip(expected.pixels, actual.pixels).map { UInt8(min(4 * abs(Int($0) - Int($1)), 255)) }
    for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
    return CGImage(
      width: expected.width, height: expected.height, bytesPerRow: expected.bytesPerRow, isOpaque: true, pixels: pixels)
  }

  /// Returns pictures below each other.
  static func stack(_ images: [CGImage]) -> CGImage {
    let width = images.map(\.width).max() ?? 0
    var pixels: [UInt8] = []
    for image in images {
      for y in 0..<image.height {
        pixels += image.pixels[y * image.bytesPerRow..<y * image.bytesPerRow + image.width * 4]
        pixels += [UInt8](repeating: 255, count: (width - image.width) * 4)
      }
    }
    return CGImage(
      width: width, height: images.reduce(0) { $0 + $1.height }, bytesPerRow: width * 4, isOpaque: true, pixels: pixels)
  }
}
