// SPDX-License-Identifier: MIT

/// Text that does not scroll and is not edited.
///
/// The laid-out text is kept until something it depends on changes.
open class UILabel: UIView {
  private var cachedLayout: TextLayout?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  nonisolated deinit {}

  // MARK: Text

  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { contentDidChange() }
    }
  }

  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDisplay() }
    }
  }

  /// Replaces the text's colour while `isHighlighted`.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// A label that is not enabled looks faint.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { contentDidChange() } }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// 0 is as many as fit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Of a copy of the text behind it; nil for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

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
    let layout = makeLayout(numberOfLines: numberOfLines)
    cachedLayout = layout
    return layout
  }

  private func makeLayout(numberOfLines: Int) -> TextLayout {
    let style = TextStyle(
      alignment: textAlignment.textAlignment, lineBreakMode: lineBreakMode.textLineBreakMode,
      numberOfLines: numberOfLines)
    return TextLayout(string: text ?? "", font: font.descriptor, style: style)
  }

  // MARK: Size

  /// Where the text goes within `bounds`, from the top, in no more lines than the limit; 0 lines is no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = numberOfLines == self.numberOfLines ? layout : makeLayout(numberOfLines: numberOfLines)
    return CGRect(origin: bounds.origin, size: layout.size(constrainedTo: bounds.size))
  }

  /// A label of one line asks for the width of its text, whatever `size` is; one of several breaks lines at `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBroken = numberOfLines != 1 && size.width > 0
    let room = CGRect(
      x: 0, y: 0, width: isBroken ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return roundedUp(textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size)
  }

  /// The width that lines are broken at when the label is asked for its own size, in points; 0 breaks none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude))
  }

  private func roundedUp(_ size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the middle of `rect`'s height: as many lines as fit, and one at least.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let height = layout.size(constrainedTo: rect.size).height
    let textRect = CGRect(
      x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: max(rect.height, height))
    if let shadowColor {
      let shadow = textRect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      layout.draw(in: context, rect: shadow, color: shadowColor.resolvedColor(with: traitCollection).cgColor)
    }
    layout.draw(in: context, rect: textRect, color: drawnColor)
  }

  /// How much of its colour a label keeps that is not enabled; by eye.
  private static let disabledAlpha: CGFloat = 0.35

  private var drawnColor: CGColor {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let resolved = color.resolvedColor(with: traitCollection).cgColor
    return isEnabled ? resolved : resolved.copy(alpha: resolved.alpha * Self.disabledAlpha) ?? resolved
  }

  /// From the top of the label's bounds to the first baseline, in points.
  package var firstBaseline: CGFloat {
    let height = layout.size(constrainedTo: bounds.size).height
    return bounds.height / 2 - height / 2 + layout.baseline
  }

  /// The room that a text takes in one line, in points.
  static func size(of text: String, font: UIFont) -> CGSize {
    TextLayout(string: text, font: font.descriptor, style: TextStyle(numberOfLines: 1)).size()
  }
}
