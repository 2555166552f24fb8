// SPDX-License-Identifier: MIT

/// Traits that replace the inherited ones, for a view, a view controller or a presentation and everything below.
///
/// ```swift
/// @MainActor func makeDark(_ page: UIViewController) {
///   page.traitOverrides.userInterfaceStyle = .dark
/// }
///
/// @MainActor func followTheDesktop(_ page: UIViewController) {
///   page.traitOverrides.remove(UITraitUserInterfaceStyle.self)
/// }
/// ```
///
/// Setting a trait to its unspecified value has the same effect as removing it. In UIKit it overrides with that value.
nonisolated public struct UITraitOverrides: UIMutableTraits, Sendable {
  package var values: TraitValues

  package init(_ values: TraitValues) { self.values = values }

  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }

  /// Whether content is on the window or on top of other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }

  /// The direction of the layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// The number of pixels per point; 0 if not overridden.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  /// The amount of horizontal space.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }

  /// The amount of vertical space.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }

  /// The contrast between colours.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }

  /// The value of a trait, of the system or of the program.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Removes the override of a trait, which is then inherited again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
