// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A view that shows text of one or more lines.
///
/// ```swift
/// @MainActor func makeTitle() -> UILabel {
///   let label = UILabel()
///   label.text = "Recent"
///   label.font = .preferredFont(forTextStyle: .title2)
///   label.sizeToFit()
///   return label
/// }
/// ```
///
/// The text is centred vertically. A label ignores touches unless `isUserInteractionEnabled` is set to `true`.
@preconcurrency @MainActor open class UILabel: UIView {
  private var cachedLayout: TextLayout?
  /// The traits with which the colours of the kept layout were resolved.
  private var layoutTraits: UITraitCollection?
  /// The text with attributes, or nil if it is plain.
  private var styledText: NSAttributedString?

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Creates a label without text. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  nonisolated deinit {}

  // MARK: Text

  /// The text. The default is `nil`.
  @ObservedProperty open var text: String? {
    didSet {
      guard text != oldValue || styledText != nil else { return }
      styledText = nil
      contentDidChange()
    }
  }

  /// The text with attributes. The default is `nil`.
  ///
  /// Setting it sets ``text``, and also ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` to the attributes
  /// of the first character, as far as it has them. These are also those of characters without attributes. Setting one of
  /// them later changes the whole text. For a plain text, the value has the attributes that these properties describe.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set { showStyled(newValue?.copy() as? NSAttributedString) }
  }

  /// The font. The default, also after setting `nil`, is the system font of 17 points.
  @ObservedProperty open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if let font { styledText = styledText?.setting(.font, to: font) }
      if font != oldValue || styledText != nil { contentDidChange() }
    }
  }

  /// The colour of the text. The default, also after setting `nil`, is `.label`.
  @ObservedProperty open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if let textColor { styledText = styledText?.setting(.foregroundColor, to: textColor) }
      if styledText != nil { cachedLayout = nil }
      if textColor != oldValue || styledText != nil { setNeedsDisplay() }
    }
  }

  /// The colour of the text while ``isHighlighted`` is `true`. The default is `nil`, which means ``textColor``.
  @ObservedProperty open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
  }

  /// Whether the text has ``highlightedTextColor``. The default is `false`.
  @ObservedProperty open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      if styledText != nil { cachedLayout = nil }
      setNeedsDisplay()
    }
  }

  /// Whether the text is shown at full opacity. The default is `true`.
  @ObservedProperty open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The alignment of the lines. The default is `.natural`.
  @ObservedProperty open var textAlignment = NSTextAlignment.natural {
    didSet {
      styledText = styledText?.settingParagraphStyles { $0.alignment = textAlignment }
      if textAlignment != oldValue || styledText != nil { contentDidChange() }
    }
  }

  /// The treatment of text that does not fit. The default is `.byTruncatingTail`.
  @ObservedProperty open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      styledText = styledText?.settingParagraphStyles { $0.lineBreakMode = lineBreakMode }
      if lineBreakMode != oldValue || styledText != nil { contentDidChange() }
    }
  }

  /// Whether text that does not fit is shown in a smaller font. The default is `false`. A text of one line is fitted to
  /// the width, one of several lines also to the height.
  @ObservedProperty open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest size of the font as a fraction of the original size, from 0 to 1, if ``adjustsFontSizeToFitWidth`` is
  /// `true`. The default is 0, no limit.
  @ObservedProperty open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The vertical position of text in a smaller font. The default is `.alignBaselines`.
  @ObservedProperty open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// Whether letters move together, by up to 3 % of the font's size, before a single line is truncated. The default is
  /// `false`.
  @ObservedProperty open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { contentDidChange() } }
  }

  /// Whether a font of `UIFont.preferredFont(forTextStyle:)` follows the text size of the traits. The default is `false`.
  @ObservedProperty open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSize() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize()
  }

  /// The largest number of lines, or 0 for no limit. The default is 1.
  @ObservedProperty open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The colour of the text's shadow. The default is `nil`, no shadow.
  @ObservedProperty open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// The offset of the shadow in points, to the right and down. The default is (0, −1).
  @ObservedProperty open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
  }

  private func contentDidChange() {
    cachedLayout = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Shows a text with attributes, with the properties that its first character has.
  private func showStyled(_ text: NSAttributedString?) {
    self.text = text?.string
    styledText = nil
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }
    styledText = text
    contentDidChange()
  }

  private var layout: TextLayout {
    // The colours of attributes are part of a layout.
    let isCurrent = styledText == nil || layoutTraits == traitCollection
    if let cachedLayout, isCurrent { return cachedLayout }
    let layout = TextLayout(paragraphs: paragraphs(numberOfLines: numberOfLines))
    cachedLayout = layout
    layoutTraits = styledText.map { _ in traitCollection }
    return layout
  }

  private func paragraphs(numberOfLines: Int) -> [TextParagraph] {
    guard let styledText else {
      var style = TextStyle(
        alignment: textAlignment.textAlignment, lineBreakMode: lineBreakMode.textLineBreakMode,
        numberOfLines: numberOfLines)
      style.tightens = allowsDefaultTighteningForTruncation
      return [TextParagraph(runs: [TextRun(string: text ?? "", font: font.descriptor)], style: style)]
    }
    var conversion = TextConversion(font: font, traits: traitCollection)
    conversion.paragraphStyle = plainParagraphStyle
    conversion.numberOfLines = numberOfLines
    let hidesColors = isHighlighted && highlightedTextColor != nil
    return conversion.paragraphs(of: hidesColors ? styledText.removing(.foregroundColor) : styledText)
  }

  // MARK: Size

  /// Returns the rectangle that the text occupies at the top of `bounds` in at most `numberOfLines` lines. 0 means no
  /// limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout =
      numberOfLines == self.numberOfLines ? layout : TextLayout(paragraphs: paragraphs(numberOfLines: numberOfLines))
    return CGRect(origin: bounds.origin, size: layout.size(constrainedTo: bounds.size))
  }

  /// Returns the size of the text. A label with several lines breaks them at the width of `size`. For a single line,
  /// `size` has no effect.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBroken = numberOfLines != 1 && size.width > 0
    let room = CGRect(
      x: 0, y: 0, width: isBroken ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return roundedUp(textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size)
  }

  /// The width at which lines are broken for the intrinsic size, in points. The default is 0, which means that lines are
  /// not broken.
  @ObservedProperty open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude))
  }

  @_spi(Framework) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  @_spi(Framework) open override func baseline(isLast: Bool, in size: CGSize) -> CGFloat? {
    let height = textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: numberOfLines).height
    let top = (size.height - height) / 2
    if styledText != nil, let baselines = layout.baselines(constrainedTo: size) {
      return top + (isLast ? baselines.last : baselines.first)
    }
    return isLast ? top + height + font.descender : top + font.ascender
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the vertical centre of a rectangle. At least one line is drawn, even if it is higher.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let fitted = fittedText(in: rect.size)
    let textRect = fitted.area.offsetBy(dx: rect.minX, dy: rect.minY)
    if let shadowColor {
      let shadow = textRect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      fitted.layout.draw(in: context, rect: shadow, color: shadowColor.resolvedColor(with: traitCollection).cgColor)
    }
    context.saveGState()
    if !isEnabled { context.setAlpha(Self.disabledAlpha) }
    fitted.layout.draw(in: context, rect: textRect, color: drawnColor)
    context.restoreGState()
  }

  /// Returns the text as it is drawn in an area.
  func fittedText(in size: CGSize) -> FittedText {
    let paragraphs = adjustsFontSizeToFitWidth ? paragraphs(numberOfLines: numberOfLines) : nil
    return FittedText(
      layout, size: size, shrinking: paragraphs, minimumScale: minimumScaleFactor, adjustment: baselineAdjustment)
  }

  /// The opacity of a disabled label's text. Estimated.
  private static let disabledAlpha: CGFloat = 0.35

  private var drawnColor: CGColor {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return color.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { isAccessibilityElement(default: true) }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraits(default: .staticText) }
    set { super.accessibilityTraits = newValue }
  }
}
