// SPDX-License-Identifier: MIT

/// The refresh rates that a display link asks for, in frames per second.
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// 0 stands for no preference.
  public var preferred: Float

  /// No preference.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  public init() { self = .default }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    precondition(minimum <= maximum, "CAFrameRateRange: minimum must not exceed maximum")
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
  }
}
