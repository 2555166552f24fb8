// SPDX-License-Identifier: MIT

/// The information that an observer receives, and the times at which it is called.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes contain the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Changes contain the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called at once, with the current value as the new one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is also called before a change.
  @available(*, unavailable, message: "observers are called after a change; use .old for the value before it")
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
