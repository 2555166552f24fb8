// SPDX-License-Identifier: MIT

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
