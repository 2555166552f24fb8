// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A view whose text the user edits. It has what a text field and a text view have in common.
///
/// The delegate is asked before a change, except while an input method composes, and is told afterwards.
protocol TextEditing: DraggableText, UITextInput {
  /// The text with the selection. It has one owner: `edit(_:)` and `replaceCharacters(in:with:)` change it, and show the
  /// change.
  var edited: EditedText { get }
  /// The characters that an input method composes.
  var marked: Range<Int>? { get set }
  var drag: SelectionDrag { get set }
  /// The changes that can be undone.
  var history: TextHistory { get }

  /// Whether the user can select the text.
  var acceptsSelection: Bool { get }
  /// Whether the user can change the text.
  var acceptsChanges: Bool { get }
  /// Whether a press of the mouse selects.
  var isSelecting: Bool { get }
  /// Whether the text is shown as bullets.
  var hidesText: Bool { get }
  /// Whether the text at the caret runs from right to left.
  var runsRightToLeft: Bool { get }
  /// The unit that a triple click selects.
  var tripleClickStep: EditedText.Step { get }
  /// The characters that the next text replaces.
  var replacedCharacters: Range<Int> { get }

  /// Inserts a text that is not typed, in place of the selection. No part of it is a key.
  func insertContent(_ text: String)
  /// Changes the selection.
  func edit(_ change: (inout EditedText) -> Void)
  /// Replaces characters by a text that looks like text typed there.
  func replaceCharacters(in range: Range<Int>, with text: String)
  /// Replaces characters by ones with attributes of their own.
  func restoreCharacters(in range: Range<Int>, to text: StyledText)
  /// Returns characters with their attributes.
  func styledCharacters(in range: Range<Int>) -> StyledText
  /// Asks the delegate.
  func allowsChange(in range: NSRange, to text: String) -> Bool
  /// Called before a change of the text or the selection, which ends the input method's composition.
  func endComposition()
  /// Tells the delegate that the text and the selection have changed.
  func textDidChange()
  /// Tells the delegate that the selection has changed.
  func selectionDidChange()
}

/// The selection that a drag of the mouse extends.
struct SelectionDrag {
  /// The unit by which it extends the selection.
  var step = EditedText.Step.character
  /// The characters that the click at its start has selected, or the empty range at the caret.
  var origin = 0..<0
  /// The offset of a press that may drag the selection out of the text, or otherwise puts the caret there when it ends.
  var click: Int?
}

extension TextEditing {
  // MARK: Changing the text

  /// Replaces characters, if the delegate allows it.
  func type(_ string: String, in range: Range<Int>) {
    guard acceptsChanges, allowsChange(in: edited.utf16Range(range), to: string) else { return }
    let isComposed = marked == range
    endComposition()
    // The delegate may have made the text shorter.
    change(range.clamped(to: 0..<edited.count), to: string, isComposed: isComposed)
    textDidChange()
  }

  func insertContent(_ text: String) { insertText(text) }

  /// Deletes what the next text would replace, or what a key would move the caret over.
  func delete(_ step: EditedText.Step, forward: Bool) {
    let replaced = replacedCharacters
    let range = replaced.isEmpty ? edited.deletion(step, forward: forward) : replaced
    if !range.isEmpty { type("", in: range) }
  }

  // MARK: Input methods

  /// Shows a text that an input method composes, in place of the former one.
  func compose(_ text: String, selectedRange: NSRange) {
    guard acceptsChanges else { return }
    let range = marked ?? edited.selection
    change(range, to: text, isComposed: true)
    marked = text.isEmpty ? nil : range.lowerBound..<edited.caret
    let caret = edited.offset(utf16: edited.utf16Offset(range.lowerBound) + selectedRange.location)
    if marked != nil { edit { $0.select(from: caret, to: caret) } }
    textDidChange()
  }

  // MARK: Keys

  /// Handles a key that moves the caret in its line, deletes, copies, or types a space. Returns false for other keys.
  func handleEditingKey(_ key: EditingKey) -> Bool {
    let (isWide, extends) = (key.modifiers.contains(.control), key.modifiers.contains(.shift))
    let step: EditedText.Step = !isWide ? .character : hidesText ? .text : .word
    switch key.code {
    case .keyboardLeftArrow: moveCaret(step, forward: runsRightToLeft, extending: extends)
    case .keyboardRightArrow: moveCaret(step, forward: !runsRightToLeft, extending: extends)
    case .keyboardDeleteForward where !extends: delete(step, forward: true)
    case .keyboardDeleteOrBackspace where isWide: delete(step, forward: false)
    // Scroll views around the text, and a text view itself, would scroll.
    case .keyboardSpacebar where !isWide && !key.characters.isEmpty: insertText(key.characters)
    default: return key.modifiers == .control && handleShortcut(key.code)
    }
    return true
  }

