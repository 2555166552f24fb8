// SPDX-License-Identifier: MIT

/// The shape of the ends of a line.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends exactly at the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Ends with a half circle about the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Ends half a line width beyond the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
