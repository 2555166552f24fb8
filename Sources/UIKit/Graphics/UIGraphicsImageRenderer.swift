// SPDX-License-Identifier: MIT
import Diagnostics

/// Draws pictures.
nonisolated open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// - Parameter bounds: what of the drawing's space becomes the picture, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    require(bounds.width > 0 && bounds.height > 0, "UIGraphicsImageRenderer: a picture needs a size above zero")
    self.bounds = bounds
    self.format = format
  }

  nonisolated deinit {}

  /// A picture of what `actions` draw; the context is the current one meanwhile.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = CGContext.bitmap(of: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
      fatalError("UIGraphicsImageRenderer: no bitmap of \(bounds.size); make it smaller")
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    guard let image = context.makeImage() else { fatalError("UIGraphicsImageRenderer: the bitmap was lost") }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
