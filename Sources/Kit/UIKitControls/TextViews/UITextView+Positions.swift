// SPDX-License-Identifier: MIT

// Positions in the text.
extension UITextView: UITextInput {
  /// Selects all of the text.
  public final func selectAll(_ sender: Any?) { selectAll() }

  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  public final func caretRect(for position: UITextPosition) -> CGRect { caretRect(before: edited.offset(of: position)) }

  /// Returns the rectangle of the first part of a range, in the view's coordinates.
  public final func firstRect(for range: UITextRange) -> CGRect {
    arrangeText()
    let characters = edited.characters(of: range)
    let line = paragraphs.carets(inLineOf: characters.lowerBound)
    let rect = paragraphs.rects(of: characters.lowerBound..<min(characters.upperBound, line.upperBound + 1)).first
    return rect?.offsetBy(dx: textOrigin.x, dy: textOrigin.y) ?? caretRect(for: range.start)
  }

  /// Returns the position that is nearest to a point of the view.
  public final func closestPosition(to point: CGPoint) -> UITextPosition? { edited.position(offset(nearestTo: point)) }
}
