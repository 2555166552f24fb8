// SPDX-License-Identifier: MIT
import CCairo

extension CGContext {
  // MARK: The current path

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

  // MARK: Shapes; the current path is lost, as in Apple's

  public func fill(_ rect: CGRect) { fill([rect]) }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = cairo_get_line_width(cairo)
    setLineWidth(width)
    stroke(rect)
    setLineWidth(former)
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line from each point of even index to the one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the rectangle transparent, without shadow or blending.
  public func clear(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
  }

  // MARK: Clip

  /// From now on only what is inside the current path is painted, too.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_clip(cairo)
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The rectangle around all that is inside the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// Takes all clips back, to `restoreGState()`'s or the target's whole.
  public func resetClip() { cairo_reset_clip(cairo) }

  // MARK: Gradients

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let pattern = gradient.makeCairoPattern(start: start, end: end, options: options)
    paintGradient(pattern)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let pattern = gradient.makeCairoPattern(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
      options: options)
    paintGradient(pattern)
  }

  /// Over the whole clip; destroys the pattern.
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
