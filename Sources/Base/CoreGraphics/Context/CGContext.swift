// SPDX-License-Identifier: MIT
import CCairo
import Diagnostics

/// A destination for drawing: a bitmap, or a recording that the render thread replays.
///
/// The origin is the upper-left corner and y grows downward, in bitmaps too, as in the contexts that UIKit creates.
/// Images therefore come out upright. A context that Core Graphics creates has its origin at the lower left.
///
/// ```swift
/// func makeDot() -> CGImage? {
///   let context = CGContext(
///     data: nil, width: 32, height: 32, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
///     bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
///   context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
///   context?.fillEllipse(in: CGRect(x: 4, y: 4, width: 24, height: 24))
///   return context?.makeImage()
/// }
/// ```
public final class CGContext {
  /// The underlying `cairo_t`.
  let cairo: OpaquePointer
  let bitmap: Bitmap?
  /// The number of pixels, or units of the target, per point of base space, in which shadows are measured.
  let baseScale: CGFloat
  var state = GraphicsState()
  private var savedStates: [GraphicsState] = []

  /// Creates a context that draws into memory.
  ///
  /// Returns `nil` for every format other than RGB with 8 bits per component, and for sizes that cairo cannot allocate.
  ///
  /// - Parameters:
  ///   - data: The memory to draw into, or `nil` to have the context allocate it. Allocated memory is transparent at
  ///     first.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: 8, or 0 if `data` is `nil`.
  ///   - bytesPerRow: The number of bytes from one row to the next, or 0 for the smallest possible number.
  ///   - space: The colour space, which has to be sRGB.
  ///   - bitmapInfo: The layout of a pixel. With your own memory it must be `byteOrder32Little` with
  ///     `premultipliedFirst` or `noneSkipFirst`. Allocated memory always has the byte order blue, green, red, alpha.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard space.model == .rgb, bitsPerComponent == 8 || (bitsPerComponent == 0 && data == nil),
      let bitmap = Bitmap(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow,
        info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    self.init(surface: bitmap.surface, bitmap: bitmap, baseScale: 1)
  }

  /// Creates a context with a bitmap of `size` points at `scale` pixels per point. Returns nil if the size is empty or
  /// larger than cairo can address.
  package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    let info: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    guard size.width.isFinite, size.height.isFinite, scale.isFinite,
      let bitmap = Bitmap(
        data: nil, width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)),
        bytesPerRow: 0, info: CGBitmapInfo(rawValue: info.rawValue))
    else { return nil }
    self.init(surface: bitmap.surface, bitmap: bitmap, baseScale: scale)
  }

  /// Creates a context on a `cairo_surface_t`, which it retains, with `scale` of the surface's units per point.
  convenience init(surface: OpaquePointer, scale: CGFloat = 1) {
    self.init(surface: surface, bitmap: nil, baseScale: scale)
  }

  private init(surface: OpaquePointer, bitmap: Bitmap?, baseScale: CGFloat) {
    guard let cairo = cairo_create(surface) else { fatalError("CGContext: out of memory") }
    self.cairo = cairo
    self.bitmap = bitmap
    self.baseScale = baseScale
    cairo_scale(cairo, baseScale, baseScale)
    cairo_set_line_width(cairo, 1)
  }

  deinit { cairo_destroy(cairo) }

  // MARK: State

  /// Saves the transform, clip, colours, line attributes, opacity, blend mode and shadow.
  ///
  /// Balance each call with ``restoreGState()``.
  public func saveGState() {
    cairo_save(cairo)
    savedStates.append(state)
  }

  /// Restores what the latest ``saveGState()`` saved. Does nothing if there is no saved state left.
  public func restoreGState() {
    guard let saved = savedState(for: "restoreGState(): nothing was saved; call saveGState() first") else { return }
    cairo_restore(cairo)
    state = saved
  }

  private func savedState(for mistake: String, line: UInt = #line) -> GraphicsState? {
    expect(!savedStates.isEmpty, mistake, line: line)
    return savedStates.popLast()
  }

  // MARK: Transparency layers

  /// Starts to collect drawing, which ``endTransparencyLayer()`` composites as a single image.
  ///
  /// The opacity, blend mode and shadow that are set now apply to that image. Inside the layer they start at their
  /// defaults. `auxiliaryInfo` is ignored.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    cairo_push_group(cairo)
    savedStates.append(state)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Composites the drawing collected since ``beginTransparencyLayer(auxiliaryInfo:)``, and restores the state of that
  /// time. Does nothing if no transparency layer has been started.
  public func endTransparencyLayer() {
    let mistake = "endTransparencyLayer(): no layer was begun; call beginTransparencyLayer first"
    guard let saved = savedState(for: mistake) else { return }
    guard let layer = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(layer) }
    state = saved
    paint { cairo in
      cairo_set_source(cairo, layer)
      cairo_paint_with_alpha(cairo, saved.alpha)
    }
  }
}
