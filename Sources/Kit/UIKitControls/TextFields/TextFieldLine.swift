// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The text of a text field with its selection and its caret. A text that is too wide scrolls while it is edited, and
/// ends with an ellipsis otherwise.
final class TextFieldLine: UIView {
  /// The text and its state, as shown.
  struct Content: Equatable {
    var string = ""
    var font = UIFont.systemFont(ofSize: UIFont.systemFontSize)
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    /// The selected characters.
    var selection = 0..<0
    /// The end of the selection at which the caret is.
    var caret = 0
    /// The characters that an input method composes.
    var marked = 0..<0
    var isEditing = false
    /// The caret of a drag over the text.
    var dropCaret: Int?

    var shownCaret: Int { dropCaret ?? caret }
  }

  private let caretView = UIView()
  /// The text in its full width.
  private var layout = TextLayout(string: "", font: UIFont.systemFont(ofSize: UIFont.systemFontSize).descriptor)
  /// The distance by which the text is scrolled to the left.
  private var scrolled: CGFloat = 0

  var content = Content() {
    didSet {
      guard content != oldValue else { return }
      if content.string != oldValue.string || content.font != oldValue.font { layout = makeLayout(.clipping) }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contentMode = .redraw
    isUserInteractionEnabled = false
    caretView.layer.cornerRadius = EditingLook.caretWidth / 2
    addSubview(caretView)
  }

  required init?(coder: NSCoder) { fatalError("TextFieldLine has no archives; create it with a frame") }

  nonisolated deinit {}

  /// The width of the whole text, with room for the caret behind it.
  var naturalWidth: CGFloat { layout.size().width.rounded(.up) + EditingLook.caretWidth }

  private func makeLayout(_ mode: LineBreakMode) -> TextLayout {
    let style = TextStyle(alignment: .left, lineBreakMode: mode, numberOfLines: 1)
    return TextLayout(string: content.string, font: content.font.descriptor, style: style)
  }

  // MARK: Geometry

  /// Returns the offset of the caret that is nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int { layout.characterOffset(nearestTo: point.x - start) }

  /// Returns the position of the caret in front of a character.
  func caretRect(before offset: Int) -> CGRect {
    let height = content.font.lineHeight
    let x = start + layout.caretPosition(before: offset)
    return CGRect(
      x: x - EditingLook.caretWidth / 2, y: (bounds.height - height) / 2, width: EditingLook.caretWidth, height: height)
  }

  /// The rectangle in which the field shows the caret, which a subclass of the field may change.
  private var shownCaret: CGRect {
    guard let field = superview as? UITextField else { return caretRect(before: content.shownCaret) }
    let rect = convert(field.caretRect(for: field.edited.position(content.shownCaret)), from: field)
    // A field with an infinite frame has no coordinates to convert from.
    return rect.hasNaN ? caretRect(before: content.shownCaret) : rect
  }

  /// Returns the rectangles of characters.
  func rects(of characters: Range<Int>) -> [CGRect] {
    let (height, start) = (content.font.lineHeight, start)
    return layout.spans(of: characters).map { span in
      CGRect(
        x: start + span.lowerBound, y: (bounds.height - height) / 2, width: span.upperBound - span.lowerBound,
        height: height)
    }
  }

  var runsRightToLeft: Bool { layout.runsRightToLeft }

  /// The x coordinate at which the text starts. The caret has room at both ends.
  private var start: CGFloat {
    let room = bounds.width - naturalWidth
    guard room > 0 else { return EditingLook.caretWidth / 2 - scrolled }
    return switch content.alignment {
    case .left, .justified: EditingLook.caretWidth / 2
    case .center: (room / 2).rounded() + EditingLook.caretWidth / 2
    case .right: room + EditingLook.caretWidth / 2
    case .natural: (runsRightToLeft ? room : 0) + EditingLook.caretWidth / 2
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollToCaret()
    UIView.performWithoutAnimation { caretView.frame = shownCaret }
    caretView.backgroundColor = tintColor
    caretView.isHidden = content.dropCaret == nil && (!content.isEditing || !content.selection.isEmpty)
  }

  /// Scrolls as little as possible so that the caret is visible, and no room at the end is left empty.
  private func scrollToCaret() {
    let old = scrolled
    let hidden = max(naturalWidth - bounds.width, 0)
    let caret = layout.caretPosition(before: content.caret)
    scrolled =
      content.isEditing ? min(max(scrolled, caret + EditingLook.caretWidth - bounds.width, 0), caret, hidden) : 0
    if scrolled != old { setNeedsDisplay() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !content.string.isEmpty else { return }
    if content.isEditing {
      fill(rects(of: content.selection), with: tintColor.withAlphaComponent(EditingLook.selectionAlpha), in: context)
    }
    fill(rects(of: content.marked).map(underline), with: content.color, in: context)
    let isTruncated = !content.isEditing && naturalWidth > bounds.width
    let shown = isTruncated ? makeLayout(.truncatingTail) : layout
    let width = isTruncated ? bounds.width : naturalWidth
    let height = shown.size(constrainedTo: CGSize(width: width, height: .infinity)).height
    shown.draw(
      in: context, rect: CGRect(x: start, y: (bounds.height - height) / 2, width: width, height: height),
      color: content.color.resolvedColor(with: traitCollection).cgColor)
  }

  private func fill(_ rects: [CGRect], with color: UIColor, in context: CGContext) {
    context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
    for rect in rects { context.fill(rect) }
  }

  private func underline(_ rect: CGRect) -> CGRect {
    let height = EditingLook.underlineHeight
    return CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
  }
}
