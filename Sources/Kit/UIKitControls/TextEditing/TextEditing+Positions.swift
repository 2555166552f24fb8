// SPDX-License-Identifier: MIT

// Positions in the text. The members are public, because `UITextInput` requires them.
extension TextEditing {
  public var endOfDocument: UITextPosition { edited.position(edited.count) }

  public var selectedTextRange: UITextRange? {
    get { edited.textRange(edited.selection) }
    set {
      guard let characters = newValue.map(edited.characters) else { return }
      changeSelection { $0.select(from: characters.lowerBound, to: characters.upperBound) }
    }
  }

  public var markedTextRange: UITextRange? { marked.map(edited.textRange) }

  public func text(in range: UITextRange) -> String? { edited.substring(edited.characters(of: range)) }

  public func replace(_ range: UITextRange, withText text: String) {
    let characters = edited.characters(of: range)
    endComposition()
    change(characters, to: text)
  }
}
