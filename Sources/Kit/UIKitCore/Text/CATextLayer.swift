// SPDX-License-Identifier: MIT
import Diagnostics

/// A layer that shows text, from the top of its bounds downwards.
///
/// It is part of UIKit, and not of QuartzCore as on Apple's systems, because its fonts and attributes are UIKit's. Changes
/// of its text and of how that looks are not animated.
///
/// ```swift
/// @MainActor func makeCaption(_ text: String) -> CATextLayer {
///   let caption = CATextLayer()
///   caption.string = text
///   caption.font = UIFont.systemFont(ofSize: 13, weight: .medium)
///   caption.fontSize = 13
///   caption.foregroundColor = UIColor.label.cgColor
///   caption.alignmentMode = .center
///   return caption
/// }
/// ```
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The values that determine the drawing, besides the bounds.
  private struct Values {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
  }

  private var values = Values() { didSet { setNeedsDisplay() } }

  /// Creates a layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    needsDisplayOnBoundsChange = true
    if let layer = layer as? CATextLayer { values = layer.values }
  }

  /// Creates a layer without text. There are no archives of layers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  nonisolated deinit {}

  /// The text: a `String` or an `NSAttributedString`, or `nil` for none, which is the default. A value of another type
  /// is not shown.
  open var string: Any? {
    get { values.string }
    set {
      let isText = expect(
        newValue == nil || newValue is String || newValue is NSAttributedString,
        "CATextLayer.string: expected a String or an NSAttributedString, not \(type(of: newValue ?? ""))")
      values.string = isText ? newValue : nil
    }
  }

  /// The font of text without a font of its own: a ``UIFont`` or the name of one, or `nil` for the system font, which is
  /// the default. Its size is ``fontSize``. A value of another type counts as `nil`.
  open var font: Any? {
    get { values.font }
    set {
      let isFont = expect(
        newValue == nil || newValue is UIFont || newValue is String,
        "CATextLayer.font: expected a UIFont or the name of one, not \(type(of: newValue ?? ""))")
      values.font = isFont ? newValue : nil
    }
  }

  /// The size of the font in points. The default is 36. Attributed text without a font has it, too.
  open var fontSize: CGFloat {
    get { values.fontSize }
    set { values.fontSize = newValue }
  }

  /// The colour of text without a colour of its own. The default is white.
  open var foregroundColor: CGColor? {
    get { values.foregroundColor }
    set { values.foregroundColor = newValue }
  }

  /// Whether lines are wrapped at the width of the bounds. The default is `false`.
  open var isWrapped: Bool {
    get { values.isWrapped }
    set { values.isWrapped = newValue }
  }

  /// The part of a line that an ellipsis replaces if the line does not fit. The default is
  /// ``CATextLayerTruncationMode/none``. In wrapped text it is always the end of the last line that fits.
  open var truncationMode: CATextLayerTruncationMode {
    get { values.truncationMode }
    set { values.truncationMode = newValue }
  }

  /// The alignment of the lines. The default is ``CATextLayerAlignmentMode/natural``, with which paragraphs of attributed
  /// text keep their own.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { values.alignmentMode }
    set { values.alignmentMode = newValue }
  }

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let text = attributedText, text.length > 0 else { return }
    var conversion = TextConversion(font: resolvedFont, traits: .current)
    if !isWrapped {
      conversion.truncation = .paragraphs
    } else if truncationMode != .none {
      conversion.truncation = .lastLine
    }
    ctx.saveGState()
    ctx.clip(to: bounds)
    TextLayout(paragraphs: conversion.paragraphs(of: text))
      .draw(in: ctx, rect: bounds, color: foregroundColor ?? .white)
    ctx.restoreGState()
  }

  /// The text with paragraph styles that follow the properties of the layer.
  private var attributedText: NSAttributedString? {
    let source = string as? NSAttributedString ?? (string as? String).map { NSAttributedString(string: $0) }
    guard let source else { return nil }
    let text = NSMutableAttributedString(attributedString: source)
    let whole = NSRange(location: 0, length: text.length)
    source.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      text.addAttribute(.paragraphStyle, value: paragraphStyle(from: value as? NSParagraphStyle), range: range)
    }
    return text
  }

  private func paragraphStyle(from style: NSParagraphStyle?) -> NSParagraphStyle {
    let changed = NSMutableParagraphStyle()
    if let style { changed.setParagraphStyle(style) }
    if alignmentMode != .natural { changed.alignment = alignmentMode.textAlignment }
    changed.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
    return changed
  }

  private var resolvedFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    return (font as? String).flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }
}
