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
    didSet { setNeedsDisplay() }
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

  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  private func contentDidChange() {
    cachedLayout = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var layout: TextLayout {
    if let cachedLayout { return cachedLayout }
    let style = TextStyle(
      alignment: textAlignment.textAlignment, lineBreakMode: lineBreakMode.textLineBreakMode,
      numberOfLines: numberOfLines)
    let layout = TextLayout(string: text ?? "", font: font.descriptor, style: style)
    cachedLayout = layout
    return layout
  }

  // MARK: Size

  /// Where the text goes within `bounds`, for a limit on the lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let limit = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    let size = layout.size(constrainedTo: limit)
    let height = min(size.height, bounds.height)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
    return roundedUp(layout.size(constrainedTo: CGSize(width: width, height: .greatestFiniteMagnitude)))
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

  /// Draws the text in the middle of `rect`'s height.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let size = layout.size(constrainedTo: CGSize(width: rect.width, height: .greatestFiniteMagnitude))
    let textRect = CGRect(
      x: rect.minX, y: rect.minY + max(0, (rect.height - size.height) / 2), width: rect.width,
      height: min(size.height, max(rect.height, size.height)))
    if let shadowColor {
      let shadow = textRect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      layout.draw(in: context, rect: shadow, color: shadowColor.resolvedColor(with: traitCollection).cgColor)
    }
    layout.draw(in: context, rect: textRect, color: drawnColor.resolvedColor(with: traitCollection).cgColor)
  }

  private var drawnColor: UIColor {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return isEnabled ? color : color.withAlphaComponent(0.35)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  /// From the top of the label's bounds to the first baseline, in points.
  package var firstBaseline: CGFloat {
    let size = layout.size(constrainedTo: CGSize(width: max(1, bounds.width), height: .greatestFiniteMagnitude))
    return max(0, (bounds.height - size.height) / 2) + layout.baseline
  }

  package override func baseline(isLast: Bool, in size: CGSize) -> CGFloat {
    let limit = CGSize(width: max(1, size.width), height: .greatestFiniteMagnitude)
    let top = max(0, (size.height - layout.size(constrainedTo: limit).height) / 2)
    return top + (isLast ? layout.lastBaseline(constrainedTo: limit) : layout.baseline)
  }
}
