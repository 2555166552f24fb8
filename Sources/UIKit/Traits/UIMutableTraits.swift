// SPDX-License-Identifier: MIT

/// Traits that can be set, as in the closures of `UITraitCollection(mutations:)`.
nonisolated public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels to a point; 0 is unspecified.
  var displayScale: CGFloat { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
}
