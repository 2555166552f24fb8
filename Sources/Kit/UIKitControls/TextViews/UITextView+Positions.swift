// SPDX-License-Identifier: MIT

// Positions in the text.
extension UITextView: UITextInput {
  package var selectionRects: [CGRect] {
    arrangeText()
    let origin = textOrigin
    return paragraphs.rects(of: edited.selection, from: bounds.minY - origin.y, to: bounds.maxY - origin.y)
      .map { $0.offsetBy(dx: origin.x, dy: origin.y).intersection(bounds) }
  }

  func firstFrame(for range: UITextRange) -> CGRect {
    arrangeText()
    let characters = edited.characters(of: range)
    let line = paragraphs.carets(inLineOf: characters.lowerBound)
    let rect = paragraphs.rects(of: characters.lowerBound..<min(characters.upperBound, line.upperBound + 1)).first
    return rect?.offsetBy(dx: textOrigin.x, dy: textOrigin.y) ?? caretRect(for: range.start)
  }
}
