// SPDX-License-Identifier: MIT
import Diagnostics

/// An object that draws images.
///
/// ```swift
/// @MainActor func makeDot() -> UIImage {
///   UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
///     UIColor.systemRed.setFill()
///     context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 16, height: 16))
///   }
/// }
/// ```
nonisolated open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect

  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size in points, at the scale of the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for a part of the drawing space, in points. Its images are empty if the part is, or if it is too
  /// large for a bitmap.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  /// Creates a renderer for a part of the drawing space, in points, at the scale of the screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  nonisolated deinit {}

  /// Returns an image of what a closure draws. During the call the image's context is the current one.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
    let bitmap = CGContext.bitmap(of: bounds.size, scale: format.scale, isOpaque: format.opaque)
    expect(bitmap != nil, "UIGraphicsImageRenderer: cannot make a bitmap of \(bounds.size); use a smaller size")
    guard let context = bitmap else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    guard let image = context.makeImage() else { fatalError("UIGraphicsImageRenderer: the bitmap was lost") }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Returns an image of what a closure draws, in the PNG format.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
