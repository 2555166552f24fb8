// SPDX-License-Identifier: MIT

/// The outlines of a symbol, in a square of 24 units.
package nonisolated struct Symbol: Sendable {
  /// Outlines that are drawn with round ends, at the configuration's weight.
  var strokes: [CGPath] = []
  /// Outlines that are filled, with sharp corners.
  var fills: [CGPath] = []
  /// Outlines that are filled and stroked, so that the corners are round. The shape is larger than the path by half of
  /// `roundingWidth`.
  var rounded: [CGPath] = []
  /// Lines that are cut out of the shapes above, at the configuration's weight.
  var cuts: [CGPath] = []
  /// Outlines whose interior is cut out of the shapes above.
  var cutFills: [CGPath] = []
  /// Outlines that are drawn over the cuts, as strokes.
  var top: [CGPath] = []

  /// The side of the design square.
  static let side: CGFloat = 24
  static let roundingWidth: CGFloat = 1.6

  func draw(in context: CGContext, rect: CGRect, color: CGColor, strokeWidth: CGFloat) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / Self.side, y: rect.height / Self.side)
    context.setStrokeColor(color)
    context.setFillColor(color)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    if cuts.isEmpty, cutFills.isEmpty {
      drawShapes(in: context, strokeWidth: strokeWidth)
    } else {
      // The cuts must not clear the content below the symbol.
      context.beginTransparencyLayer()
      drawShapes(in: context, strokeWidth: strokeWidth)
      drawCuts(in: context, strokeWidth: strokeWidth)
      context.endTransparencyLayer()
    }
    context.restoreGState()
  }

  private func drawShapes(in context: CGContext, strokeWidth: CGFloat) {
    stroke(strokes, width: strokeWidth, in: context)
    fill(fills + rounded, in: context)
    stroke(rounded, width: Self.roundingWidth, in: context)
  }

  private func drawCuts(in context: CGContext, strokeWidth: CGFloat) {
    context.saveGState()
    context.setBlendMode(.clear)
    stroke(cuts, width: strokeWidth, in: context)
    fill(cutFills, in: context)
    context.restoreGState()
    stroke(top, width: strokeWidth, in: context)
  }

  private func stroke(_ paths: [CGPath], width: CGFloat, in context: CGContext) {
    context.setLineWidth(width)
    for path in paths {
      context.addPath(path)
      context.strokePath()
    }
  }

  private func fill(_ paths: [CGPath], in context: CGContext) {
    for path in paths {
      context.addPath(path)
      context.fillPath()
    }
  }

  static func named(_ name: String) -> Symbol? { SymbolTable.symbols[name]?() }
}
