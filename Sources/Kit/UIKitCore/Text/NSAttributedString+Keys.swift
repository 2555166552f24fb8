// SPDX-License-Identifier: MIT

nonisolated extension NSAttributedString.Key {
  /// The font of a text, a `UIFont`. The default is the system font of 12 points; a label's is its own.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of a text, a `UIColor`. The default is black; a label's is its own.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind a text, a `UIColor`. The default is none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The style of a paragraph, an ``NSParagraphStyle``. That of its first character holds for the paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The additional space between characters in points, a number. Text is as wide as with
  /// the space behind its last character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The additional space between characters in points, a number. Together with ``kern``, this one counts.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Whether letters are joined to ligatures: 0 or 1, the default.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The lines below a text, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the lines below a text, a `UIColor`. The default is that of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through a text, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line through a text, a `UIColor`. The default is that of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The upward shift of the baseline in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The shadow of a text, an ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}
