// SPDX-License-Identifier: MIT

// The system's traits, as types: each names the property of the same name in a trait collection.

/// Light or dark.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

nonisolated extension UITraitUserInterfaceStyle: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceStyle> & Sendable { \.userInterfaceStyle }
}

/// The kind of device.
nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

nonisolated extension UITraitUserInterfaceIdiom: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> & Sendable { \.userInterfaceIdiom }
}

/// On the page, or above it as sheets are.
nonisolated public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

nonisolated extension UITraitUserInterfaceLevel: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceLevel> & Sendable { \.userInterfaceLevel }
}

/// Left to right, or right to left.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

nonisolated extension UITraitLayoutDirection: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> & Sendable { \.layoutDirection }
}

/// Pixels to a point.
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

nonisolated extension UITraitDisplayScale: SystemTrait {
  static var property: WritableKeyPath<TraitValues, CGFloat> & Sendable { \.displayScale }
}

/// Narrow or wide.
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

nonisolated extension UITraitHorizontalSizeClass: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable { \.horizontalSizeClass }
}

/// Low or high.
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

nonisolated extension UITraitVerticalSizeClass: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable { \.verticalSizeClass }
}

/// Normal or high contrast.
nonisolated public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

nonisolated extension UITraitAccessibilityContrast: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIAccessibilityContrast> & Sendable { \.accessibilityContrast }
}
