// SPDX-License-Identifier: MIT
import UIKitControllers

/// The pixels of a test window at one instant.
///
/// Get one from ``TestStage/picture()``.
///
/// ```swift
/// @MainActor func isWhite(_ stage: TestStage, at point: CGPoint) throws -> Bool {
///   try stage.picture().color(at: point) == .white
/// }
/// ```
nonisolated public struct ScreenPicture: Sendable {
  /// The pixels of the whole window.
  public let image: CGImage
  /// The number of pixels per point.
  public let scale: CGFloat

  /// Returns the colour of the pixel at a point of the window, in points, or `nil` outside the window.
  public func color(at point: CGPoint) -> CGColor? {
    let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
    guard x >= 0, y >= 0, x < image.width, y < image.height else { return nil }
    let start = y * image.bytesPerRow + x * 4
    let channels = image.pixels[start..<start + 4].map { CGFloat($0) / 255 }
    return CGColor(red: channels[2], green: channels[1], blue: channels[0], alpha: 1)
  }

  /// Returns the picture in the PNG format, or `nil` if it cannot be encoded.
  public func pngData() -> Data? { UIImage(cgImage: image).pngData() }
}
