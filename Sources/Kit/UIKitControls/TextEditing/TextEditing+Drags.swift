// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

// Drags of the selection out of the text, and of text into it.
extension TextEditing {
  /// Whether a press of the mouse may drag the selection: a single click on selected characters, without Shift. If the
  /// pointer does not move, the click puts the caret there when it ends.
  func mayDragSelection(_ touch: UITouch, extending: Bool) -> Bool {
    UIApplication.textDragging != nil && !touch.isFinger && touch.tapCount == 1 && !extending
      && showsSelection(at: touch.location(in: self))
  }

  private func showsSelection(at point: CGPoint) -> Bool {
    isFirstResponder && !hidesText && selectionRects.contains { $0.contains(point) }
  }

  package var acceptsDrops: Bool { acceptsSelection && acceptsChanges }

  package func draggedText(from point: CGPoint) -> String? {
    !isSelecting && showsSelection(at: point) ? edited.substring(edited.selection) : nil
  }

  package func canMoveSelection(to offset: Int) -> Bool {
    let selection = edited.selection
    return acceptsDrops && !selection.isEmpty && !(selection.lowerBound...selection.upperBound).contains(offset)
  }

  /// The selected text changes places with that between it and the offset, which is one change for the delegate and for
  /// undoing. All characters keep their attributes.
  package func moveSelection(to offset: Int) {
    guard canMoveSelection(to: offset) else { return }
    let moved = edited.selection
    let isForward = offset > moved.lowerBound
    let passed = isForward ? moved.upperBound..<offset : offset..<moved.lowerBound
    let text = StyledText.joined((isForward ? [passed, moved] : [moved, passed]).map(styledCharacters))
    let range = min(offset, moved.lowerBound)..<max(offset, moved.upperBound)
    guard substitute(range, by: text) else { return }
    let start = isForward ? offset - moved.count : offset
    edit { $0.select(from: start, to: start + moved.count) }
    textDidChange()
  }

  package func drop(_ text: String, at offset: Int) {
    guard acceptsDrops, becomeFirstResponder() else { return }
    changeSelection { $0.select(from: offset, to: offset) }
    let start = edited.caret
    insertContent(text)
    // The delegate may have refused the text, or inserted another one elsewhere.
    if edited.caret > start { changeSelection { $0.select(from: start, to: $0.caret) } }
  }

  package func makeScroller(
    forDragAt location: @escaping () -> CGPoint, didScroll: @escaping () -> Void
  ) -> (any DragScroller)? { nil }
}
