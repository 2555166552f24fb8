// SPDX-License-Identifier: MIT
import UIKit

/// The pixels of a stage's window at one instant.
public struct ScreenPicture: Sendable {
  /// All of it.
  public let image: CGImage
  /// Pixels to a point.
  public let scale: CGFloat

  /// The colour of the pixel at a place in the window, in points; nil outside.
  public func color(at point: CGPoint) -> CGColor? {
    let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
    guard x >= 0, y >= 0, x < image.width, y < image.height else { return nil }
    let start = y * image.bytesPerRow + x * 4
    let channels = image.pixels[start..<start + 4].map { CGFloat($0) / 255 }
    return CGColor(red: channels[2], green: channels[1], blue: channels[0], alpha: 1)
  }

  /// The picture as a PNG file has it; nil where it can't be written.
  public func pngData() -> Data? { UIImage(cgImage: image).pngData() }
}
