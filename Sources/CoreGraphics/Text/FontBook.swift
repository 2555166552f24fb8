// SPDX-License-Identifier: MIT
import CCairo
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

  package static let monospacedFamily = "monospace"

  /// Adds a font file to the fonts of this process. Do so before text is measured. Other threads use the font for text
  /// that they draw from then on.
  package static func register(fontFile url: URL) throws(FontError) {
    guard FcConfigAppFontAddFile(nil, url.path) != 0 else { throw .unreadableFile(path: url.path) }
    knownSystemFamily.withLock { $0 = nil }
    TextContext.fontsChanged()
    FontDescriptor.forgetMetrics()
  }

  package static func isInstalled(family: String) -> Bool {
    guard let pattern = FcPatternCreate() else { return false }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    guard let wanted = FcObjectSetCreate() else { return false }
    defer { FcObjectSetDestroy(wanted) }
    FcObjectSetAdd(wanted, FC_FAMILY)
    guard let fonts = FcFontList(nil, pattern, wanted) else { return false }
    defer { FcFontSetDestroy(fonts) }
    return fonts.pointee.nfont > 0
  }
}

/// The reason why a font could not be added.
package enum FontError: Error, CustomStringConvertible {
  case unreadableFile(path: String)

  package var description: String {
    switch self {
    case .unreadableFile(let path): "cannot read the font \(path): the file is missing or holds no font"
    }
  }
}
