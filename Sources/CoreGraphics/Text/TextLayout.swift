// SPDX-License-Identifier: MIT
import CCairo

/// Text made into lines, kept so that measuring and drawing it again cost little.
///
/// Stays on the thread that made it.
package final class TextLayout {
  package let runs: [TextRun]
  package let style: TextStyle
  let layout: OpaquePointer
  /// The width that the lines are made for now; nil for as wide as they come.
  private var width: CGFloat?
  private var heightLimit: CGFloat?
  private var fittedSize: CGSize?
  /// Without wrapping.
  private lazy var naturalWidth: CGFloat = {
    setRoom(width: nil, heightLimit: nil)
    return PangoUnits.points(logicalExtents.x + logicalExtents.width)
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

  // MARK: Room

  /// How much narrower than it needs to be text may be set, in points: rounding, not squeezing.
  private static let slack: CGFloat = 0.01

  /// Makes the lines for a room. One that is wide enough changes nothing, whatever its width.
  func fit(into size: CGSize) -> [TextLine] {
    if fittedSize != size { makeRoom(size) }
    fittedSize = size
    var visible: [TextLine] = []
    for line in makeLines() {
      if style.numberOfLines > 0, visible.count == style.numberOfLines { break }
      if !visible.isEmpty, line.bottom > size.height + Self.slack { break }
      visible.append(line)
    }
    return visible
  }

  private func makeRoom(_ size: CGSize) {
    let isNatural = size.width + Self.slack >= naturalWidth && style.alignment != .justified
    let isClipped = style.lineBreakMode == .clipping && style.numberOfLines == 1
    setRoom(width: isNatural || isClipped ? nil : size.width, heightLimit: nil)
    guard ellipsis != PANGO_ELLIPSIZE_NONE else { return }
    // Zero stands for one line in all.
    if style.numberOfLines == 1, !isNatural { return setRoom(width: size.width, heightLimit: 0) }
    let lines = makeLines()
    let allowed = style.numberOfLines > 0 ? lines.prefix(style.numberOfLines) : lines[...]
    guard let last = allowed.last, allowed.count < lines.count || last.bottom > size.height + Self.slack else { return }
    setRoom(width: size.width, heightLimit: min(last.bottom, size.height) + Self.slack)
  }

  /// A height limit makes Pango end the last line that fits with an ellipsis.
  private func setRoom(width: CGFloat?, heightLimit: CGFloat?) {
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
