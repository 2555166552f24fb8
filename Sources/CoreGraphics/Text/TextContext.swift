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
  /// A thread's context, and what it was set up for.
  private final class Entry {
    let context: OpaquePointer
    var rendering: FontRendering

    init(_ rendering: FontRendering) {
      self.rendering = rendering
      context = TextContext.make(rendering)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(context)) }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { entry in
      if let entry { Unmanaged<Entry>.fromOpaque(entry).release() }
    }
    require(status == 0, "TextContext: no thread key left")
    return key
  }()

  /// The calling thread's, which draws as `FontRendering.current` says now; layouts made before follow.
  static var current: OpaquePointer {
    let rendering = FontRendering.current
    guard let known = pthread_getspecific(key) else {
      let entry = Entry(rendering)
      pthread_setspecific(key, Unmanaged.passRetained(entry).toOpaque())
      return entry.context
    }
    let entry = Unmanaged<Entry>.fromOpaque(known).takeUnretainedValue()
    if entry.rendering != rendering {
      entry.rendering = rendering
      setOptions(of: entry.context, rendering)
    }
    return entry.context
  }

  /// Has the calling thread's layouts follow `FontRendering.current`.
  static func update() { _ = current }

  /// The caller unrefs it.
  static func makeLayout() -> OpaquePointer { makeLayout(in: current) }

  private static func makeLayout(in context: OpaquePointer) -> OpaquePointer {
    guard let layout = pango_layout_new(context) else { fatalError("TextContext: out of memory") }
    return layout
  }

  /// A layout for measuring glyphs, which hinting must not change. The caller unrefs it.
  static func makeMeasuringLayout() -> OpaquePointer {
    let context = make(.portable)
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    return makeLayout(in: context)
  }

  /// Tells the thread's font map that fontconfig knows more fonts.
  static func fontsChanged() {
    pango_fc_font_map_config_changed(pango_cairo_font_map_get_default().map { OpaquePointer($0) })
    pango_context_changed(current)
  }

  /// No hinting of metrics and no rounding of positions: text may be drawn at any scale later, and must not change its
  /// width with it.
  private static func make(_ rendering: FontRendering) -> OpaquePointer {
    guard let map = pango_cairo_font_map_get_default(), let context = pango_font_map_create_context(map) else {
      fatalError("TextContext: out of memory")
    }
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    setOptions(of: context, rendering)
    return context
  }

  private static func setOptions(of context: OpaquePointer, _ rendering: FontRendering) {
    guard let options = cairo_font_options_create() else { fatalError("TextContext: out of memory") }
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, rendering.cairoAntialias)
    cairo_font_options_set_hint_style(options, rendering.cairoHintStyle)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_changed(context)
  }
}

extension FontRendering {
  /// Gray also where fontconfig decides: left alone, cairo would draw subpixels where fontconfig knows their order. A
  /// font that fontconfig wants drawn without smoothing is so drawn all the same.
  fileprivate var cairoAntialias: cairo_antialias_t {
    antialiases == false ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_GRAY
  }

  fileprivate var cairoHintStyle: cairo_hint_style_t {
    switch hintStyle {
    case nil: CAIRO_HINT_STYLE_DEFAULT
    case .some(.none): CAIRO_HINT_STYLE_NONE
    case .slight: CAIRO_HINT_STYLE_SLIGHT
    case .medium: CAIRO_HINT_STYLE_MEDIUM
    case .full: CAIRO_HINT_STYLE_FULL
    }
  }
}
