// SPDX-License-Identifier: MIT
import CCairo

extension CGContext {
  /// The number of pixels per point for shadows in recordings, whose scale is not known yet.
  private static let recordedShadowScale: CGFloat = 2

  /// Runs `draw`, which sets a source and paints, once for the shadow and once for the shape.
  ///
  /// `draw` receives the `cairo_t` to use, with the current transform, which may not be this context's.
  package func paint(_ draw: (_ cairo: OpaquePointer) -> Void) {
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    if let shadow = state.shadow, shadow.color.alpha > 0 { cast(shadow, of: draw) }
    draw(cairo)
  }

  /// Paints the current path and clears it.
  func paintPath(_ draw: (_ cairo: OpaquePointer, _ state: GraphicsState) -> Void) {
    guard state.shadow != nil, let outline = cairo_copy_path(cairo) else {
      paint { draw($0, state) }
      return cairo_new_path(cairo)
    }
    defer { cairo_path_destroy(outline) }
    paint { cairo in
      cairo_new_path(cairo)
      cairo_append_path(cairo, outline)
      draw(cairo, state)
    }
    cairo_new_path(cairo)
  }

  func cast(_ shadow: GraphicsState.Shadow, of draw: (OpaquePointer) -> Void) {
    guard let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil) else { return }
    defer { cairo_surface_destroy(recording) }
    record(draw, into: recording)
    let resolution = bitmap == nil ? Self.recordedShadowScale : 1
    let deviation = shadow.blur / 2 * baseScale
    let offset = CGVector(dx: shadow.offset.width * baseScale, dy: shadow.offset.height * baseScale)
    guard let area = shadowArea(of: recording, reach: ShadowMask.reach(deviation: deviation), offset: offset),
      let mask = ShadowMask(of: recording, area: area, resolution: resolution, deviation: deviation)
    else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_translate(cairo, area.minX + offset.dx, area.minY + offset.dy)
    cairo_scale(cairo, 1 / resolution, 1 / resolution)
    shadow.color.setSource(of: cairo, alpha: state.alpha)
    cairo_mask_surface(cairo, mask.surface, 0, 0)
    cairo_restore(cairo)
  }

  /// Records `draw` in the pixels of this context.
  private func record(_ draw: (OpaquePointer) -> Void, into recording: OpaquePointer) {
    guard let scratch = cairo_create(recording) else { return }
    defer { cairo_destroy(scratch) }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_set_matrix(scratch, &matrix)
    cairo_set_line_width(scratch, cairo_get_line_width(cairo))
    cairo_set_line_cap(scratch, cairo_get_line_cap(cairo))
    cairo_set_line_join(scratch, cairo_get_line_join(cairo))
    cairo_set_miter_limit(scratch, cairo_get_miter_limit(cairo))
    let dash = lineDash
    cairo_set_dash(scratch, dash.lengths.map(Double.init), Int32(dash.lengths.count), dash.phase)
    draw(scratch)
  }

  /// Returns the area of the shadow's mask in pixels: around the drawing, as far as the clip contains it.
  private func shadowArea(of recording: OpaquePointer, reach: CGFloat, offset: CGVector) -> CGRect? {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height)
    guard width > 0, height > 0, reach.isFinite, offset.dx.isFinite, offset.dy.isFinite else { return nil }
    let shape = CGRect(x: x, y: y, width: width, height: height).insetBy(dx: -reach, dy: -reach)
    let visible = boundingBoxOfClipPath.applying(ctm).offsetBy(dx: -offset.dx, dy: -offset.dy)
      .insetBy(dx: -reach, dy: -reach)
    let area = shape.intersection(visible)
    return area.isEmpty ? nil : area.integral
  }
}
