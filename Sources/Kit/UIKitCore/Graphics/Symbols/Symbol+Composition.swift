// SPDX-License-Identifier: MIT

/// Symbols made of others.
nonisolated extension Symbol {
  /// A circle around lines, with the shapes of `dots` filled.
  static func circled(_ lines: [CGPath], dots: [CGPath] = []) -> Symbol {
    Symbol(strokes: [SymbolShapes.circle] + lines, fills: dots)
  }

  /// A disc from which lines and the shapes of `dots` are cut.
  static func inDisc(_ lines: [CGPath], dots: [CGPath] = []) -> Symbol {
    Symbol(fills: [SymbolShapes.wholeDisc], cuts: lines, cutFills: dots)
  }

  /// A square around lines.
  static func boxed(_ lines: [CGPath]) -> Symbol { Symbol(strokes: [SymbolShapes.square] + lines) }

  /// A filled square from which lines are cut.
  static func inBox(_ lines: [CGPath]) -> Symbol { Symbol(fills: [SymbolShapes.wholeSquare], cuts: lines) }

  /// The outline of a shape.
  static func outline(_ notation: String...) -> Symbol { Symbol(strokes: notation.map(SymbolShapes.path)) }

  /// A filled shape, as large as its outline.
  static func solid(_ notation: String...) -> Symbol { Symbol(rounded: notation.map(SymbolShapes.path)) }

  /// The symbol with a line through it, and a gap beside the line.
  func slashed() -> Symbol {
    var symbol = self
    symbol.cuts.append(SymbolShapes.line((5.2, 2.4), (21.6, 18.8)))
    symbol.top.append(SymbolShapes.line((3.8, 3.8), (20.2, 20.2)))
    return symbol
  }

  /// The symbol with every outline transformed about the middle.
  func transformed(_ transform: CGAffineTransform) -> Symbol {
    func map(_ paths: [CGPath]) -> [CGPath] { paths.map { SymbolShapes.transformed($0, transform) } }
    return Symbol(
      strokes: map(strokes), fills: map(fills), rounded: map(rounded), cuts: map(cuts), cutFills: map(cutFills),
      top: map(top))
  }

  /// The symbol as in a mirror.
  var mirrored: Symbol { transformed(CGAffineTransform(scaleX: -1, y: 1)) }

  /// The symbol upside down.
  var upsideDown: Symbol { transformed(CGAffineTransform(scaleX: 1, y: -1)) }

  /// The symbol turned clockwise by degrees.
  func turned(_ degrees: CGFloat) -> Symbol { transformed(CGAffineTransform(rotationAngle: degrees * .pi / 180)) }
}
