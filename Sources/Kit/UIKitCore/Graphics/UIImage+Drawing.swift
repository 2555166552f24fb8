// SPDX-License-Identifier: MIT

nonisolated extension UIImage {
  /// Draws the image in the current graphics context with its upper-left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image with its top left corner at a point, with a blend mode and an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current graphics context, scaled to fill a rectangle. A template is drawn in black.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current graphics context with a blend mode and an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: context, rect: rect, tint: isTemplate ? .black : nil)
    context.restoreGState()
  }

  /// Returns an image of the same shape in a single colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

  /// Returns an image of the same shape in a single colour, with a rendering mode. `.automatic` means
  /// `.alwaysOriginal`.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = isSymbolImage ? UIGraphicsImageRendererFormat.preferred().scale : scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      draw(in: renderer.cgContext, rect: CGRect(origin: .zero, size: size), tint: color.cgColor)
    }
    return image.withRenderingMode(renderingMode == .automatic ? .alwaysOriginal : renderingMode)
  }

  /// Draws the image scaled to `rect`. With a tint, draws the image's alpha in that colour.
  package func draw(in context: CGContext, rect: CGRect, tint: CGColor?) {
    switch storage {
    case .empty: break
    case .bitmap(let image):
      if let tint { context.fill(tint, throughAlphaOf: image, in: rect) } else { context.draw(image, in: rect) }
    case .symbol(let symbol, let configuration):
      symbol.draw(in: context, rect: rect, color: tint ?? .black, strokeWidth: configuration.strokeWidth)
    }
  }
}
