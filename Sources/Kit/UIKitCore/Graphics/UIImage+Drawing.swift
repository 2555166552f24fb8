// SPDX-License-Identifier: MIT

nonisolated extension UIImage {
  func paint(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: context, rect: rect, tint: isTemplate ? .black : nil)
    context.restoreGState()
  }

  func tinted(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
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
