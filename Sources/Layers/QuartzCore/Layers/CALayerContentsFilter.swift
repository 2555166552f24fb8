// SPDX-License-Identifier: MIT

/// A filter of contents that are made smaller or larger.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Between the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between pixels of several smaller versions.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
