// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

// The selection that the middle button of the mouse pastes, in this program and others.
extension TextEditing {
  /// Makes the selected characters the selection of the desktop. A text that is hidden is not offered.
  func offerSelection() {
    guard !edited.selection.isEmpty, !hidesText else { return }
    PrimarySelection.text = edited.substring(edited.selection)
  }

  /// Adds the recognizer of the middle button, which pastes where it is pressed.
  func addMiddleButton() {
    addGestureRecognizer(
      PointerPressRecognizer(button: .button(3)) { [weak self] recognizer in
        if recognizer.state == .began { self?.pasteSelection(at: recognizer.location(in: self)) }
      })
  }

  /// Inserts the selection of the desktop at the character that is nearest to a point. It does not replace a selection
  /// here, because that may be what is pasted.
  private func pasteSelection(at point: CGPoint) {
    guard acceptsSelection, acceptsChanges, let position = closestPosition(to: point), let text = PrimarySelection.text,
      !text.isEmpty, becomeFirstResponder()
    else { return }
    moveCaret(to: edited.offset(of: position), extending: false)
    insertContent(text)
  }
}
