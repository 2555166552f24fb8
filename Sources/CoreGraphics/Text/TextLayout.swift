// SPDX-License-Identifier: MIT
import CCairo

/// Text arranged in lines, which is kept so that it can be measured and drawn again at low cost.
///
/// It must stay on the thread that created it.
package final class TextLayout {
  package let runs: [TextRun]
  package let style: TextStyle
  let layout: OpaquePointer
  /// The width for which the lines were made, or nil for unlimited width.
  private var width: CGFloat?
  private var heightLimit: CGFloat?
  private var fittedSize: CGSize?
  /// The width of the text without wrapping.
  private lazy var naturalWidth: CGFloat = {
    setLimits(width: nil, heightLimit: nil)
    let extents = logicalExtents
    return PangoUnits.points(extents.x) + PangoUnits.points(extents.width)
  }()

  package init(runs: [TextRun], style: TextStyle) {
    self.runs = runs
    self.style = style
    layout = TextContext.makeLayout()
    let string = runs.map(\.string).joined()
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    (runs.first?.font).map { $0.withPango { pango_layout_set_font_description(layout, $0) } }
    let attributes = TextAttributes.makeList(for: runs)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    applyStyle()
  }

  package convenience init(string: String, font: FontDescriptor, style: TextStyle = TextStyle()) {
    self.init(runs: [TextRun(string: string, font: font)], style: style)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  package var string: String { runs.map(\.string).joined() }

  private func applyStyle() {
    if style.lineSpacing != 0 { pango_layout_set_spacing(layout, PangoUnits.rounded(style.lineSpacing)) }
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    pango_layout_set_wrap(layout, style.lineBreakMode == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
  }

  private var ellipsis: PangoEllipsizeMode {
    switch style.lineBreakMode {
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .wordWrapping, .charWrapping, .clipping: PANGO_ELLIPSIZE_NONE
    }
  }

  private var logicalExtents: PangoRectangle {
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return extents
  }

  // MARK: Available space

  /// The rounding error in points by which the width may be less than that of the text.
  private static let slack: CGFloat = 0.01

  /// Arranges the lines for an area. If the area is wide enough, its width makes no difference.
  func fit(into size: CGSize) -> [TextLine] {
    if fittedSize != size { arrange(size) }
    fittedSize = size
    var visible: [TextLine] = []
    for line in makeLines() {
      if style.numberOfLines > 0, visible.count == style.numberOfLines { break }
      if !visible.isEmpty, line.bottom > size.height + Self.slack { break }
      visible.append(line)
    }
    return visible
  }

  private func arrange(_ size: CGSize) {
    let isNatural = size.width + Self.slack >= naturalWidth && style.alignment != .justified
    let isClipped = style.lineBreakMode == .clipping && style.numberOfLines == 1
    setLimits(width: isNatural || isClipped ? nil : size.width, heightLimit: nil)
    guard ellipsis != PANGO_ELLIPSIZE_NONE else { return }
    // To Pango, a height of zero means a single line.
    if style.numberOfLines == 1, !isNatural { return setLimits(width: size.width, heightLimit: 0) }
    let lines = makeLines()
    let allowed = style.numberOfLines > 0 ? lines.prefix(style.numberOfLines) : lines[...]
    guard let last = allowed.last, allowed.count < lines.count || last.bottom > size.height + Self.slack else { return }
    setLimits(width: size.width, heightLimit: min(last.bottom, size.height) + Self.slack)
  }

  /// Sets the width and a height limit, at which Pango ends the last line that fits with an ellipsis.
  private func setLimits(width: CGFloat?, heightLimit: CGFloat?) {
    guard width != self.width || heightLimit != self.heightLimit else { return }
    self.width = width
    self.heightLimit = heightLimit
    pango_layout_set_width(layout, width.map { PangoUnits.roundedUp(max($0, 0)) } ?? -1)
    pango_layout_set_ellipsize(layout, heightLimit == nil ? PANGO_ELLIPSIZE_NONE : ellipsis)
    pango_layout_set_height(layout, heightLimit.map { PangoUnits.roundedUp(max($0, 0)) } ?? -1)
  }

  private func makeLines() -> [TextLine] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [TextLine] = []
    repeat {
      if let line = TextLine(at: iterator) { lines.append(line) }
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }
}
