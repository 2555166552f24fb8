// SPDX-License-Identifier: MIT
import CCairo

/// Somewhere to draw: a bitmap, or a recording that the render thread replays.
///
/// Deviates from Apple's plain contexts in one way: y grows downwards, in bitmaps too, as in the contexts UIKit makes.
/// Images therefore come out upright.
public final class CGContext {
  /// The `cairo_t`.
  package let cairo: OpaquePointer
  let bitmap: Bitmap?
  /// Pixels, or units of the target, in a point of base space, where shadows are measured.
  let baseScale: CGFloat
  var state = GraphicsState()
  private var savedStates: [GraphicsState] = []

  /// Draws into memory of `width` × `height` pixels; nil for anything but eight bits of RGB.
  ///
  /// With `data` nil the memory is the context's own and starts out transparent; every alpha info is taken, and the
  /// bytes are BGRA whichever it is. With `data` the format has to be that: `byteOrder32Little` with
  /// `premultipliedFirst` or `noneSkipFirst`. `bytesPerRow` zero means as many as are needed.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8 || (bitsPerComponent == 0 && data == nil),
      let bitmap = Bitmap(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow,
        info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    self.init(surface: bitmap.surface, bitmap: bitmap, baseScale: 1)
  }

  /// Draws into memory of its own for `size` points at `scale` pixels a point; nil when there is nothing to draw on.
  package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    let info: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    guard size.width.isFinite, size.height.isFinite, scale.isFinite,
      let bitmap = Bitmap(
        data: nil, width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)),
        bytesPerRow: 0, info: CGBitmapInfo(rawValue: info.rawValue))
    else { return nil }
    self.init(surface: bitmap.surface, bitmap: bitmap, baseScale: scale)
  }

  /// Draws onto a `cairo_surface_t`, keeping a reference to it, at `scale` of its units a point.
  package convenience init(surface: OpaquePointer, scale: CGFloat = 1) {
    self.init(surface: surface, bitmap: nil, baseScale: scale)
  }

  private init(surface: OpaquePointer, bitmap: Bitmap?, baseScale: CGFloat) {
    guard let cairo = cairo_create(surface) else { preconditionFailure("CGContext: out of memory") }
    self.cairo = cairo
    self.bitmap = bitmap
    self.baseScale = baseScale
    cairo_scale(cairo, baseScale, baseScale)
    cairo_set_line_width(cairo, 1)
  }

  deinit { cairo_destroy(cairo) }

  // MARK: State

  /// Keeps the transform, the clip, colours, line looks, alpha, blend mode and shadow until `restoreGState()`.
  public func saveGState() {
    cairo_save(cairo)
    savedStates.append(state)
  }

  public func restoreGState() {
    guard let saved = savedStates.popLast() else {
      preconditionFailure("restoreGState(): nothing was saved; call saveGState() first")
    }
    cairo_restore(cairo)
    state = saved
  }

  // MARK: Transparency layers

  /// Gathers what is drawn until `endTransparencyLayer()` to paint it as one, with the alpha, the blend mode and the
  /// shadow that are set now.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    cairo_push_group(cairo)
    savedStates.append(state)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  public func endTransparencyLayer() {
    guard let saved = savedStates.popLast() else {
      preconditionFailure("endTransparencyLayer(): no layer was begun; call beginTransparencyLayer first")
    }
    guard let layer = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(layer) }
    state = saved
    paint { cairo in
      cairo_set_source(cairo, layer)
      cairo_paint_with_alpha(cairo, saved.alpha)
    }
  }
}
