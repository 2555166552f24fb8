// SPDX-License-Identifier: MIT
import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change, which is `.setting`.
  public let kind: Kind
  /// The new value, with the option `.new`; otherwise `nil`.
  public let newValue: Value?
  /// The old value, with the option `.old`; otherwise `nil`.
  public let oldValue: Value?
  /// The indexes of the objects in a collection that changed. Always `nil`.
  public let indexes: IndexSet?
  /// Whether the observer is called before the change. Always `false`.
  public let isPrior: Bool
}
