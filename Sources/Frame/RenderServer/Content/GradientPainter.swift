// SPDX-License-Identifier: MIT
import CCairo
import CoreGraphics
import RenderTree
import X11

/// Paints the gradient of a gradient layer, in pixels.
struct GradientPainter {
  private let gradient: GradientState
  private let shape: RoundedRect
  private let stops: [(location: Double, color: CGColor)]

  init(_ gradient: GradientState, in shape: RoundedRect) {
    self.gradient = gradient
    self.shape = shape
    let last = Double(max(gradient.colors.count - 1, 1))
    let isSpread = gradient.locations.count != gradient.colors.count
    stops = gradient.colors.enumerated().map { index, color in
      (isSpread ? Double(index) / last : Double(gradient.locations[index]), color)
    }
  }

  func paint(onto context: OpaquePointer) {
    shape.append(to: context)
    cairo_clip(context)
    switch gradient.kind {
    case .axial:
      let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
      paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), onto: context)
    case .radial: paintRadial(onto: context)
    case .conic: paintConic(onto: context)
    }
    if stops.contains(where: { $0.color.alpha < 1 }) { Dither.apply(to: context) }
  }

  private func point(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: unit.x * CGFloat(shape.frame.width), y: unit.y * CGFloat(shape.frame.height))
  }

  private func paint(_ pattern: OpaquePointer?, onto context: OpaquePointer) {
    guard let pattern else { return }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
  }

  /// Paints an ellipse around the start point whose half axes extend to the end point.
  private func paintRadial(onto context: OpaquePointer) {
    let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
    let (radiusX, radiusY) = (abs(end.x - start.x), abs(end.y - start.y))
    guard radiusX > 0, radiusY > 0 else { return }
    cairo_translate(context, start.x, start.y)
    cairo_scale(context, radiusX, radiusY)
    paint(cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), onto: context)
  }

  /// Paints the colours clockwise around the start point, beginning in the direction of the end point. cairo has no
  /// conic gradient, so they are drawn as narrow wedges.
  private func paintConic(onto context: OpaquePointer) {
    let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
    let radius = hypot(Double(shape.frame.width), Double(shape.frame.height)) * 2
    let first = atan2(end.y - start.y, end.x - start.x)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    for wedge in 0..<Self.wedgeCount {
      let color = color(at: (Double(wedge) + 0.5) / Double(Self.wedgeCount))
      let angle = first + 2 * .pi * Double(wedge) / Double(Self.wedgeCount)
      let next = first + 2 * .pi * Double(wedge + 1) / Double(Self.wedgeCount)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      cairo_move_to(context, start.x, start.y)
      cairo_line_to(context, start.x + radius * cos(angle), start.y + radius * sin(angle))
      cairo_line_to(context, start.x + radius * cos(next), start.y + radius * sin(next))
      cairo_fill(context)
    }
  }

  /// The number of wedges, each half a degree wide.
  private static let wedgeCount = 720

  private func color(at location: Double) -> CGColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    for (a, b) in zip(stops, stops.dropFirst()) where location <= b.location {
      let share = b.location > a.location ? (location - a.location) / (b.location - a.location) : 1
      func mix(_ part: KeyPath<CGColor, CGFloat>) -> CGFloat {
        a.color[keyPath: part] + (b.color[keyPath: part] - a.color[keyPath: part]) * share
      }
      return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
    return last.color
  }
}
