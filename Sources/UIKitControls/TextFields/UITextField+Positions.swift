// SPDX-License-Identifier: MIT

// Places in the text: the methods of UIKit's `UITextInput` that programs call.
extension UITextField {
  /// The place before the first character.
  public final var beginningOfDocument: UITextPosition { UITextPosition(units: 0) }
  /// The place behind the last character.
  public final var endOfDocument: UITextPosition { UITextPosition(units: edited.utf16Offset(edited.count)) }

  /// The selection, or an empty range at the caret. Setting it to `nil` does nothing.
  public final var selectedTextRange: UITextRange? {
    get { range(edited.selection) }
    set {
      guard let newValue else { return }
      let characters = characters(of: newValue)
      changeSelection { $0.select(from: characters.lowerBound, to: characters.upperBound) }
    }
  }

  /// The text that an input method composes, or `nil`.
  public final var markedTextRange: UITextRange? { marked.map(range) }

  private func range(_ range: Range<Int>) -> UITextRange {
    UITextRange(
      UITextPosition(units: edited.utf16Offset(range.lowerBound)),
      UITextPosition(units: edited.utf16Offset(range.upperBound)))
  }

  /// Returns the range between two places.
  public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    fromPosition.units <= toPosition.units
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }

  /// Returns the place at a distance in UTF-16 code units from another, or `nil` if it is outside of the text.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let units = position.units + offset
    return (0...endOfDocument.units).contains(units) ? UITextPosition(units: units) : nil
  }

  /// Returns the distance from one place to another in UTF-16 code units.
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.units - from.units }

  /// Returns the order of two places.
  public final func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.units == other.units ? .orderedSame : position.units < other.units ? .orderedAscending : .orderedDescending
  }

  /// Returns the text of a range.
  public final func text(in range: UITextRange) -> String? { edited.substring(characters(of: range)) }

  /// Replaces the text of a range, without asking the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    let characters = characters(of: range)
    marked = nil
    edit { $0.replace(characters, with: text) }
  }

  /// Selects all of the text.
  public final func selectAll(_ sender: Any?) { selectAll() }

  /// Returns the place of the caret at a position, in the field's coordinates.
  public final func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return line.convert(line.caretRect(before: edited.offset(utf16: position.units)), to: self)
  }

  /// Returns the rectangle of the first part of a range, in the field's coordinates.
  public final func firstRect(for range: UITextRange) -> CGRect {
    layoutIfNeeded()
    return line.rects(of: characters(of: range)).first.map { line.convert($0, to: self) } ?? caretRect(for: range.start)
  }

  /// Returns the place that is nearest to a point of the field.
  public final func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return UITextPosition(units: edited.utf16Offset(line.offset(nearestTo: convert(point, to: line))))
  }

  private func characters(of range: UITextRange) -> Range<Int> {
    let (start, end) = (edited.offset(utf16: range.start.units), edited.offset(utf16: range.end.units))
    return min(start, end)..<max(start, end)
  }
}
