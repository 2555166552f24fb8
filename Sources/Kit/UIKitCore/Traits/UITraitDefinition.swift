// SPDX-License-Identifier: MIT

/// A type that identifies a trait.
///
/// Traits of a program's own can be defined, but no collection stores them.
nonisolated public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value of the trait if none is specified.
  static var defaultValue: Value { get }
}

/// The type of a trait definition, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type
