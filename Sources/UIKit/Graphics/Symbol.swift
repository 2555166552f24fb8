// SPDX-License-Identifier: MIT

/// A symbol's outlines in a square of 24 units.
package nonisolated struct Symbol: Sendable {
  /// Drawn with round ends, at the configuration's weight.
  var strokes: [CGPath] = []
  var fills: [CGPath] = []

  /// Side of the design square.
  static let side: CGFloat = 24

  func draw(in context: CGContext, rect: CGRect, color: CGColor, strokeWidth: CGFloat) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / Self.side, y: rect.height / Self.side)
    context.setStrokeColor(color)
    context.setFillColor(color)
    context.setLineWidth(strokeWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for path in strokes {
      context.addPath(path)
      context.strokePath()
    }
    for path in fills {
      context.addPath(path)
      context.fillPath()
    }
    context.restoreGState()
  }

  static func named(_ name: String) -> Symbol? { SymbolTable.symbols[name]?() }
}
