// SPDX-License-Identifier: MIT

/// The shape of rounded corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves without a sudden change of their curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
