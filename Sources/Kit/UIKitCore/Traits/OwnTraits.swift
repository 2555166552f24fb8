// SPDX-License-Identifier: MIT

/// The values of a program's own traits, by the types that define these.
nonisolated struct OwnTraits: Hashable, Sendable {
  private var values: [ObjectIdentifier: OwnTraitValue] = [:]

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
    set { values[ObjectIdentifier(trait)] = OwnTraitValue(newValue, of: trait) }
  }

  /// The values on which dynamic colours depend.
  var affectingColors: [ObjectIdentifier: OwnTraitValue] { values.filter(\.value.affectsColors) }

  /// The names of the traits with their values, in alphabetical order.
  var descriptions: [String] { values.values.map { "\($0.name) = \($0.value)" }.sorted() }

  mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// Replaces the values that `other` specifies.
  mutating func merge(_ other: OwnTraits) { values.merge(other.values) { $1 } }

  func differs(from other: OwnTraits, in trait: UITrait) -> Bool {
    values[ObjectIdentifier(trait)] != other.values[ObjectIdentifier(trait)]
  }
}

/// A value of a program's own trait. It is never changed.
nonisolated final class OwnTraitValue: Hashable, @unchecked Sendable {
  let value: Any
  let name: String
  let affectsColors: Bool

  init(_ value: Any, of trait: UITrait) {
    (self.value, name, affectsColors) = (value, trait.name, trait.affectsColorAppearance)
  }

  static func == (a: OwnTraitValue, b: OwnTraitValue) -> Bool {
    if a === b { return true }
    if let value = a.value as? any Equatable { return areEqual(value, b.value) }
    return type(of: a.value) is AnyClass && a.value as AnyObject === b.value as AnyObject
  }

  /// Values need not be hashable.
  func hash(into hasher: inout Hasher) {}

  private static func areEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { a == b as? Value }
}
