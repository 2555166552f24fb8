// SPDX-License-Identifier: MIT

/// A key of the change of a property that is observed by its name.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, an `NSNumber` with the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, with the option `.new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, with the option `.old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}
