// SPDX-License-Identifier: MIT

/// The values of all traits. Each may be unspecified.
package nonisolated struct TraitValues: Hashable, Sendable {
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The desktop's accent colour, or nil if unspecified.
  package var accentColor: UIColor?
  /// The values of the program's own traits.
  var own = OwnTraits()

  /// Creates values that are all unspecified.
  package init() {}

  /// Replaces the values that `other` specifies.
  mutating func merge(_ other: TraitValues) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if let color = other.accentColor { accentColor = color }
    own.merge(other.own)
  }
}

nonisolated extension TraitValues: UIMutableTraits {
  package func contains(_ trait: UITrait) -> Bool {
    var without = self
    without.remove(trait)
    return without != self
  }

  package mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { system.remove(from: &self) } else { own.remove(trait) }
  }

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      guard let system = trait as? any SystemTrait.Type else { return own[trait] }
      return system.value(in: self) as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { system.set(newValue, in: &self) } else { own[trait] = newValue }
    }
  }

  /// The names of the specified traits with their values.
  var descriptions: [String] {
    let system: [any SystemTrait.Type] = [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self, UITraitPreferredContentSizeCategory.self,
    ]
    let specified = system.filter { $0.differs(in: self, from: TraitValues()) }
    return specified.map { "\($0.name) = \($0.value(in: self))" } + own.descriptions
  }

  /// Whether a trait has another value in other traits.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.differs(in: self, from: other) ?? own.differs(from: other.own, in: trait)
  }
}

/// A trait of the system, which has a property of its own in `TraitValues`.
nonisolated protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var property: WritableKeyPath<TraitValues, Value> & Sendable { get }
}

nonisolated extension SystemTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: property] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: property] = value }
  }

  static func remove(from values: inout TraitValues) { values[keyPath: property] = defaultValue }

  static func differs(in one: TraitValues, from other: TraitValues) -> Bool {
    one[keyPath: property] != other[keyPath: property]
  }
}
