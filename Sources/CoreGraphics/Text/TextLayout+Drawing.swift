// SPDX-License-Identifier: MIT
import CCairo

extension TextLayout {
  /// Returns the size of the text, which is at most as wide as `size` and has as many lines as its height and the style
  /// allow.
  package func size(constrainedTo size: CGSize = CGSize(width: CGFloat.infinity, height: .infinity)) -> CGSize {
    guard !string.isEmpty else { return .zero }
    let lines = fit(into: size)
    return CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last?.bottom ?? 0)
  }

  /// Returns the number of lines that are visible in an area of `size`.
  package func lineCount(constrainedTo size: CGSize) -> Int { string.isEmpty ? 0 : fit(into: size).count }

  /// Draws the lines from the top of `rect` downwards. Runs without a colour use `color`.
  package func draw(in context: CGContext, rect: CGRect, color: CGColor) {
    guard !string.isEmpty else { return }
    TextContext.update()
    let lines = fit(into: rect.size)
    let alpha = context.state.alpha
    context.paint { cairo in
      cairo_save(cairo)
      for line in lines {
        cairo_new_path(cairo)
        cairo_move_to(
          cairo, rect.minX + line.indent(style.alignment, availableWidth: rect.width), rect.minY + line.baseline)
        color.setSource(of: cairo, alpha: alpha)
        pango_cairo_show_layout_line(cairo, line.line)
      }
      cairo_new_path(cairo)
      cairo_restore(cairo)
    }
  }
}
