// SPDX-License-Identifier: MIT

/// The way in which a keyframe animation computes the values between keyframes.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Values change at a constant rate between two keyframes.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Values jump from one keyframe to the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values change at a constant rate over the whole animation. Key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values follow a smooth curve through the keyframes.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Values follow a smooth curve at a constant rate. Key times and timing functions are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
