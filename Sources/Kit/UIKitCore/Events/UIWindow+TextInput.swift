// SPDX-License-Identifier: MIT

// Delivers text from keys and input methods to the first responder.
extension UIWindow {
  /// Lets the first responder insert the text of a key that no responder has handled. Returns whether it did.
  func type(_ press: UIPress) -> Bool {
    guard let responder = uncoveredResponder, let input = responder as? any UIKeyInput, let key = press.key else {
      return false
    }
    if let paste = key.pasteAction {
      paste(responder)
      return true
    }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    default:
      guard !key.characters.isEmpty else { return false }
      input.insertText(key.characters)
    }
    return true
  }

  /// Calls the edit action of the first responder that a key means. Returns whether it means one.
  func performEditAction(for press: UIPress) -> Bool {
    guard let responder = uncoveredResponder, let key = press.key else { return false }
    guard let action = key.pasteAction ?? key.editAction else { return false }
    action(responder)
    return true
  }

  /// Sets the input method's marked text. Nil removes it.
  func setMarkedText(_ text: String?, caretOffset: Int) {
    guard let input = uncoveredResponder as? any MarkedTextInput else { return }
    marking = text == nil ? nil : input
    input.setMarkedText(text, selectedRange: NSRange(location: caretOffset, length: 0))
  }

  /// Tells the input method which responder accepts text now, and where its caret is. If another responder has marked
  /// text, the text becomes ordinary text there. No responder accepts text in a window that does not receive the key
  /// presses of its stack.
  func updateTextInput() {
    let receivesKeys = stack?.keyWindow === self
    let input = receivesKeys ? uncoveredResponder as? any UIKeyInput : nil
    if let left = marking, left !== input {
      marking = nil
      left.unmarkText()
      host?.resetTextInput()
    }
    guard receivesKeys else { return }
    let client = input.map { input in
      TextInputClient(
        caret: (input as? any MarkedTextInput)?.caretRectInWindow ?? (input as? UIView).map(Self.frameInWindow)
          ?? .zero,
        showsMarkedText: input is any MarkedTextInput)
    }
    if host?.textInputClient != client { host?.textInputClient = client }
  }

  private static func frameInWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}

extension UIKeyInput {
  /// Inserts the text on the pasteboard, if there is any.
  func pasteText() {
    if let text = UIPasteboard.general.string, !text.isEmpty { insertText(text) }
  }
}

extension UIKey {
  private var modifiers: UIKeyModifierFlags { modifierFlags.intersection([.shift, .control, .alternate, .command]) }

  /// The paste that the key means, or `nil`.
  fileprivate var pasteAction: ((UIResponder) -> Void)? {
    switch (keyCode, modifiers) {
    case (.keyboardV, .control), (.keyboardInsert, .shift): { $0.paste(nil) }
    case (.keyboardV, [.control, .shift]): { $0.pasteAndMatchStyle(nil) }
    default: nil
    }
  }

  /// The other edit action that the key means, or `nil`.
  fileprivate var editAction: ((UIResponder) -> Void)? {
    guard modifiers == .control else { return nil }
    return switch keyCode {
    case .keyboardC: { $0.copy(nil) }
    case .keyboardX: { $0.cut(nil) }
    case .keyboardA: { $0.selectAll(nil) }
    case .keyboardB: { $0.toggleBoldface(nil) }
    case .keyboardI: { $0.toggleItalics(nil) }
    case .keyboardU: { $0.toggleUnderline(nil) }
    default: nil
    }
  }
}
