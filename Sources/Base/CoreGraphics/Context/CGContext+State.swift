// SPDX-License-Identifier: MIT
import CCairo
import Diagnostics

extension CGContext {
  // MARK: Colours

  /// Sets the colour with which areas are filled. The default is opaque black.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour with which areas are filled from sRGB components, each from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour with which areas are filled to a grey, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  /// Sets the colour with which lines are drawn. The default is opaque black.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour with which lines are drawn from sRGB components, each from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour with which lines are drawn to a grey, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  // MARK: Compositing

  /// Sets the opacity by which all following drawing is multiplied. The default is 1; other values are clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets the formula that combines following drawing with the existing content. The default is ``CGBlendMode/normal``.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// The filter with which images are scaled. The default is ``CGInterpolationQuality/default``.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether the edges of shapes are smoothed. The default is `true`.
  public func setShouldAntialias(_ antialiases: Bool) {
    cairo_set_antialias(cairo, antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Sets the shadow that following drawing casts.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow in points, to the right and down. The transform does not apply to it.
  ///   - blur: The width of the soft edge in points. Negative values count as 0.
  ///   - color: The colour of the shadow, or `nil` for no shadow, which is the default.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: $0) }
  }

  /// Sets a black shadow with an opacity of one third for following drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Lines

  /// Sets the width of lines, in user space units. The default is 1.
  public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, width) }

  /// Sets the shape of the ends of lines. The default is ``CGLineCap/butt``.
  public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairoCap) }

  /// Sets the shape of corners. The default is ``CGLineJoin/miter``.
  public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairoJoin) }

  /// Sets the longest miter, in line widths, before a corner is cut off. The default is 10.
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

  /// Sets the pattern in which following lines are dashed.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which a line starts, in user space units.
  ///   - lengths: The lengths of dashes and gaps in turn, in user space units. An empty array, the default, draws solid
  ///     lines, as do lengths that are negative or all zero.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isPattern = expect(
      lengths.isEmpty || lengths.isDashPattern, "setLineDash: lengths must not be negative, nor all zero")
    let lengths = isPattern ? lengths : []
    cairo_set_dash(cairo, lengths.map(Double.init), Int32(lengths.count), phase)
  }

  var lineDash: (phase: CGFloat, lengths: [CGFloat]) {
    var lengths = [Double](repeating: 0, count: Int(cairo_get_dash_count(cairo)))
    var phase = 0.0
    cairo_get_dash(cairo, &lengths, &phase)
    return (phase, lengths.map { CGFloat($0) })
  }

  /// Sets the largest distance between a curve and the lines that approximate it, in pixels. Values below 0.01 count as
  /// 0.01.
  public func setFlatness(_ flatness: CGFloat) { cairo_set_tolerance(cairo, max(flatness, 0.01)) }

  // MARK: Transform

  /// The current transform, from user space to the pixels of the target.
  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
  }

  /// Applies a transform to the coordinates of all following drawing, before the current transform.
  ///
  /// After a transform that cannot be inverted, nothing is drawn until the state is restored.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.determinant != 0, transform.determinant.isFinite else { return clip(to: .zero) }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cairo, &matrix)
  }

  /// Moves the origin of user space.
  public func translateBy(x: CGFloat, y: CGFloat) { cairo_translate(cairo, x, y) }

  /// Scales user space. After a factor of zero, nothing is drawn until the state is restored.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates user space by an angle in radians. Positive angles turn clockwise on the screen.
  public func rotate(by angle: CGFloat) { cairo_rotate(cairo, angle) }

  /// The transform from user space to pixels. The same as ``ctm``.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Converts a point from user space to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Converts a size from user space to pixels. The result may have negative components.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// Converts a rectangle from user space to pixels, and returns the smallest rectangle that contains the result.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// Converts a point from pixels to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Converts a size from pixels to user space. The result may have negative components.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// Converts a rectangle from pixels to user space, and returns the smallest rectangle that contains the result.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
