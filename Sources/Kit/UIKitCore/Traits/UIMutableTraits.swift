// SPDX-License-Identifier: MIT

/// Traits that can be changed, as in the closure of ``UITraitCollection/init(mutations:)``.
///
/// ```swift
/// let traits = UITraitCollection { mutableTraits in
///   mutableTraits.userInterfaceStyle = .dark
///   mutableTraits.displayScale = 2
/// }
/// ```
nonisolated public protocol UIMutableTraits {
  /// The light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }

  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }

  /// Whether content is on the window or on top of other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }

  /// The direction of the layout.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }

  /// The number of pixels per point; 0 if not specified.
  var displayScale: CGFloat { get set }

  /// The amount of horizontal space.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }

  /// The amount of vertical space.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }

  /// The contrast between colours.
  var accessibilityContrast: UIAccessibilityContrast { get set }

  /// The text size that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }

  /// The value of a trait, of the system or of the program.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}
