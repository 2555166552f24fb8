// SPDX-License-Identifier: MIT

// Positions in the text, and changes by them. The members of `UITextInput` are in each class, where programs override them.
extension TextEditing {
  package var measuredText: String { edited.string }

  package func caretOffset(nearestTo point: CGPoint) -> Int {
    closestPosition(to: point).map(edited.offset(of:)) ?? edited.count
  }

  func selectRangeOfText(_ newValue: UITextRange?) {
    guard let characters = newValue.map(edited.characters) else { return }
    changeSelection { $0.select(from: characters.lowerBound, to: characters.upperBound) }
  }

  func substitute(_ range: UITextRange, withText text: String) {
    let characters = edited.characters(of: range)
    endComposition()
    change(characters, to: text)
  }
}
