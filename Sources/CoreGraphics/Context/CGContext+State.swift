// SPDX-License-Identifier: MIT
import CCairo

extension CGContext {
  // MARK: Colours

  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  // MARK: Compositing

  /// Multiplies the alpha of all that is drawn from now on.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  public func setShouldAntialias(_ antialiases: Bool) {
    cairo_set_antialias(cairo, antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Everything drawn from now on casts a shadow; `offset` and `blur` in points, whatever the transform.
  ///
  /// A nil colour means no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
  }

  /// A shadow in black at one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Lines

  public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, width) }

  public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairoCap) }

  public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairoJoin) }

  /// Corners whose point would reach farther than `limit` line widths are cut off.
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

  /// Lengths of dashes and gaps in turn, starting `phase` into them; no lengths means a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    precondition(
      lengths.isEmpty || (lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }),
      "setLineDash: lengths must not be negative, nor all zero")
    cairo_set_dash(cairo, lengths.map(Double.init), Int32(lengths.count), phase)
  }

  var lineDash: (phase: CGFloat, lengths: [CGFloat]) {
    var lengths = [Double](repeating: 0, count: Int(cairo_get_dash_count(cairo)))
    var phase = 0.0
    cairo_get_dash(cairo, &lengths, &phase)
    return (phase, lengths.map { CGFloat($0) })
  }

  /// How far curves may be from what is drawn, in pixels.
  public func setFlatness(_ flatness: CGFloat) { cairo_set_tolerance(cairo, max(flatness, 0.01)) }

  // MARK: Transform

  /// From user space to the target's pixels.
  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
  }

  public func concatenate(_ transform: CGAffineTransform) {
    precondition(transform.determinant != 0, "concatenate: the transform flattens the plane; skip the drawing instead")
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cairo, &matrix)
  }

  public func translateBy(x: CGFloat, y: CGFloat) { cairo_translate(cairo, x, y) }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    precondition(x != 0 && y != 0, "scaleBy: a scale of zero flattens the plane; skip the drawing instead")
    cairo_scale(cairo, x, y)
  }

  /// By radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { cairo_rotate(cairo, angle) }

  /// From user space to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
