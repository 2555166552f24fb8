// SPDX-License-Identifier: MIT
import CCairo
import Diagnostics
import Glibc

/// Pango's units. A point has 1024 of them.
enum PangoUnits {
  /// The dots per inch with which Pango's points are those of fonts.
  static let resolution = 72.0

  static func exact(_ points: CGFloat) -> Double { points * Double(PANGO_SCALE) }

  static func rounded(_ points: CGFloat) -> Int32 { Int32(clamping: exact(points).rounded()) }

  /// Converts points to units, rounded up, so that text whose measured width this is still fits.
  static func roundedUp(_ points: CGFloat) -> Int32 {
    Int32(clamping: min((points * CGFloat(PANGO_SCALE)).rounded(.up), CGFloat(Int32.max / 2)))
  }

  static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}

/// The `PangoContext` of each thread. Pango's objects must stay on the thread that created them.
enum TextContext {
  /// A thread's context, with the settings for which it was configured.
  private final class Entry {
    let context: OpaquePointer
    var rendering: FontRendering
    /// The contexts of paragraphs whose direction does not follow their letters, made when they are first used.
    private var directed: [TextDirection: OpaquePointer] = [:]

    init(_ rendering: FontRendering) {
      self.rendering = rendering
      context = TextContext.make(rendering)
    }

    deinit { for context in contexts { g_object_unref(UnsafeMutableRawPointer(context)) } }

    var contexts: [OpaquePointer] { [context] + directed.values }

    func context(_ direction: TextDirection) -> OpaquePointer {
      guard direction != .natural else { return context }
      if let known = directed[direction] { return known }
      let made = TextContext.make(rendering)
      pango_context_set_base_dir(made, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      directed[direction] = made
      return made
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { entry in
      if let entry { Unmanaged<Entry>.fromOpaque(entry).release() }
    }
    require(status == 0, "TextContext: the process has no thread-specific storage left")
    return key
  }()

  /// The calling thread's context, updated to `FontRendering.current`. Existing layouts are updated with it.
  static var current: OpaquePointer { entry.context }

  private static var entry: Entry {
    let rendering = FontRendering.current
    guard let known = pthread_getspecific(key) else {
      let entry = Entry(rendering)
      pthread_setspecific(key, Unmanaged.passRetained(entry).toOpaque())
      return entry
    }
    let entry = Unmanaged<Entry>.fromOpaque(known).takeUnretainedValue()
    if entry.rendering != rendering {
      entry.rendering = rendering
      for context in entry.contexts { setOptions(of: context, rendering) }
    }
    return entry
  }

  /// Updates the calling thread's layouts to `FontRendering.current`.
  static func update() { _ = current }

  /// Returns a layout of paragraphs in a direction, which the caller releases.
  static func makeLayout(_ direction: TextDirection) -> OpaquePointer { makeLayout(in: entry.context(direction)) }

  private static func makeLayout(in context: OpaquePointer) -> OpaquePointer {
    guard let layout = pango_layout_new(context) else { fatalError("TextContext: out of memory") }
    return layout
  }

  /// Returns a layout that measures glyphs without hinting. The caller releases it.
  static func makeMeasuringLayout() -> OpaquePointer {
    let context = make(.portable)
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    return makeLayout(in: context)
  }

  /// Makes a context without hinted metrics and without rounded positions, because text may be drawn at any scale later
  /// and must keep its width.
  private static func make(_ rendering: FontRendering) -> OpaquePointer {
    guard let map = pango_cairo_font_map_get_default() else { fatalError("TextContext: out of memory") }
    // The map's resolution is also that of the contexts in which Pango measures fonts. If they had another one, it would
    // look for each font twice, which takes a millisecond each time.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), PangoUnits.resolution)
    guard let context = pango_font_map_create_context(map) else { fatalError("TextContext: out of memory") }
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
  /// Grey antialiasing also applies if fontconfig decides, because cairo would otherwise draw subpixels if fontconfig
  /// knows their order. Fonts that fontconfig wants without antialiasing are still drawn so.
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
