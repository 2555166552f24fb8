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
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point. The default is that of the screen.
  open var scale: CGFloat
  /// Whether images have no transparency. The default is `false`.
  open var opaque = false

  /// The range of the colours. The default is `.automatic`. No effect: images always have eight bits for each
  /// component, in sRGB.
  open var preferredRange = Range.automatic

  /// A range of colours.
  nonisolated public enum Range: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// That of the screen.
    case automatic
    /// Wider than sRGB.
    case extended
    /// sRGB.
    case standard
  }

  /// Creates a format with the scale of the screen.
  public required init() {
    scale = UIGraphics.mainScale
    super.init()
  }

  /// Creates a format with the scale of a trait collection, or that of the screen if it specifies none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  nonisolated deinit {}

  /// Returns a format with the scale of the screen.
  open class func preferred() -> Self { self.init() }
}
