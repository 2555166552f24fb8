// SPDX-License-Identifier: MIT

/// A type that identifies a trait, of the system or of the program.
///
/// ```swift
/// nonisolated struct DensityTrait: UITraitDefinition {
///   static let defaultValue = 1.0
/// }
///
/// @MainActor func density(of view: UIView) -> Double { view.traitCollection[DensityTrait.self] }
/// ```
///
/// A program usually gives `UITraitCollection` and `UIMutableTraits` a property with the name of the trait.
///
/// Values that are not `Equatable` count as different, except the same object.
nonisolated public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value of the trait if none is specified.
  static var defaultValue: Value { get }

  /// Whether dynamic colours depend on the trait. The default is `false`.
  static var affectsColorAppearance: Bool { get }

  /// The name of the trait in the description of a trait collection. The default is the name of the type.
  static var name: String { get }

  /// A text that no other trait has. The default is the name of the type with those of its module and of the types around
  /// it.
  static var identifier: String { get }
}

nonisolated extension UITraitDefinition {
  /// `false`.
  public static var affectsColorAppearance: Bool { false }

  /// The name of the type.
  public static var name: String { "\(Self.self)" }

  /// The name of the type with those of its module and of the types around it.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait definition, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type
