// SPDX-License-Identifier: MIT

// Changes by positions in the text. The members of `UITextInput` are in each class, where programs override them.
extension TextEditing {
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
