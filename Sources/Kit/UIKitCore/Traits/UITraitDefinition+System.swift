// SPDX-License-Identifier: MIT

// The system's traits, as types: each names the property of the same name in a trait collection.

/// The trait of the light or dark appearance.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

nonisolated extension UITraitUserInterfaceStyle: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceStyle> & Sendable { \.userInterfaceStyle }
}

/// The trait of the kind of device.
nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

nonisolated extension UITraitUserInterfaceIdiom: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> & Sendable { \.userInterfaceIdiom }
}

/// The trait of the level: content on the window, or on top of other content.
nonisolated public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

nonisolated extension UITraitUserInterfaceLevel: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceLevel> & Sendable { \.userInterfaceLevel }
}

/// The trait of the direction of the layout.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

nonisolated extension UITraitLayoutDirection: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> & Sendable { \.layoutDirection }
}

/// The trait of the number of pixels per point.
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// 0, which means not specified.
  public static var defaultValue: CGFloat { 0 }
}

nonisolated extension UITraitDisplayScale: SystemTrait {
  static var property: WritableKeyPath<TraitValues, CGFloat> & Sendable { \.displayScale }
}

/// The trait of the amount of horizontal space.
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

nonisolated extension UITraitHorizontalSizeClass: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable { \.horizontalSizeClass }
}

/// The trait of the amount of vertical space.
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

nonisolated extension UITraitVerticalSizeClass: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable { \.verticalSizeClass }
}

/// The trait of the contrast between colours.
nonisolated public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

nonisolated extension UITraitAccessibilityContrast: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIAccessibilityContrast> & Sendable { \.accessibilityContrast }
}

/// The trait of the text size that the user prefers.
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

nonisolated extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var property: WritableKeyPath<TraitValues, UIContentSizeCategory> & Sendable { \.preferredContentSizeCategory }
}
