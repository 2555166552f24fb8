// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

// Editing by the user. Code that text fields share is in `TextEditing`.
extension UITextView: TextEditing {
  var acceptsSelection: Bool { isEditable || isSelectable }
  var acceptsChanges: Bool { isEditable }
  var isSelecting: Bool { autoscroll != nil }
  var hidesText: Bool { false }
  var tripleClickStep: EditedText.Step { .paragraph }
  var replacedCharacters: Range<Int> { marked ?? edited.selection }
  var runsRightToLeft: Bool { paragraphs.runsRightToLeft(at: edited.caret) }

  func styledCharacters(in range: Range<Int>) -> StyledText { paragraphs.text(in: range) }

  func allowsChange(in range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func endComposition() { (marked, input.column) = (nil, nil) }

  func textDidChange() {
    input.revealsCaret = true
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    input.typing = nil
    delegate?.textViewDidChangeSelection(self)
  }

  // MARK: Input methods

  /// Shows a text that an input method composes, in place of the former one.
  package func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    compose(markedText ?? "", selectedRange: selectedRange)
  }

  /// Keeps the composed text as if it had been typed.
  package func unmarkText() { marked = nil }

  package var caretRectInWindow: CGRect { convert(caretRect(before: edited.caret), to: nil) }

  // MARK: Keys

  /// Handles a key that moves the caret, deletes, or copies. Returns false for other keys.
  func handleKey(ofText press: UIPress) -> Bool {
    guard isFirstResponder, let key = EditingKey(press) else { return false }
    guard isEditing else { return key.modifiers == .control && handleShortcut(key.code) }
    let (isWide, extends) = (key.modifiers.contains(.control), key.modifiers.contains(.shift))
    let caret = edited.caret
    let isHandled =
      switch key.code {
      case .keyboardUpArrow, .keyboardDownArrow:
        moveCaret(isBelow: key.code == .keyboardDownArrow, byParagraph: isWide, extending: extends)
      case .keyboardHome, .keyboardEnd:
        moveCaretToEdge(isEnd: key.code == .keyboardEnd, ofText: isWide, extending: extends)
      case .keyboardPageUp, .keyboardPageDown:
        moveCaretByPage(isBelow: key.code == .keyboardPageDown, extending: extends)
      case .keyboardTab where key.modifiers.isEmpty: insertTab()
      default: handleEditingKey(key)
      }
    if edited.caret != caret, key.code != .keyboardA { revealCaretLater() }
    return isHandled
  }

  /// Scrolls to the caret with the next layout.
  private func revealCaretLater() {
    input.revealsCaret = true
    setNeedsLayout()
  }

  private func insertTab() -> Bool {
    insertText("\t")
    return true
  }

  private func moveCaret(isBelow: Bool, byParagraph: Bool, extending: Bool) -> Bool {
    if byParagraph {
      moveCaret(.paragraph, forward: isBelow, extending: extending)
      return true
    }
    arrangeText()
    let start = verticalStart(isBelow: isBelow, extending: extending)
    let column = input.column ?? paragraphs.caretRect(before: start).minX
    let next = paragraphs.offset(inLineNextTo: start, isBelow: isBelow, nearestTo: column)
    moveCaret(to: next ?? (isBelow ? edited.count : 0), extending: extending)
    input.column = column
    return true
  }

  private func moveCaretByPage(isBelow: Bool, extending: Bool) -> Bool {
    arrangeText()
    let start = verticalStart(isBelow: isBelow, extending: extending)
    let rect = paragraphs.caretRect(before: start)
    let column = input.column ?? rect.minX
    let page = max(bounds.inset(by: adjustedContentInset).height - rect.height, rect.height)
    let point = CGPoint(x: column, y: rect.midY + (isBelow ? page : -page))
    moveCaret(to: paragraphs.offset(nearestTo: point), extending: extending)
    input.column = column
    return true
  }

  /// The offset from which the caret moves up or down. A selection that is not extended collapses at that end.
  private func verticalStart(isBelow: Bool, extending: Bool) -> Int {
    if extending { return edited.caret }
    return isBelow ? edited.selection.upperBound : edited.selection.lowerBound
  }

  private func moveCaretToEdge(isEnd: Bool, ofText: Bool, extending: Bool) -> Bool {
    arrangeText()
    let line = paragraphs.carets(inLineOf: edited.caret)
    let (start, end) = ofText ? (0, edited.count) : (line.lowerBound, line.upperBound)
    moveCaret(to: isEnd ? end : start, extending: extending)
    return true
  }

  // MARK: The mouse

  /// Selects with the mouse, or places the caret after a tap or a click.
  func select(with recognizer: TextSelectionRecognizer) {
    switch recognizer.state {
    case .began: press(recognizer)
    case .changed: autoscroll?.pointerMoved()
    case .ended where recognizer.isTap:
      press(recognizer)
      autoscroll = nil
      offerSelection()
    case .ended, .cancelled, .failed:
      autoscroll?.stop()
      autoscroll = nil
      offerSelection()
    case .possible: break
    }
  }

  private func press(_ recognizer: TextSelectionRecognizer) {
    // The text may scroll when it is edited.
    let offset = offset(nearestTo: convert(recognizer.start, from: nil))
    guard becomeFirstResponder() else { return }
    beginSelecting(
      at: offset, clicks: recognizer.tapCount, extending: recognizer.modifierFlags.contains(.shift))
    autoscroll = TextAutoscroll(self, recognizer)
  }
}
