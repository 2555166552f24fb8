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
    stroke(strokes, width: strokeWidth, in: context)
    for path in fills + rounded {
      context.addPath(path)
      context.fillPath()
    }
    stroke(rounded, width: Self.roundingWidth, in: context)
    context.restoreGState()
  }

  private func stroke(_ paths: [CGPath], width: CGFloat, in context: CGContext) {
    context.setLineWidth(width)
    for path in paths {
      context.addPath(path)
      context.strokePath()
    }
  }

  static func named(_ name: String) -> Symbol? { SymbolTable.symbols[name]?() }
}
