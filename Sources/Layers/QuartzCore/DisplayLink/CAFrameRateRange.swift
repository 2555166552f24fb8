// SPDX-License-Identifier: MIT
import Diagnostics

/// A range of rates for a display link, in frames per second.
///
/// ```swift
/// let range = CAFrameRateRange(minimum: 24, maximum: 60, preferred: 30)
/// ```
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate. No effect.
  public var minimum: Float
  /// The highest rate. No effect.
  public var maximum: Float
  /// The preferred rate. `nil` and 0 mean no preference.
  public var preferred: Float?

  /// No preference: every refresh of the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range without a preference.
  public init() { self = .default }

  /// Creates a range.
  ///
  /// - Precondition: `minimum` does not exceed `maximum`.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    require(minimum <= maximum, "CAFrameRateRange: minimum must not exceed maximum")
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
