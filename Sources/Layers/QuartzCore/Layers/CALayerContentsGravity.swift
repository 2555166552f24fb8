// SPDX-License-Identifier: MIT

/// The position and scaling of contents whose size differs from that of the bounds.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the centre, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the top edge, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the bottom edge, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper-left corner, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper-right corner, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower-left corner, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower-right corner, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit into the bounds, with its proportions kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with its proportions kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