  /// Handles a key that selects, copies or cuts. Returns false for other keys.
  func handleShortcut(_ code: UIKeyboardHIDUsage) -> Bool {
    switch code {
    case .keyboardA: selectAll(nil)
    case .keyboardC: copy(nil)
    case .keyboardX: cut(nil)
    default: return false
    }
    return true
  }

  /// Copies the selection. Returns false if there is none, or the text is hidden.
  @discardableResult func copySelection() -> Bool {
    guard !edited.selection.isEmpty, !hidesText else { return false }
    UIPasteboard.general.string = edited.substring(edited.selection)
    return true
  }

  /// Copies the selection and deletes it.
  func cutSelection() {
    if acceptsChanges, copySelection() { deleteSelection() }
  }

  /// Deletes the selection, if there is one.
  func deleteSelection() {
    if !edited.selection.isEmpty { delete(.character, forward: false) }
  }

  // MARK: Selecting

  func moveCaret(_ step: EditedText.Step, forward: Bool, extending: Bool) {
    changeSelection { $0.move(step, forward: forward, extending: extending) }
    offerSelection()
  }

  /// Moves the caret to an offset.
  func moveCaret(to offset: Int, extending: Bool) {
    changeSelection { $0.select(from: extending ? $0.anchor : offset, to: offset) }
    offerSelection()
  }

  func selectAll() {
    changeSelection { $0.select(from: 0, to: $0.count) }
    offerSelection()
  }

  /// Selects the word that is nearest to the caret, unless something is selected. In a hidden text it is everything.
  func selectWord() {
    guard acceptsSelection, edited.selection.isEmpty else { return }
    if hidesText { return selectAll() }
    let word = edited.nearestWord
    changeSelection { $0.select(from: word.lowerBound, to: word.upperBound) }
    offerSelection()
  }

  func changeSelection(_ change: (inout EditedText) -> Void) {
    endComposition()
    history.endRun()
    edit(change)
    selectionDidChange()
  }

  /// Puts the caret at an offset, or selects the word or the paragraph there.
  func beginSelecting(at offset: Int, clicks: Int, extending: Bool) {
    if extending {
      drag = SelectionDrag(origin: edited.anchor..<edited.anchor)
      return changeSelection { $0.select(from: $0.anchor, to: offset) }
    }
    let step: EditedText.Step = clicks >= 3 ? tripleClickStep : clicks == 2 ? .word : .character
    drag = SelectionDrag(step: step, origin: range(of: step, at: offset))
    changeSelection { $0.select(from: drag.origin.lowerBound, to: drag.origin.upperBound) }
  }

  /// Extends the selection to an offset, by whole words after a double click.
  func extendSelection(to offset: Int) {
    let (part, origin) = (range(of: drag.step, at: offset), drag.origin)
    changeSelection { text in
      if part.lowerBound < origin.lowerBound {
        text.select(from: origin.upperBound, to: part.lowerBound)
      } else {
        text.select(from: origin.lowerBound, to: max(part.upperBound, origin.upperBound))
      }
    }
  }

  private func range(of step: EditedText.Step, at offset: Int) -> Range<Int> {
    edited.range(of: step == .word && hidesText ? .text : step, at: offset)
  }
}

/// A key with the modifiers that matter to text.
struct EditingKey {
  let code: UIKeyboardHIDUsage
  let modifiers: UIKeyModifierFlags
  /// The text that the key types.
  let characters: String

  /// Creates the key of a press, unless Alt or the command key is down.
  init?(_ press: UIPress) {
    guard let key = press.key else { return nil }
    (code, characters) = (key.keyCode, key.characters)
    modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    guard modifiers.isDisjoint(with: [.alternate, .command]) else { return nil }
  }
}

/// The look of what is drawn around text that is edited.
enum EditingLook {
  static let caretWidth: CGFloat = 2
  static let selectionAlpha: CGFloat = 0.28
  /// The height in points of the line below a text that an input method composes.
  static let underlineHeight: CGFloat = 1
}
