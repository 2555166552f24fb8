// SPDX-License-Identifier: MIT
import CCairo
import Synchronization

/// The metrics of a font in points, all positive.
package struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline.
  package var ascender: CGFloat
  /// The depth below the baseline.
  package var descender: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The distance between the bottom of a line and the top of the next one.
  package var leading: CGFloat

  package var lineHeight: CGFloat { ascender + descender }
}

extension FontDescriptor {
  private static let knownMetrics = Mutex<[FontDescriptor: FontMetrics]>([:])

  /// The metrics, which are measured once for each descriptor. Any thread may read them.
  package var metrics: FontMetrics {
    if let known = Self.knownMetrics.withLock({ $0[self] }) { return known }
    let metrics = measure()
    Self.knownMetrics.withLock { $0[self] = metrics }
    return metrics
  }

  /// Measures the font, without the metrics that are known already.
  func measure() -> FontMetrics {
    let (ascender, descender, height) = withPango { description in
      guard let metrics = pango_context_get_metrics(TextContext.current, description, nil) else {
        return (CGFloat(0), CGFloat(0), CGFloat(0))
      }
      defer { pango_font_metrics_unref(metrics) }
      return (
        PangoUnits.points(pango_font_metrics_get_ascent(metrics)),
        PangoUnits.points(pango_font_metrics_get_descent(metrics)),
        PangoUnits.points(pango_font_metrics_get_height(metrics))
      )
    }
    return FontMetrics(
      ascender: ascender, descender: descender, capHeight: heightAboveBaseline(of: "H"),
      xHeight: heightAboveBaseline(of: "x"), leading: max(height - ascender - descender, 0))
  }

  private func heightAboveBaseline(of letter: String) -> CGFloat {
    let layout = TextContext.makeMeasuringLayout()
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    withPango { pango_layout_set_font_description(layout, $0) }
    pango_layout_set_text(layout, letter, -1)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    return PangoUnits.points(pango_layout_get_baseline(layout) - ink.y)
  }
}
