// SPDX-License-Identifier: MIT

/// The format of images from a renderer.
///
/// ```swift
/// @MainActor func makeThumbnail(of page: UIView) -> UIImage {
///   let format = UIGraphicsImageRendererFormat()
///   format.scale = 1
///   format.opaque = true
///   return UIGraphicsImageRenderer(size: page.bounds.size, format: format).image { _ in
///     page.drawHierarchy(in: page.bounds, afterScreenUpdates: true)
///   }
/// }
/// ```
nonisolated open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point. The default is that of the screen.
  open var scale: CGFloat
  /// Whether images have no transparency. The default is `false`.
  open var opaque = false

  /// Creates a format with the scale of the screen.
  public override init() {
    scale = UIGraphics.mainScale
    super.init()
  }

  nonisolated deinit {}

  /// Returns a format with the scale of the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
