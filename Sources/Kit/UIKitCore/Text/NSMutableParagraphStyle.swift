// SPDX-License-Identifier: MIT

/// A style of paragraphs that can be changed.
///
/// A text keeps the object. Do not change it after it has become an attribute of a text that is shown.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  nonisolated deinit {}

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.writingDirection }
    set { values.writingDirection = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightensBeforeTruncation }
    set { values.tightensBeforeTruncation = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.metrics.spacingAfter }
    set { values.metrics.spacingAfter = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.metrics.spacingBefore }
    set { values.metrics.spacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.metrics.firstLineIndent }
    set { values.metrics.firstLineIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.metrics.indent }
    set { values.metrics.indent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.metrics.tailIndent }
    set { values.metrics.tailIndent = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.metrics.lineHeight.multiple }
    set { values.metrics.lineHeight.multiple = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.metrics.lineHeight.minimum }
    set { values.metrics.lineHeight.minimum = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.metrics.lineHeight.maximum }
    set { values.metrics.lineHeight.maximum = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
