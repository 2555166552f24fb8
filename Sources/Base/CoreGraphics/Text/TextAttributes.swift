// SPDX-License-Identifier: MIT
import CCairo

/// Converts runs to a `PangoAttrList`.
enum TextAttributes {
  /// Returns the list, which the caller releases.
  static func makeList(for runs: [TextRun]) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start = 0
    for run in runs {
      let end = start + run.string.utf8.count
      for attribute in attributes(of: run) {
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
      }
      start = end
    }
    return list
  }

  /// Lets words be broken without a hyphen, except at soft hyphens. Pango would insert one between any two letters.
  static func leaveOutHyphens(of string: String, in list: OpaquePointer?) {
    var start = 0
    let parts = string.unicodeScalars.split(separator: softHyphen, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      // A range governs the breaks within it, but not the one at its end.
      let end = start + part.reduce(0) { $0 + UTF8.width($1) } + (isLast ? 0 : UTF8.width(softHyphen))
      if let attribute = pango_attr_insert_hyphens_new(0) {
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
      }
      start = end
    }
  }

  private static let softHyphen: Unicode.Scalar = "\u{AD}"

  private static func attributes(of run: TextRun) -> [UnsafeMutablePointer<PangoAttribute>] {
    var attributes = [run.font.withPango { pango_attr_font_desc_new($0) }]
    if let features = features(of: run) { attributes.append(pango_attr_font_features_new(features)) }
    if run.kern != 0 {
      attributes.append(pango_attr_letter_spacing_new(PangoUnits.rounded(run.kern)))
    }
    if let underline = run.underline {
      attributes.append(pango_attr_underline_new(underline.isDouble ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
      if let color = underline.color {
        attributes.append(pango_attr_underline_color_new(word(color.red), word(color.green), word(color.blue)))
      }
    }
    if let strikethrough = run.strikethrough {
      attributes.append(pango_attr_strikethrough_new(1))
      if let color = strikethrough.color {
        attributes.append(pango_attr_strikethrough_color_new(word(color.red), word(color.green), word(color.blue)))
      }
    }
    if run.baselineOffset != 0 {
      attributes.append(pango_attr_rise_new(PangoUnits.rounded(run.baselineOffset)))
    }
    if let color = run.color {
      attributes.append(pango_attr_foreground_new(word(color.red), word(color.green), word(color.blue)))
      attributes.append(pango_attr_foreground_alpha_new(max(word(color.alpha), 1)))
    }
    if let color = run.backgroundColor {
      attributes.append(pango_attr_background_new(word(color.red), word(color.green), word(color.blue)))
      attributes.append(pango_attr_background_alpha_new(max(word(color.alpha), 1)))
    }
    return attributes.compactMap { $0 }
  }

  /// The OpenType features of a run, or nil for those of the font.
  private static func features(of run: TextRun) -> String? {
    var features: [String] = []
    if run.font.monospacedDigits { features.append("tnum=1") }
    if !run.hasLigatures { features.append("liga=0, clig=0") }
    return features.isEmpty ? nil : features.joined(separator: ", ")
  }

  /// Converts a component to 16 bits. Pango takes an alpha of zero for an unset one, so it is set to at least one.
  private static func word(_ component: CGFloat) -> UInt16 { UInt16(clamping: (component * 65535).rounded()) }
}
