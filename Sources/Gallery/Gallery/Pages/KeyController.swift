// SPDX-License-Identifier: MIT
import UIKit

/// A page that handles keys. A subclass says which, in `handle(_:)`.
class KeyController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handle) { super.pressesChanged(presses, with: event) }
  }

  /// Handles a press of a key, whose phase is `began`, or its repetition, whose phase is `changed`. Returns false if
  /// another responder is to handle it.
  func handle(_ press: UIPress) -> Bool { false }
}

extension UIPress {
  /// The key if it is pressed without Shift, Ctrl, Alt and Super.
  var plainKey: UIKeyboardHIDUsage? {
    guard let key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else { return nil }
    return key.keyCode
  }
}
