// SPDX-License-Identifier: MIT
import CCairo

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }
}

extension CGAffineTransform {
  init(_ m: cairo_matrix_t) { self.init(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0) }
}

extension CGLineCap {
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  init(_ cap: cairo_line_cap_t) {
    switch cap {
    case CAIRO_LINE_CAP_ROUND: self = .round
    case CAIRO_LINE_CAP_SQUARE: self = .square
    default: self = .butt
    }
  }
}

extension CGLineJoin {
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }

  init(_ join: cairo_line_join_t) {
    switch join {
    case CAIRO_LINE_JOIN_ROUND: self = .round
    case CAIRO_LINE_JOIN_BEVEL: self = .bevel
    default: self = .miter
    }
  }
}

extension CGPathFillRule {
  var cairoRule: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

extension CGColor {
  /// Makes this colour the source of `cairo`, with its opacity multiplied by `alpha`.
  func setSource(of cairo: OpaquePointer, alpha: CGFloat) {
    cairo_set_source_rgba(cairo, red, green, blue, self.alpha * alpha)
  }
}
