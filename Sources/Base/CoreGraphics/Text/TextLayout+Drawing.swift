// SPDX-License-Identifier: MIT
import CCairo

extension TextLayout {
  /// Returns the size of the text, which is at most as wide as `size` and has as many lines as its height and the style
  /// allow.
  package func size(constrainedTo size: CGSize = CGSize(width: CGFloat.infinity, height: .infinity)) -> CGSize {
    guard !isEmpty else { return .zero }
    let lines = fit(into: size)
    let widths = lines.map { $0.line.room($0.block.style, availableWidth: size.width) }
    return CGSize(width: widths.max() ?? 0, height: lines.last?.line.bottom ?? 0)
  }

  /// Returns the number of lines that are visible in an area of `size`.
  package func lineCount(constrainedTo size: CGSize) -> Int { isEmpty ? 0 : fit(into: size).count }

  /// Returns the distances from the top to the first and the last visible baseline, or `nil` without text.
  package func baselines(constrainedTo size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard !isEmpty else { return nil }
    let lines = fit(into: size)
    guard let first = lines.first, let last = lines.last else { return nil }
    return (first.line.baseline, last.line.baseline)
  }

  /// Draws the lines, or some of them, from the top of `rect` downwards. Runs without a colour use `color`.
  package func draw(in context: CGContext, rect: CGRect, color: CGColor, lines range: Range<Int>? = nil) {
    guard !isEmpty else { return }
    TextContext.update()
    let fitting = fit(into: rect.size)
    let lines = fitting[(range ?? fitting.indices).clamped(to: fitting.indices)]
    let alpha = context.state.alpha
    for placed in lines { castShadows(of: placed, in: context, rect: rect) }
    context.paint { cairo in
      cairo_save(cairo)
      // Pango draws the runs' own colours without the context's opacity.
      let isGroup = alpha < 1 && isColored
      if isGroup { cairo_push_group(cairo) }
      for placed in lines {
        placed.moveToStart(cairo, in: rect)
        color.setSource(of: cairo, alpha: isGroup ? 1 : alpha)
        pango_cairo_show_layout_line(cairo, placed.line.line)
      }
      if isGroup {
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, alpha)
      }
      cairo_new_path(cairo)
      cairo_restore(cairo)
    }
  }

  /// Draws the shadows of a line's runs.
  private func castShadows(of placed: Placed, in context: CGContext, rect: CGRect) {
    guard placed.block.runs.contains(where: { $0.shadow != nil }) else { return }
    var (start, x): (Int, CGFloat) = (0, 0)
    let items = placed.glyphItems
    for run in placed.block.runs {
      let end = start + run.string.utf8.count
      x = 0
      for item in items {
        let offset = Int(item.pointee.item.pointee.offset)
        if let shadow = run.shadow, (start..<end).contains(offset) {
          context.cast(GraphicsState.Shadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)) { cairo in
            placed.moveToStart(cairo, in: rect)
            cairo_rel_move_to(cairo, x, -run.baselineOffset)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            pango_cairo_show_glyph_item(cairo, placed.block.string, item)
            cairo_new_path(cairo)
          }
        }
        x += PangoUnits.points(pango_glyph_string_get_width(item.pointee.glyphs))
      }
      start = end
    }
  }
}

extension TextLayout.Placed {
  func moveToStart(_ cairo: OpaquePointer, in rect: CGRect) {
    cairo_new_path(cairo)
    let x = rect.minX + line.start(block.style, availableWidth: rect.width)
    cairo_move_to(cairo, x, rect.minY + line.baseline)
  }

  /// The line's items in the order in which they are drawn.
  var glyphItems: [UnsafeMutablePointer<PangoGlyphItem>] {
    var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var node = line.line.pointee.runs
    while let current = node {
      if let item = current.pointee.data { items.append(item.assumingMemoryBound(to: PangoGlyphItem.self)) }
      node = current.pointee.next
    }
    return items
  }
}
