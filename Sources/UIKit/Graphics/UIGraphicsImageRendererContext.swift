// SPDX-License-Identifier: MIT

/// What an image renderer's actions draw into.
nonisolated open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  nonisolated deinit {}

  /// Fills with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else {
      fatalError("UIGraphicsImageRendererContext: currentImage is there only while the actions run")
    }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }
}
