// SPDX-License-Identifier: MIT

// Positions in the text.
extension UITextField: UITextInput {
  /// Selects all of the text.
  public final func selectAll(_ sender: Any?) { selectAll() }

  /// Returns the rectangle of the caret at a position, in the field's coordinates.
  public final func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return line.convert(line.caretRect(before: edited.offset(of: position)), to: self)
  }

  /// Returns the rectangle of the first part of a range, in the field's coordinates.
  public final func firstRect(for range: UITextRange) -> CGRect {
    layoutIfNeeded()
    let rect = line.rects(of: edited.characters(of: range)).first
    return rect.map { line.convert($0, to: self) } ?? caretRect(for: range.start)
  }

  /// Returns the position that is nearest to a point of the field.
  public final func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return edited.position(line.offset(nearestTo: convert(point, to: line)))
  }
}
