// SPDX-License-Identifier: MIT

/// A name of a font in the form of a PostScript name: a family, a hyphen, and a style.
nonisolated struct FaceName {
  var family: String
  var weight = UIFont.Weight.regular
  var isItalic = false

  /// The names of weights in PostScript names.
  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("SemiBold", .semibold), ("DemiBold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("ExtraBold", .heavy),
    ("Black", .black),
  ]

  private static let slants = ["Italic", "Oblique"]

  /// Returns nil if the family is not installed.
  init?(family: String) {
    guard FontBook.isInstalled(family: family) else { return nil }
    self.family = family
  }

  /// Returns nil if the name has no style that is known, or if the family is not installed.
  init?(_ name: String) {
    guard let hyphen = name.lastIndex(of: "-") else { return nil }
    self.init(family: String(name[..<hyphen]))
    var style = String(name[name.index(after: hyphen)...])
    if let slant = Self.slants.first(where: style.hasSuffix) {
      isItalic = true
      style.removeLast(slant.count)
    }
    guard !style.isEmpty else { return }
    guard let known = Self.weights.first(where: { $0.name.lowercased() == style.lowercased() }) else { return nil }
    weight = known.weight
  }

  /// Returns nil if there is no constant for the weight.
  init?(family: String, openTypeWeight: CGFloat, isItalic: Bool) {
    guard let known = Self.weights.first(where: { $0.weight.openTypeWeight == openTypeWeight }) else { return nil }
    (self.family, weight, self.isItalic) = (family, known.weight, isItalic)
  }

  init(_ font: FontDescriptor) {
    family = font.family
    isItalic = font.italic
    weight = Self.weights.first { $0.weight.openTypeWeight == font.weight }?.weight ?? .regular
  }

  var name: String {
    let style = Self.weights.first { $0.weight == weight }?.name ?? "Regular"
    let slanted = isItalic ? (style == "Regular" ? "Italic" : "\(style)Italic") : style
    return slanted == "Regular" ? family : "\(family)-\(slanted)"
  }
}
