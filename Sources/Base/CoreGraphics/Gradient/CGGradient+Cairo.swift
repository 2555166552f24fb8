// SPDX-License-Identifier: MIT
import CCairo

extension CGGradient {
  private static let bothWays: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

  /// Makes a linear `cairo_pattern_t` in the caller's user space, which the caller destroys.
  func makeCairoPattern(
    start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions = bothWays
  ) -> OpaquePointer {
    addStops(to: cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options: options)
  }

  /// Makes a radial `cairo_pattern_t` between two circles, which the caller destroys.
  func makeCairoPattern(
    startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions = bothWays
  ) -> OpaquePointer {
    addStops(
      to: cairo_pattern_create_radial(startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius),
      options: options)
  }

  /// Adds the colour stops. Cairo's patterns extend at both ends or at neither, so a transparent stop at one end
  /// prevents its extension.
  private func addStops(to pattern: OpaquePointer?, options: CGGradientDrawingOptions) -> OpaquePointer {
    guard let pattern else { fatalError("CGGradient: out of memory") }
    func add(_ location: CGFloat, _ color: CGColor) {
      cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    if options == .drawsAfterEndLocation { add(0, .clear) }
    // Beyond the outermost stops, their colours continue to the ends.
    if let first = stops.first { add(0, first.color) }
    for stop in stops { add(stop.location, stop.color) }
    if let last = stops.last { add(1, last.color) }
    if options == .drawsBeforeStartLocation { add(1, .clear) }
    return pattern
  }
}
