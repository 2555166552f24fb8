// SPDX-License-Identifier: MIT

/// The kind of a change. Changes of observed properties are always of the kind ``setting``.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value.
  case setting = 1
  /// Objects were inserted into a collection. Not used here.
  case insertion = 2
  /// Objects were removed from a collection. Not used here.
  case removal = 3
  /// Objects in a collection were replaced. Not used here.
  case replacement = 4
}
