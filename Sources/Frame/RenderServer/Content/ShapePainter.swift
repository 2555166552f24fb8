// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import RenderTree

/// Fills and strokes a shape layer's path.
struct ShapePainter {
  private let shape: ShapeState

  init(_ shape: ShapeState) { self.shape = shape }

  /// Paints onto a `cairo_t` whose units are points.
  func paint(onto context: OpaquePointer) {
    guard let path = shape.path else { return }
    if let color = shape.fillColor, color.alpha > 0 {
      path.append(to: context)
      cairo_set_fill_rule(context, shape.usesEvenOddFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      cairo_fill(context)
    }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
      appendStrokedPart(of: path, to: context)
      setLine(of: context)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      cairo_stroke(context)
    }
  }

  private func setLine(of context: OpaquePointer) {
    cairo_set_line_width(context, shape.lineWidth)
    cairo_set_miter_limit(context, shape.miterLimit)
    switch shape.lineCap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch shape.lineJoin {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    let dashes = shape.lineDashPattern.map { Double(max($0, 0)) }
    if dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(context, dashes, Int32(dashes.count), shape.lineDashPhase)
    }
  }

  /// Appends the part of the path from `strokeStart` to `strokeEnd`, as fractions of the length of all subpaths.
  private func appendStrokedPart(of path: CGPath, to context: OpaquePointer) {
    let start = min(max(shape.strokeStart, 0), 1)
    let end = min(max(shape.strokeEnd, 0), 1)
    guard start > 0 || end < 1 else { return path.append(to: context) }
    guard start < end else { return }
    cairo_new_path(context)
    path.append(to: context)
    guard let flat = cairo_copy_path_flat(context) else { return }
    cairo_new_path(context)
    defer { cairo_path_destroy(flat) }
    FlatPath(flat.pointee).appendPart(from: start, to: end, to: context)
  }
}

/// A path of straight lines, with its length.
private struct FlatPath {
  private var lines: [(from: CGPoint, to: CGPoint, startsSubpath: Bool)] = []
  private var length = 0.0

  init(_ path: cairo_path_t) {
    var (start, current, startsSubpath) = (CGPoint.zero, CGPoint.zero, true)
    var index = 0
    while index < path.num_data, let data = path.data {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        start = CGPoint(x: data[index + 1].point.x, y: data[index + 1].point.y)
        (current, startsSubpath) = (start, true)
      case CAIRO_PATH_LINE_TO:
        let end = CGPoint(x: data[index + 1].point.x, y: data[index + 1].point.y)
        append(from: current, to: end, &startsSubpath)
        current = end
      case CAIRO_PATH_CLOSE_PATH:
        append(from: current, to: start, &startsSubpath)
        current = start
      default: break
      }
      index += Int(header.length)
    }
  }

  private mutating func append(from: CGPoint, to: CGPoint, _ startsSubpath: inout Bool) {
    guard from != to else { return }
    lines.append((from, to, startsSubpath))
    length += hypot(to.x - from.x, to.y - from.y)
    startsSubpath = false
  }

  func appendPart(from start: Double, to end: Double, to context: OpaquePointer) {
    let (first, last) = (start * length, end * length)
    var (distance, isDown) = (0.0, false)
    for line in lines {
      let size = hypot(line.to.x - line.from.x, line.to.y - line.from.y)
      let (a, b) = (max(first, distance), min(last, distance + size))
      if a < b {
        if line.startsSubpath || !isDown {
          let p = Self.point(on: line, at: (a - distance) / size)
          cairo_move_to(context, p.x, p.y)
          isDown = true
        }
        let p = Self.point(on: line, at: (b - distance) / size)
        cairo_line_to(context, p.x, p.y)
      }
      distance += size
    }
  }

  private static func point(on line: (from: CGPoint, to: CGPoint, startsSubpath: Bool), at share: Double) -> CGPoint {
    CGPoint(x: line.from.x + (line.to.x - line.from.x) * share, y: line.from.y + (line.to.y - line.from.y) * share)
  }
}
