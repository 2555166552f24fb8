// SPDX-License-Identifier: MIT

/// The values that an animation shows before its beginning and after its end.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value remains after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value applies before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value applies before the beginning, and the last value remains after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has an effect only while it is active.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
