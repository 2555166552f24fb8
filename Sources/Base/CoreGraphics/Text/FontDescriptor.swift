// SPDX-License-Identifier: MIT
import CCairo

/// Describes a font by its family and style.
package struct FontDescriptor: Hashable, Sendable {
  package var family: String
  /// The size in points.
  package var size: CGFloat
  /// The weight: 100 (thin) … 400 (regular) … 900 (black).
  package var weight: CGFloat
  package var italic: Bool
  package var monospacedDigits: Bool
  /// The width of the letters: 0 is normal, less is narrower, more is wider.
  package var width: CGFloat

  /// The largest size in points. FreeType refuses much larger ones.
  private static let maximumSize: CGFloat = 4096

  package static let regularWeight: CGFloat = 400

  package init(
    family: String = FontBook.systemFamily, size: CGFloat, weight: CGFloat = regularWeight, italic: Bool = false,
    monospacedDigits: Bool = false, width: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospacedDigits = monospacedDigits
    self.width = width
  }

  /// The steps of Pango, by the smallest width of each.
  private static let stretches: [(width: CGFloat, stretch: PangoStretch)] = [
    (0.3, PANGO_STRETCH_EXTRA_EXPANDED), (0.1, PANGO_STRETCH_EXPANDED), (-0.1, PANGO_STRETCH_NORMAL),
    (-0.3, PANGO_STRETCH_CONDENSED),
  ]

  private var stretch: PangoStretch {
    Self.stretches.first { width > $0.width }?.stretch ?? PANGO_STRETCH_EXTRA_CONDENSED
  }

  /// Calls `body` with the `PangoFontDescription`.
  func withPango<R>(_ body: (OpaquePointer) -> R) -> R {
    guard let description = pango_font_description_new() else { fatalError("FontDescriptor: out of memory") }
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size > 0 ? PangoUnits.exact(min(size, Self.maximumSize)) : 0)
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(UInt32(clamping: weight), 100), 1000))))
    pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if width != 0 { pango_font_description_set_stretch(description, stretch) }
    return body(description)
  }
}
