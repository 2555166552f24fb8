// SPDX-License-Identifier: MIT

// Positions in the text.
extension UITextView: UITextInput {
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
    endComposition()
    change(characters, to: text)
  }

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
