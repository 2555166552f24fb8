// SPDX-License-Identifier: MIT

/// Corners of a layer. The y-axis points down, so the corners with the smallest y are at the top.
///
/// ```swift
/// @MainActor func roundTop(of layer: CALayer) {
///   layer.cornerRadius = 12
///   layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
/// }
/// ```
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper-left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper-right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower-left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower-right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
