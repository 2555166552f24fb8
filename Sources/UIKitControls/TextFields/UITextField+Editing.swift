// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

// Editing by the user. The delegate is asked before a change, except while an input method composes, and is told
// afterwards.
extension UITextField {
  func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      edit { $0 = EditedText() }
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

  /// Replaces characters, if the delegate allows it.
  func type(_ string: String, in range: Range<Int>) {
    let isAllowed =
      delegate?.textField(
        self, shouldChangeCharactersIn: edited.utf16Range(range), replacementString: string) ?? true
    guard isAllowed else { return }
    (marked, clearsOnInsertion) = (nil, false)
    // The delegate may have made the text shorter.
    edit { $0.replace(range.clamped(to: 0..<$0.count), with: string) }
    textDidChange()
  }

  /// Deletes the selection, or what a key would move the caret over.
  func delete(_ step: EditedText.Step, forward: Bool) {
    let range = marked ?? (clearsOnInsertion ? 0..<edited.count : edited.deletion(step, forward: forward))
    if !range.isEmpty { type("", in: range) }
  }

  /// Removes the text, if the delegate allows it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    marked = nil
    edit { $0 = EditedText() }
    textDidChange()
  }

  private func textDidChange() {
    report(.editingChanged, Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
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
    let range = marked ?? edited.selection
    let text = markedText ?? ""
    edit { $0.replace(range, with: text) }
    marked = text.isEmpty ? nil : range.lowerBound..<edited.caret
    let caret = edited.offset(utf16: edited.utf16Offset(range.lowerBound) + selectedRange.location)
    if marked != nil { edit { $0.select(from: caret, to: caret) } }
    textDidChange()
  }

  /// Keeps the composed text as if it had been typed.
  package func unmarkText() { marked = nil }

  package var caretRectInWindow: CGRect { line.convert(line.caretRect(before: edited.caret), to: nil) }

  // MARK: Keys

  /// Handles a key that moves the caret, deletes, or copies. Returns false for other keys.
  func handleEditingKey(_ press: UIPress) -> Bool {
    guard isEditing, let key = press.key else { return false }
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    guard modifiers.isDisjoint(with: [.alternate, .command]) else { return false }
    let (isWide, extends) = (modifiers.contains(.control), modifiers.contains(.shift))
    let step: EditedText.Step = !isWide ? .character : isSecureTextEntry ? .line : .word
    switch key.keyCode {
    case .keyboardLeftArrow: moveCaret(step, forward: line.runsRightToLeft, extending: extends)
    case .keyboardRightArrow: moveCaret(step, forward: !line.runsRightToLeft, extending: extends)
    case .keyboardHome: moveCaret(.line, forward: false, extending: extends)
    case .keyboardEnd: moveCaret(.line, forward: true, extending: extends)
    case .keyboardDeleteForward where !extends: delete(step, forward: true)
    case .keyboardDeleteOrBackspace where isWide: delete(step, forward: false)
    default: return modifiers == .control && handleShortcut(key.keyCode)
    }
    return true
  }

  private func handleShortcut(_ key: UIKeyboardHIDUsage) -> Bool {
    switch key {
    case .keyboardA: selectAll()
    case .keyboardC: copySelection()
    case .keyboardX:
      if copySelection() { delete(.character, forward: false) }
    default: return false
    }
    return true
  }

  /// Copies the selection. Returns false if there is none, or the text is hidden.
  @discardableResult private func copySelection() -> Bool {
    guard !edited.selection.isEmpty, !isSecureTextEntry else { return false }
    UIPasteboard.general.string = edited.substring(edited.selection)
    return true
  }

  // MARK: Selecting

  private func moveCaret(_ step: EditedText.Step, forward: Bool, extending: Bool) {
    changeSelection { $0.move(step, forward: forward, extending: extending) }
  }

  func selectAll() { changeSelection { $0.select(from: 0, to: $0.count) } }

  func changeSelection(_ change: (inout EditedText) -> Void) {
    (marked, clearsOnInsertion) = (nil, false)
    edit(change)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Puts the caret at an offset, or selects the word or the text there.
  func beginSelecting(at offset: Int, clicks: Int, extending: Bool) {
    if extending {
      (dragStep, dragOrigin) = (.character, edited.anchor..<edited.anchor)
      return changeSelection { $0.select(from: $0.anchor, to: offset) }
    }
    dragStep = clicks >= 3 ? .line : clicks == 2 ? .word : .character
    dragOrigin = range(of: dragStep, at: offset)
    changeSelection { $0.select(from: dragOrigin.lowerBound, to: dragOrigin.upperBound) }
  }

  /// Extends the selection to a touch, by whole words after a double click.
  func extendSelection(to touch: UITouch) {
    let part = range(of: dragStep, at: offset(at: touch))
    changeSelection { text in
      if part.lowerBound < dragOrigin.lowerBound {
        text.select(from: dragOrigin.upperBound, to: part.lowerBound)
      } else {
        text.select(from: dragOrigin.lowerBound, to: max(part.upperBound, dragOrigin.upperBound))
      }
    }
  }

  func offset(at touch: UITouch) -> Int {
    layoutIfNeeded()
    return line.offset(nearestTo: touch.location(in: line))
  }

  private func range(of step: EditedText.Step, at offset: Int) -> Range<Int> {
    switch step {
    case .character: offset..<offset
    case .word where !isSecureTextEntry: edited.word(at: offset)
    case .word, .line: 0..<edited.count
    }
  }
}
