// SPDX-License-Identifier: MIT

/// The style of the lines below or through a text.
///
/// Attributes contain the raw value:
///
/// ```swift
/// let title = NSAttributedString(string: "New", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
/// ```
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  // Figures: the constants of Apple's NSUnderlineStyle.
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line. It is drawn as thick as ``single``.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines. Through a text, one is drawn.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}
