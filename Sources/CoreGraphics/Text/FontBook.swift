// SPDX-License-Identifier: MIT
import CCairo
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

  /// Reads fontconfig's configuration on another thread, while a program that is starting does something else. What
  /// needs a font meanwhile waits for it.
  package static func load() { Thread.detachNewThread { _ = systemFamily } }

  package static let monospacedFamily = "monospace"
  package static let serifFamily = "serif"

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
