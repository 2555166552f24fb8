// SPDX-License-Identifier: MIT

/// A symbol's outlines in a square of 24 units.
package nonisolated struct Symbol: Sendable {
  /// Drawn with round ends, at the configuration's weight.
  var strokes: [CGPath] = []
  /// Filled, with sharp corners.
  var fills: [CGPath] = []
  /// Filled, and outlined so that the corners are round: half of `roundingWidth` larger than the path.
  var rounded: [CGPath] = []

  /// Side of the design square.
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
