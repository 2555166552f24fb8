// SPDX-License-Identifier: MIT
import Foundation

/// The attributes of a font.
@available(
  *, unavailable,
  message: "font descriptors are not available; use UIFont.systemFont(ofSize:weight:) or UIFont(name:size:)"
)
nonisolated open class UIFontDescriptor: NSObject {}

/// Fonts for the preferred text size of the user.
@available(
  *, unavailable, message: "preferred text sizes are not available; the desktop's scale enlarges the whole window"
)
nonisolated open class UIFontMetrics: NSObject {}

/// The preferred text size of the user.
@available(
  *, unavailable, message: "preferred text sizes are not available; the desktop's scale enlarges the whole window"
)
nonisolated public struct UIContentSizeCategory: Hashable, Sendable {}

nonisolated extension UIFont {
  /// The attributes of the font.
  @available(*, unavailable, message: "font descriptors are not available; see familyName, fontName and pointSize")
  public var fontDescriptor: UIFontDescriptor { fatalError("unavailable") }

  /// Creates a font with attributes.
  @available(
    *, unavailable,
    message: "font descriptors are not available; use UIFont.systemFont(ofSize:weight:) or UIFont(name:size:)"
  )
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError("unavailable") }
}

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
