// SPDX-License-Identifier: MIT

/// The desktop's settings for drawing glyphs. For a value that the desktop does not set, it is `nil` and fontconfig
/// decides.
package struct FontSettings: Equatable, Sendable {
  /// The degree of hinting, with the names and numbers of fontconfig.
  package enum HintStyle: Int, CaseIterable, Sendable {
    case none, slight, medium, full
  }

  package var antialiases: Bool?
  /// The hint style. It is also `none` if hinting is turned off.
  package var hintStyle: HintStyle?

  init() {}

  init(resources: [String: String], xsettings: XSettings) {
    antialiases = Self.flag(resources["Xft.antialias"]) ?? Self.flag(xsettings.integer("Xft/Antialias"))
    let hinting = Self.flag(resources["Xft.hinting"]) ?? Self.flag(xsettings.integer("Xft/Hinting"))
    let style = Self.hintStyle(resources["Xft.hintstyle"]) ?? Self.hintStyle(xsettings.string("Xft/HintStyle"))
    hintStyle = hinting == false ? HintStyle.none : style
  }

  /// Interprets a number, where −1 stands for the default.
  private static func flag(_ number: Int?) -> Bool? {
    number.flatMap { $0 < 0 ? nil : $0 != 0 }
  }

  /// Interprets a text by its first letters, as Xft does.
  private static func flag(_ text: String?) -> Bool? {
    guard let text = text?.lowercased() else { return nil }
    if ["1", "t", "y", "on"].contains(where: text.hasPrefix) { return true }
    if ["0", "f", "n", "of"].contains(where: text.hasPrefix) { return false }
    return nil
  }

  /// Interprets a text such as `hintslight`, or its number.
  private static func hintStyle(_ text: String?) -> HintStyle? {
    guard let text = text?.lowercased() else { return nil }
    return HintStyle.allCases.first { "\($0.rawValue)" == text || "hint\($0)" == text }
  }
}
