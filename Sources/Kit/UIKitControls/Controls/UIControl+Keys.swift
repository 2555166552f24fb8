// SPDX-License-Identifier: MIT

extension UIControl {
  /// Handles a key while the control has the focus: Return and the space bar press it, and the arrow keys change its
  /// value. Returns false for other keys.
  func handleKey(_ press: UIPress) -> Bool {
    guard isFocused, !(self is any UIKeyInput), let key = press.key,
      key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
    else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      if press.phase == .began {
        isHighlighted = true
        performPrimaryAction()
      }
      return true
    case .keyboardLeftArrow, .keyboardDownArrow: return changeValue(by: -1)
    case .keyboardRightArrow, .keyboardUpArrow: return changeValue(by: 1)
    default: return false
    }
  }
}
