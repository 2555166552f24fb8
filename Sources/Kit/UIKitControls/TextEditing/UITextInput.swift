// SPDX-License-Identifier: MIT

/// A responder with a text, positions and ranges in it, and a selection: a text field or a text view.
///
/// ```swift
/// @MainActor func selectFirstCharacter(of input: any UITextInput) {
///   let start = input.beginningOfDocument
///   guard let end = input.position(from: start, offset: 1) else { return }
///   input.selectedTextRange = input.textRange(from: start, to: end)
/// }
/// ```
///
/// In contrast to UIKit, it has no tokenizer, no delegate of the input system, and no writing directions. A program cannot
/// create a ``UITextPosition``, so that classes of its own conform to ``UIKeyInput`` instead.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The selection, or an empty range at the caret. Setting it to `nil` does nothing.
  var selectedTextRange: UITextRange? { get set }
  /// The text that an input method composes, or `nil`.
  var markedTextRange: UITextRange? { get }
  /// The position behind the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)

  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangle of the first part of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the position that is nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

extension UITextInput {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(units: 0) }

  /// Returns the range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    fromPosition.units <= toPosition.units
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }

  /// Returns the position at a distance in UTF-16 code units from another, or `nil` if it is outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let units = position.units + offset
    return (0...endOfDocument.units).contains(units) ? UITextPosition(units: units) : nil
  }

  /// Returns the distance from one position to another in UTF-16 code units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.units - from.units }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.units == other.units ? .orderedSame : position.units < other.units ? .orderedAscending : .orderedDescending
  }
}
