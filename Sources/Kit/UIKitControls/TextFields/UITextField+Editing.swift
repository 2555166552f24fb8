// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

// Editing by the user. Code that text views share is in `TextEditing`.
extension UITextField: TextEditing {
  func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      change(0..<edited.count, to: "")
    }
    showText()
    delegate?.textFieldDidBeginEditing(self)
    report(.editingDidBegin, Self.textDidBeginEditingNotification)
  }

  func endEditing() {
    (isEditing, marked) = (false, nil)
    showText()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    report(.editingDidEnd, Self.textDidEndEditingNotification)
  }

  private func report(_ event: Event, _ name: Notification.Name) {
    send(event, event: nil)
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Changing the text

  var acceptsSelection: Bool { isEnabled }
  var acceptsChanges: Bool { true }
  var isSelecting: Bool { isTracking && drag.click == nil }
  var replacedCharacters: Range<Int> { marked ?? (clearsOnInsertion ? 0..<edited.count : edited.selection) }

  /// A line feed is a space. Alone, it would be what Return types.
  func insertContent(_ text: String) { insertText(text.replacing(#/\R/#, with: " ")) }

  func replaceCharacters(in range: Range<Int>, with text: String) { edit { $0.replace(range, with: text) } }

  func restoreCharacters(in range: Range<Int>, to text: StyledText) {
    replaceCharacters(in: range, with: text.string)
  }

  func styledCharacters(in range: Range<Int>) -> StyledText { StyledText(edited.substring(range)) }

  func allowsChange(in range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func endComposition() { (marked, clearsOnInsertion) = (nil, false) }

  func textDidChange() {
    report(.editingChanged, Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  /// Removes the text, if the delegate allows it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    marked = nil
    change(0..<edited.count, to: "")
    textDidChange()
  }

  /// Sends the events of Return, if the delegate allows it. A field with a target for the end of editing stops editing.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], event: nil)
    if endsEditing { resignFirstResponder() }
  }

  // MARK: Input methods

  /// Shows a text that an input method composes, in place of the former one.
  package func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    compose(markedText ?? "", selectedRange: selectedRange)
  }

  /// Keeps the composed text as if it had been typed.
  package func unmarkText() { marked = nil }

  package var caretRectInWindow: CGRect { line.convert(line.caretRect(before: edited.caret), to: nil) }

  // MARK: Keys and the mouse

  var hidesText: Bool { isSecureTextEntry }
  var runsRightToLeft: Bool { line.runsRightToLeft }
  var tripleClickStep: EditedText.Step { .text }

  /// Handles a key that moves the caret, deletes, or copies. Returns false for other keys.
  func handleKey(ofText press: UIPress) -> Bool {
    guard isEditing, let key = EditingKey(press) else { return false }
    switch key.code {
    case .keyboardHome: moveCaret(.text, forward: false, extending: key.modifiers.contains(.shift))
    case .keyboardEnd: moveCaret(.text, forward: true, extending: key.modifiers.contains(.shift))
    default: return handleEditingKey(key)
    }
    return true
  }

  func offset(at touch: UITouch) -> Int {
    layoutIfNeeded()
    return line.offset(nearestTo: touch.location(in: line))
  }
}
