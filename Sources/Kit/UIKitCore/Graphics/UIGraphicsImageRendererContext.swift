// SPDX-License-Identifier: MIT

/// The context into which an image renderer draws. See ``UIGraphicsImageRenderer``.
nonisolated open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  nonisolated deinit {}

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes a rectangle with the current stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// The image drawn so far. Use it only while the renderer's closure runs.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else {
      fatalError("UIGraphicsImageRendererContext: currentImage is available only while the actions run")
    }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }
}
