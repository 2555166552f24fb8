// SPDX-License-Identifier: MIT
import CCairo
import Diagnostics
import Foundation
import Synchronization

/// The fonts that are available.
package enum FontBook {
  private static let knownSystemFamily = Mutex<String?>(nil)

  /// The family of the system font: Inter if it is installed, else the desktop's sans-serif font.
  package static var systemFamily: String {
    knownSystemFamily.withLock { known in
      if let known { return known }
      let family = isInstalled(family: "Inter") ? "Inter" : "sans-serif"
      known = family
      return family
    }
  }

  /// Reads fontconfig's configuration on another thread, while a program that is starting does something else. Code
  /// that needs a font meanwhile waits for it.
  package static func load() {
    // Without a thread, the first that needs a font reads it.
    ProgramThread.tryToStart(name: "fonts") { _ = systemFamily }
  }

  package static let monospacedFamily = "monospace"
  package static let serifFamily = "serif"

  package static func isInstalled(family: String) -> Bool { !list(family: family) { _ in true }.isEmpty }

  /// The names of the installed families, in alphabetical order.
  package static var families: [String] {
    let names = list(family: nil) { pattern in
      var name: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name else { return String?.none }
      return String(cString: name)
    }
    return Set(names.compactMap(\.self)).sorted()
  }

  /// Returns the fonts of a family: their weights as OpenType has them, and whether they are italic.
  package static func faces(ofFamily family: String) -> [(weight: CGFloat, isItalic: Bool)] {
    list(family: family) { pattern in
      var (weight, slant): (Double, Int32) = (0, 0)
      FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      return (CGFloat(FcWeightToOpenTypeDouble(weight).rounded()), slant != FC_SLANT_ROMAN)
    }
  }

  /// Returns whether a family has fonts that are narrower than its normal ones, or wider.
  package static func hasFonts(ofFamily family: String, isNarrow: Bool) -> Bool {
    let widths = list(family: family) { pattern in
      var width = Double(FC_WIDTH_NORMAL)
      FcPatternGetDouble(pattern, FC_WIDTH, 0, &width)
      return width
    }
    return widths.contains { isNarrow ? $0 < Double(FC_WIDTH_NORMAL) : $0 > Double(FC_WIDTH_NORMAL) }
  }

  /// Calls a closure for each installed font, or each of a family.
  private static func list<Value>(family: String?, _ read: (OpaquePointer) -> Value) -> [Value] {
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
    guard let wanted = FcObjectSetCreate() else { return [] }
    defer { FcObjectSetDestroy(wanted) }
    for property in [FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_WIDTH] { FcObjectSetAdd(wanted, property) }
    guard let fonts = FcFontList(nil, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(fonts) }
    return (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0].map(read) }
  }
}
