// SPDX-License-Identifier: MIT
import CCairo

extension CGContext {
  // MARK: The current path

  /// Paints the area inside the current path with the fill colour, and clears the path.
  ///
  /// Open subpaths are closed for the purpose. `rule` decides what is inside; the default is the winding rule.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paintPath { cairo, state in
      cairo_set_fill_rule(cairo, rule.cairoRule)
      state.fillColor.setSource(of: cairo, alpha: state.alpha)
      if state.blendMode.reachesOutsideShape {
        cairo_save(cairo)
        cairo_clip(cairo)
        cairo_paint(cairo)
        cairo_restore(cairo)
      } else {
        cairo_fill(cairo)
      }
    }
  }

  /// Paints a line along the current path with the stroke colour, and clears the path.
  public func strokePath() {
    if state.blendMode.reachesOutsideShape {
      replacePathWithStrokedPath()
      return withFillColor(state.strokeColor) { fillPath() }
    }
    paintPath { cairo, state in
      state.strokeColor.setSource(of: cairo, alpha: state.alpha)
      cairo_stroke(cairo)
    }
  }

  /// Fills, strokes, or fills and strokes the current path, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      let outline = path
      fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
      outline?.append(to: cairo)
      strokePath()
    }
  }

  // MARK: Shapes. They discard the current path, as in Core Graphics.

  /// Fills a rectangle with the fill colour. Discards the current path.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills several rectangles with the fill colour, as one path. Discards the current path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Strokes the outline of a rectangle with the current line width. Discards the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes the outline of a rectangle with the given line width, in user space units. Discards the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = cairo_get_line_width(cairo)
    setLineWidth(width)
    stroke(rect)
    setLineWidth(former)
  }

  /// Fills the ellipse inscribed in `rect`. Discards the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse inscribed in `rect`. Discards the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes separate lines between pairs of points: the first and second, the third and fourth, and so on.
  ///
  /// An unpaired last point is ignored. Discards the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, regardless of shadow and blend mode. Discards the current path.
  public func clear(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
  }

  // MARK: Clip

  /// Intersects the clip with the area inside the current path, and clears the path.
  ///
  /// Use ``saveGState()`` and ``restoreGState()`` to limit the clip to some drawing.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_clip(cairo)
  }

  /// Intersects the clip with a rectangle. Discards the current path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Intersects the clip with the union of several rectangles. Discards the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The smallest rectangle that contains the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// Removes all clips, so that drawing reaches the whole target.
  public func resetClip() { cairo_reset_clip(cairo) }

  // MARK: Gradients

  /// Fills the clip with a gradient along the line from `start` to `end`, in user space.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - start: The point of location 0.
  ///   - end: The point of location 1.
  ///   - options: The sides on which the end colours continue beyond the line. An empty set leaves them unpainted.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let pattern = gradient.makeCairoPattern(start: start, end: end, options: options)
    paintGradient(pattern)
  }

  /// Fills the clip with a gradient between two circles, in user space.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - startCenter: The centre of the circle of location 0.
  ///   - startRadius: The radius of the circle of location 0.
  ///   - endCenter: The centre of the circle of location 1.
  ///   - endRadius: The radius of the circle of location 1.
  ///   - options: The sides on which the end colours continue beyond the circles. An empty set leaves them unpainted.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let pattern = gradient.makeCairoPattern(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
      options: options)
    paintGradient(pattern)
  }

  /// Paints a gradient over the whole clip, and destroys the pattern.
  private func paintGradient(_ pattern: OpaquePointer) {
    defer { cairo_pattern_destroy(pattern) }
    paint { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
  }

  // MARK: Helpers

  private func withFillColor(_ color: CGColor, _ body: () -> Void) {
    let former = state.fillColor
    state.fillColor = color
    body()
    state.fillColor = former
  }
}
