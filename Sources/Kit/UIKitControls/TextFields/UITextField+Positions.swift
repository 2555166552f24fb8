// SPDX-License-Identifier: MIT

// Positions in the text.
extension UITextField: UITextInput {
  /// The position behind the last character.
  public final var endOfDocument: UITextPosition { edited.position(edited.count) }

  /// The selection, or an empty range at the caret. Setting it to `nil` does nothing.
  public final var selectedTextRange: UITextRange? {
    get { edited.textRange(edited.selection) }
    set {
      guard let characters = newValue.map(edited.characters) else { return }
      changeSelection { $0.select(from: characters.lowerBound, to: characters.upperBound) }
    }
  }

  /// The text that an input method composes, or `nil`.
  public final var markedTextRange: UITextRange? { marked.map(edited.textRange) }

  /// Returns the text of a range.
  public final func text(in range: UITextRange) -> String? { edited.substring(edited.characters(of: range)) }

  /// Replaces the text of a range, without asking the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    let characters = edited.characters(of: range)
    marked = nil
    change(characters, to: text)
  }

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
