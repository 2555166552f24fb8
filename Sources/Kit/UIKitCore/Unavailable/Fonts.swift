// SPDX-License-Identifier: MIT
import Foundation

/// A font of Core Graphics.
@available(
  *, unavailable,
  message: "fonts are not loaded from files; install them where fontconfig finds them: ~/.local/share/fonts"
)
nonisolated public final class CGFont {
  /// Creates a font from data.
  public init?(_ provider: CGDataProvider) { fatalError("unavailable") }
}

/// The source of the data of an image or font.
@available(*, unavailable, message: "data providers are not available; use UIImage(data:)")
nonisolated public final class CGDataProvider {
  /// Creates a provider of data.
  public init?(data: Any) { fatalError("unavailable") }
  /// Creates a provider of a file's data.
  public init?(url: Any) { fatalError("unavailable") }
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers a font with the program.
@available(
  *, unavailable,
  message: "fonts are not loaded from files; install them where fontconfig finds them: ~/.local/share/fonts"
)
nonisolated public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: Any?) -> Bool {
  fatalError("unavailable")
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers the fonts of a file with the program.
@available(
  *, unavailable,
  message: "fonts are not loaded from files; install them where fontconfig finds them: ~/.local/share/fonts"
)
nonisolated public func CTFontManagerRegisterFontsForURL(_ url: URL, _ scope: Any, _ error: Any?) -> Bool {
  fatalError("unavailable")
}
