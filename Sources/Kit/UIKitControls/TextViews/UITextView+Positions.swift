// SPDX-License-Identifier: MIT

// Positions in the text.
extension UITextView: UITextInput {
  func selectRangeOfText(_ newValue: UITextRange?) {
    guard let characters = newValue.map(edited.characters) else { return }
    changeSelection { $0.select(from: characters.lowerBound, to: characters.upperBound) }
  }

  func substitute(_ range: UITextRange, withText text: String) {
    let characters = edited.characters(of: range)
    endComposition()
    change(characters, to: text)
  }

  func firstFrame(for range: UITextRange) -> CGRect {
    arrangeText()
    let characters = edited.characters(of: range)
    let line = paragraphs.carets(inLineOf: characters.lowerBound)
    let rect = paragraphs.rects(of: characters.lowerBound..<min(characters.upperBound, line.upperBound + 1)).first
    return rect?.offsetBy(dx: textOrigin.x, dy: textOrigin.y) ?? caretRect(for: range.start)
  }
}
