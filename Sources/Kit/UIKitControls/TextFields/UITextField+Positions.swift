// SPDX-License-Identifier: MIT

// Positions in the text.
extension UITextField: UITextInput {
  func selectRangeOfText(_ newValue: UITextRange?) {
    guard let characters = newValue.map(edited.characters) else { return }
    changeSelection { $0.select(from: characters.lowerBound, to: characters.upperBound) }
  }

  func substitute(_ range: UITextRange, withText text: String) {
    let characters = edited.characters(of: range)
    marked = nil
    change(characters, to: text)
  }

  func caret(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return line.convert(line.caretRect(before: edited.offset(of: position)), to: self)
  }

  func firstFrame(for range: UITextRange) -> CGRect {
    layoutIfNeeded()
    let rect = line.rects(of: edited.characters(of: range)).first
    return rect.map { line.convert($0, to: self) } ?? caretRect(for: range.start)
  }

  func nearestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return edited.position(line.offset(nearestTo: convert(point, to: line)))
  }
}
