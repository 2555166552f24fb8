// SPDX-License-Identifier: MIT

// Positions in the text.
extension UITextView: UITextInput {
  package var selectionRects: [CGRect] {
    arrangeText()
    let origin = textOrigin
    return paragraphs.rects(of: edited.selection, from: bounds.minY - origin.y, to: bounds.maxY - origin.y)
      .map { $0.offsetBy(dx: origin.x, dy: origin.y).intersection(bounds) }
  }

  package func rects(of characters: Range<Int>) -> [CGRect] {
    arrangeText()
    return paragraphs.rects(of: characters).map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
  }

  func firstFrame(for range: UITextRange) -> CGRect {
    arrangeText()
    let characters = edited.characters(of: range)
    let line = paragraphs.carets(inLineOf: characters.lowerBound)
    let rect = rects(of: characters.lowerBound..<min(characters.upperBound, line.upperBound + 1)).first
    return rect ?? caretRect(for: range.start)
  }

  /// The height in points of the areas at the upper and the lower edge in which a drag scrolls. By eye.
  private static let scrollingEdge: CGFloat = 24

  package func makeScroller(
    forDragAt location: @escaping () -> CGPoint, didScroll: @escaping () -> Void
  ) -> (any DragScroller)? {
    guard isScrollEnabled else { return nil }
    return EdgeScroller(
      self,
      showing: { [unowned self] in
        // In a low view, too, a drag in the middle does not scroll.
        let edge = min(Self.scrollingEdge, bounds.height / 4)
        return CGRect(x: bounds.midX, y: location().y - edge, width: 0, height: 2 * edge)
      }, didScroll: didScroll)
  }
}
