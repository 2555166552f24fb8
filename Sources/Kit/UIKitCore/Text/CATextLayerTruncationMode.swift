// SPDX-License-Identifier: MIT

/// The part of a text layer's text that an ellipsis replaces if it does not fit.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None: the text is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  /// The treatment of a line that is not wrapped.
  var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
