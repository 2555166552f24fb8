// SPDX-License-Identifier: MIT

/// The alignment of the lines of a text layer.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the side at which the text starts, by its own direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Along the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Along the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the centre.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Along both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var textAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
