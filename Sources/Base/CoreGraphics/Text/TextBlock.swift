// SPDX-License-Identifier: MIT
import CCairo

/// A part of a text that Pango lays out at once: a paragraph, or plain text with several paragraphs of one style.
final class TextBlock {
  let runs: [TextRun]
  let style: TextStyle
  let string: String
  private let layout: OpaquePointer
  /// Whether the block contains several paragraphs, for which Pango cannot limit the number of lines.
  private let hasLineBreaks: Bool
  /// The largest kerning of the runs, at least 0.
  private let widestKern: CGFloat
  /// The limits for which the lines were made.
  private var limits = Limits()
  /// The area and the number of lines for which the lines were arranged.
  private var arranged: (size: CGSize, maximum: Int)?

  /// The limits of Pango's layout.
  private struct Limits: Equatable {
    /// The width in points, or nil for unlimited width.
    var width: CGFloat?
    /// The position of the ellipsis in text that is too long, or nil if it is cut off without one.
    var end: End?
    /// The distance in points by which letters move together.
    var tightening: CGFloat = 0
  }

  private enum End: Equatable {
    case line(Int)
    case height(CGFloat)
  }

  /// The width of the text without wrapping, from the leading margin.
  private lazy var naturalWidth: CGFloat = {
    set(Limits())
    guard hasIndents else {
      var extents = PangoRectangle()
      pango_layout_get_extents(layout, nil, &extents)
      return PangoUnits.points(extents.x) + PangoUnits.points(extents.width)
    }
    return makeLines().enumerated().map { $1.width + style.paragraph.indent(ofLine: $0) }.max() ?? 0
  }()

  init(_ paragraph: TextParagraph) {
    (runs, style) = (paragraph.runs, paragraph.style)
    string = runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    widestKern = runs.reduce(0) { $1.kern.isFinite ? max($0, $1.kern) : $0 }
    hasLineBreaks = string.utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0xE2 }
    layout = TextContext.makeLayout(style.direction)
    if style.direction != .natural { pango_layout_set_auto_dir(layout, 0) }
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    (runs.first?.font).map { $0.withPango { pango_layout_set_font_description(layout, $0) } }
    applyAttributes(of: runs)
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    pango_layout_set_wrap(layout, style.lineBreakMode == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if hasIndents {
      let hanging = style.paragraph.firstLineIndent - style.paragraph.indent
      pango_layout_set_indent(layout, PangoUnits.rounded(hanging))
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  private func applyAttributes(of runs: [TextRun]) {
    let attributes = TextAttributes.makeList(for: runs)
    TextAttributes.leaveOutHyphens(of: string, in: attributes)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private var hasIndents: Bool { style.paragraph.firstLineIndent != 0 || style.paragraph.indent != 0 }

  private var ellipsis: PangoEllipsizeMode {
    switch style.lineBreakMode {
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .wordWrapping, .charWrapping, .clipping: PANGO_ELLIPSIZE_NONE
    }
  }

  // MARK: Available space

  /// The largest distance by which letters move together, as a fraction of the size of the font. Estimated; Apple publishes
  /// no figure.
  private static let largestTightening: CGFloat = 0.03

  /// Returns the distance by which letters have to move together for a single line to fit, or nil if that is too much.
  private func tightening(toFit width: CGFloat) -> CGFloat? {
    guard style.tightens, string.count > 1, let size = runs.map(\.font.size).min() else { return nil }
    // Pango rounds to its units.
    let distance = (naturalWidth - width) / CGFloat(string.count - 1) + 1 / CGFloat(PANGO_SCALE)
    return distance <= size * Self.largestTightening ? distance : nil
  }

  /// The rounding error in points by which the width may be less than that of the text.
  private static let slack: CGFloat = 0.01

  /// Arranges the lines for an area, and returns those that fit.
  ///
  /// - Parameters:
  ///   - size: The size of the area. If it is wide enough, its width makes no difference.
  ///   - maximum: The largest number of lines.
  ///   - needsLine: Whether the first line is returned even if it is higher than the area.
  func fit(into size: CGSize, maximum: Int, needsLine: Bool) -> (lines: [TextLine], isComplete: Bool) {
    if arranged?.size != size || arranged?.maximum != maximum { arrange(size, maximum) }
    arranged = (size, maximum)
    let lines = makeLines()
    let count = fitting(lines, size.height, maximum, needsLine: needsLine)
    return (count < lines.count ? Array(lines.prefix(count)) : lines, count == lines.count)
  }

  private func fitting(_ lines: [TextLine], _ height: CGFloat, _ maximum: Int, needsLine: Bool) -> Int {
    let low = lines.firstIndex { $0.bottom > height + Self.slack } ?? lines.count
    return min(needsLine ? max(low, 1) : low, maximum, lines.count)
  }

  private func arrange(_ size: CGSize, _ maximum: Int) {
    let margins = style.paragraph
    let end = margins.end(in: size.width)
    let isNatural = end + Self.slack >= naturalWidth && style.alignment != .justified
    let isClipped = style.lineBreakMode == .clipping && maximum == 1
    let width = end - (hasIndents ? min(margins.firstLineIndent, margins.indent) : 0)
    set(Limits(width: isNatural || isClipped || !width.isFinite ? nil : width))
    guard ellipsis != PANGO_ELLIPSIZE_NONE else { return }
    // To Pango, a height of zero means a single line.
    if maximum == 1, !isNatural, let distance = tightening(toFit: width) { return set(Limits(tightening: distance)) }
    if maximum == 1, !isNatural { return set(Limits(width: width, end: .height(0))) }
    let lines = makeLines()
    let count = fitting(lines, size.height, maximum, needsLine: true)
    guard count < lines.count else { return }
    let height = lines.prefix(count).reduce(0) { $0 + $1.naturalHeight }
    set(Limits(width: width, end: hasLineBreaks ? .height(height + Self.slack) : .line(count)))
  }

  private func set(_ limits: Limits) {
    guard limits != self.limits else { return }
    if limits.tightening != self.limits.tightening {
      var tightened = runs
      for index in tightened.indices { tightened[index].kern -= limits.tightening }
      applyAttributes(of: tightened)
    }
    self.limits = limits
    pango_layout_set_width(layout, limits.width.map { PangoUnits.roundedUp(max($0, 0)) } ?? -1)
    pango_layout_set_ellipsize(layout, limits.end == nil ? PANGO_ELLIPSIZE_NONE : ellipsis)
    let height: Int32 =
      switch limits.end {
      case .line(let count): -Int32(clamping: count)
      case .height(let height): PangoUnits.roundedUp(max(height, 0))
      case nil: -1
      }
    pango_layout_set_height(layout, height)
  }

  private func makeLines() -> [TextLine] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [TextLine] = []
    var top: CGFloat = 0
    repeat {
      guard var line = TextLine(at: iterator, top: top, index: lines.count, style: style) else { continue }
      if line.width > 0 { line.outerKern = widestKern }
      lines.append(line)
      top = line.bottom + (style.lineSpacing.isFinite ? style.lineSpacing : 0)
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }
}
