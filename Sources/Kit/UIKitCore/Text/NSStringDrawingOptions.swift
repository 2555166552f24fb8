// SPDX-License-Identifier: MIT

/// The options for drawing and measuring text.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  // Figures: the constants of Apple's NSStringDrawingOptions.
  /// The last line that fits ends with an ellipsis if the text is longer.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The origin is the top left corner, and lines are wrapped at the width. Without it, the origin is at the left end of
  /// the first baseline, and each paragraph is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the additional space of their fonts. The fonts' leading is usually 0.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}
