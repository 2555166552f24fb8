// SPDX-License-Identifier: MIT

/// Names a trait, by a type.
///
/// Deviation: traits of one's own can be defined, but no collection holds them.
nonisolated public protocol UITraitDefinition {
  associatedtype Value
  /// The value where none is specified.
  static var defaultValue: Value { get }
}

/// A type that names a trait.
public typealias UITrait = any UITraitDefinition.Type
