// SPDX-License-Identifier: MIT

/// An effect that blurs what is behind a ``UIVisualEffectView``, and lays a translucent colour over it.
///
/// ```swift
/// @MainActor func makeGlass(over photo: UIImageView) -> UIVisualEffectView {
///   let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
///   glass.frame = photo.bounds
///   photo.addSubview(glass)
///   return glass
/// }
/// ```
///
/// Unlike on iOS, the colours behind are not made more vivid: X Render has no operation for that which is quick enough.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  nonisolated public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light, with much of what is behind.
    case light = 1
    /// Dark.
    case dark = 2
    /// Follows the appearance: ``light`` or ``dark``.
    case regular = 4
    /// Follows the appearance, and makes content stand out more: ``extraLight`` or ``dark``.
    case prominent = 5
    /// The most translucent material. Follows the appearance.
    case systemUltraThinMaterial = 6
    /// A material that is more translucent than opaque. Follows the appearance.
    case systemThinMaterial = 7
    /// A material of middle translucency. Follows the appearance.
    case systemMaterial = 8
    /// A material that is more opaque than translucent. Follows the appearance.
    case systemThickMaterial = 9
    /// The material of bars. Follows the appearance.
    case systemChromeMaterial = 10
    /// The most translucent material, always light.
    case systemUltraThinMaterialLight = 11
    /// A material that is more translucent than opaque, always light.
    case systemThinMaterialLight = 12
    /// A material of middle translucency, always light.
    case systemMaterialLight = 13
    /// A material that is more opaque than translucent, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The most translucent material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A material that is more translucent than opaque, always dark.
    case systemThinMaterialDark = 17
    /// A material of middle translucency, always dark.
    case systemMaterialDark = 18
    /// A material that is more opaque than translucent, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates an effect with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  nonisolated deinit {}

  override func look(for traits: UITraitCollection) -> EffectLook {
    let material = Material(style, isDark: isDark(for: traits))
    guard !UIAccessibility.isReduceTransparencyEnabled else { return EffectLook(color: material.opaqueColor) }
    return EffectLook(blurRadius: material.blurRadius, color: material.color)
  }

  /// Whether the blur is dark in a view with the given traits.
  func isDark(for traits: UITraitCollection) -> Bool {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      traits.userInterfaceStyle == .dark
    }
  }
}
