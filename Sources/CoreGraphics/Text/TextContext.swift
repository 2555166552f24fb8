// SPDX-License-Identifier: MIT
import CCairo
import Diagnostics
import Glibc

/// Pango's units: 1024 to the point, as the resolution is set to 72.
enum PangoUnits {
  static func exact(_ points: CGFloat) -> Double { points * Double(PANGO_SCALE) }

  static func rounded(_ points: CGFloat) -> Int32 { Int32(clamping: exact(points).rounded()) }

  /// Rounded up, so that text measured to be this wide still fits.
  static func roundedUp(_ points: CGFloat) -> Int32 {
    Int32(clamping: min((points * CGFloat(PANGO_SCALE)).rounded(.up), CGFloat(Int32.max / 2)))
  }

  static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}

/// The `PangoContext` of each thread: Pango's objects stay on the thread that made them.
enum TextContext {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { context in
      if let context { g_object_unref(context) }
    }
    require(status == 0, "TextContext: no thread key left")
    return key
  }()

  static var current: OpaquePointer {
    if let known = pthread_getspecific(key) { return OpaquePointer(known) }
    let context = make()
    pthread_setspecific(key, UnsafeRawPointer(context))
    return context
  }

  /// The caller unrefs it.
  static func makeLayout() -> OpaquePointer {
    guard let layout = pango_layout_new(current) else { fatalError("TextContext: out of memory") }
    return layout
  }

  /// Tells the thread's font map that fontconfig knows more fonts.
  static func fontsChanged() {
    pango_fc_font_map_config_changed(pango_cairo_font_map_get_default().map { OpaquePointer($0) })
    pango_context_changed(current)
  }

  /// No hinting of glyphs or metrics and no rounding of places: text may be drawn at any scale later, and must not
  /// change its width with it.
  private static func make() -> OpaquePointer {
    guard let map = pango_cairo_font_map_get_default(), let context = pango_font_map_create_context(map),
      let options = cairo_font_options_create()
    else { fatalError("TextContext: out of memory") }
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }
}
