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
}
