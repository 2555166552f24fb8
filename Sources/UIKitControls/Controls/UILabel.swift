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
  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The font. The default, also after setting `nil`, is the system font of 17 points.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { contentDidChange() }
    }
  }

  /// The colour of the text. The default, also after setting `nil`, is `.label`.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The colour of the text while ``isHighlighted`` is `true`. The default is `nil`, which means ``textColor``.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
  }

  /// Whether the text has ``highlightedTextColor``. The default is `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is shown at full opacity. The default is `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The alignment of the lines. The default is `.natural`.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { contentDidChange() } }
  }

  /// The treatment of text that does not fit. The default is `.byTruncatingTail`.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// Whether text that is wider than the label is shown in a smaller font. The default is `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest size of the font as a fraction of the original size, from 0 to 1, if ``adjustsFontSizeToFitWidth`` is
  /// `true`. The default is 0, no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The vertical position of text in a smaller font. The default is `.alignBaselines`.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// Whether letters move together before text is truncated. The default is `false`. No effect: the font decides.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the font follows the user's preferred text size. The default is `false`. No effect: the desktop's scale
  /// enlarges the whole window.
  open var adjustsFontForContentSizeCategory = false

  /// The largest number of lines, or 0 for no limit. The default is 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The colour of the text's shadow. The default is `nil`, no shadow.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// The offset of the shadow in points, to the right and down. The default is (0, −1).
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
  }

  private func contentDidChange() {
    cachedLayout = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var layout: TextLayout {
    if let cachedLayout { return cachedLayout }
    let layout = makeLayout(numberOfLines: numberOfLines, font: font)
    cachedLayout = layout
    return layout
  }

  private func makeLayout(numberOfLines: Int, font: UIFont) -> TextLayout {
    let style = TextStyle(
      alignment: textAlignment.textAlignment, lineBreakMode: lineBreakMode.textLineBreakMode,
      numberOfLines: numberOfLines)
    return TextLayout(string: text ?? "", font: font.descriptor, style: style)
  }

  // MARK: Size

  /// Returns the rectangle that the text occupies at the top of `bounds` in at most `numberOfLines` lines. 0 means no
  /// limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = numberOfLines == self.numberOfLines ? layout : makeLayout(numberOfLines: numberOfLines, font: font)
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
  open var preferredMaxLayoutWidth: CGFloat = 0 {
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
    let height = layout.size(constrainedTo: rect.size).height
    let top = rect.midY - height / 2
    let fitted = fittedFont(width: rect.width)
    guard fitted != font else { return draw(layout, top: top, height: height, in: rect, context: context) }
    let smaller = makeLayout(numberOfLines: numberOfLines, font: fitted)
    let smallerHeight = smaller.size(constrainedTo: rect.size).height
    let offset: CGFloat =
      switch baselineAdjustment {
      case .alignBaselines: font.ascender - fitted.ascender
      case .alignCenters: (height - smallerHeight) / 2
      case .none: 0
      }
    draw(smaller, top: top + offset, height: smallerHeight, in: rect, context: context)
  }

  private func draw(_ layout: TextLayout, top: CGFloat, height: CGFloat, in rect: CGRect, context: CGContext) {
    let textRect = CGRect(x: rect.minX, y: top, width: rect.width, height: max(rect.height, height))
    if let shadowColor {
      let shadow = textRect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      layout.draw(in: context, rect: shadow, color: shadowColor.resolvedColor(with: traitCollection).cgColor)
    }
    layout.draw(in: context, rect: textRect, color: drawnColor)
  }

  /// Returns the label's font, or a smaller one in which the text fits into a width if ``adjustsFontSizeToFitWidth`` is
  /// `true`.
  private func fittedFont(width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth else { return font }
    let natural = makeLayout(numberOfLines: 1, font: font).size().width
    // The available width is that of all lines together. The free space at the ends of broken lines is neglected.
    let room = width * CGFloat(max(1, numberOfLines))
    guard natural > room else { return font }
    return font.withSize(font.pointSize * max(minimumScaleFactor, room / natural))
  }

  /// The opacity of a disabled label's text. Estimated.
  private static let disabledAlpha: CGFloat = 0.35

  private var drawnColor: CGColor {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let resolved = color.resolvedColor(with: traitCollection).cgColor
    return isEnabled ? resolved : resolved.copy(alpha: resolved.alpha * Self.disabledAlpha) ?? resolved
  }

  /// Returns the size of a text in one line, in points.
  static func size(of text: String, font: UIFont) -> CGSize {
    TextLayout(string: text, font: font.descriptor, style: TextStyle(numberOfLines: 1)).size()
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
