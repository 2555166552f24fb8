// SPDX-License-Identifier: MIT

/// The alignment, line breaks, distances and indents of a paragraph. Immutable.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.alignment = .center
/// style.lineSpacing = 4
/// let text = NSAttributedString(string: "Two lines\nin the middle", attributes: [.paragraphStyle: style])
/// ```
///
/// Tab stops, hyphenation and strategies of line breaking are not available.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The values of a style.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var writingDirection = NSWritingDirection.natural
    var tightensBeforeTruncation = false
    var metrics = ParagraphMetrics()
  }

  // The first property; see FoundationTag.
  private let tag = FoundationTag.value
  var values = Values()

  /// Creates a style with the default values.
  public override init() { super.init() }

  nonisolated deinit {}

  /// A style with the default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines. The default is `.natural`.
  open var alignment: NSTextAlignment { values.alignment }

  /// The treatment of text that is wider than its area. The default is `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The direction in which the lines run. The default is `.natural`.
  open var baseWritingDirection: NSWritingDirection { values.writingDirection }

  /// Whether letters move together, by up to 3 % of the font's size, before a single line is truncated. The default is
  /// `false`.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightensBeforeTruncation }

  /// The additional space between lines in points. The default is 0.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// The additional space below the paragraph in points, unless it is the last. The default is 0.
  open var paragraphSpacing: CGFloat { values.metrics.spacingAfter }

  /// The additional space above the paragraph in points, unless it is the first. The default is 0.
  open var paragraphSpacingBefore: CGFloat { values.metrics.spacingBefore }

  /// The distance from the leading margin to the start of the first line in points. The default is 0.
  open var firstLineHeadIndent: CGFloat { values.metrics.firstLineIndent }

  /// The distance from the leading margin to the start of the other lines in points. The default is 0.
  open var headIndent: CGFloat { values.metrics.indent }

  /// The distance from the leading margin to the end of lines in points, or, if it is 0 or negative, that from the
  /// trailing margin. The default is 0.
  open var tailIndent: CGFloat { values.metrics.tailIndent }

  /// The factor by which lines are higher than their font, before the minimum and the maximum apply. The default is 0,
  /// which means 1. The additional height is above the text.
  open var lineHeightMultiple: CGFloat { values.metrics.lineHeight.multiple }

  /// The smallest height of lines in points. The default is 0.
  open var minimumLineHeight: CGFloat { values.metrics.lineHeight.minimum }

  /// The largest height of lines in points. The default is 0, no limit.
  open var maximumLineHeight: CGFloat { values.metrics.lineHeight.maximum }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }

  /// The style for a layout with a number of lines.
  func textStyle(numberOfLines: Int) -> TextStyle {
    var style = TextStyle(
      alignment: alignment.textAlignment, lineBreakMode: lineBreakMode.textLineBreakMode,
      numberOfLines: numberOfLines, lineSpacing: lineSpacing)
    style.paragraph = values.metrics
    style.direction = baseWritingDirection.textDirection
    style.tightens = allowsDefaultTighteningForTruncation
    return style
  }
}
