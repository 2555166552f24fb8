// SPDX-License-Identifier: MIT

extension UIKeyCommand {
  /// The keys that type no character, or a character that the input string does not contain.
  private static let keys: [String: UIKeyboardHIDUsage] = [
    inputUpArrow: .keyboardUpArrow, inputDownArrow: .keyboardDownArrow, inputLeftArrow: .keyboardLeftArrow,
    inputRightArrow: .keyboardRightArrow, inputEscape: .keyboardEscape, inputPageUp: .keyboardPageUp,
    inputPageDown: .keyboardPageDown, inputHome: .keyboardHome, inputEnd: .keyboardEnd,
    inputDelete: .keyboardDeleteForward, "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter,
    "\t": .keyboardTab, "\u{8}": .keyboardDeleteOrBackspace, f1: .keyboardF1, f2: .keyboardF2, f3: .keyboardF3,
    f4: .keyboardF4, f5: .keyboardF5, f6: .keyboardF6, f7: .keyboardF7, f8: .keyboardF8, f9: .keyboardF9,
    f10: .keyboardF10, f11: .keyboardF11, f12: .keyboardF12,
  ]

  /// Whether a key with its modifiers is the command's.
  func matches(_ key: UIKey) -> Bool {
    guard let input, !input.isEmpty else { return false }
    if let usage = Self.keys[input] { return key.keyCode == usage && accepts(key.modifierFlags, ignoringShift: false) }
    guard key.charactersIgnoringModifiers.lowercased() == input.lowercased() else { return false }
    return accepts(key.modifierFlags, ignoringShift: !input.contains(where: \.isLetter))
  }

  private func accepts(_ flags: UIKeyModifierFlags, ignoringShift: Bool) -> Bool {
    var (wanted, down) = (modifierFlags.withOneControlKey, flags.withOneControlKey)
    if ignoringShift, !wanted.contains(.shift) { down.remove(.shift) }
    return wanted == down
  }
}

extension UIKeyModifierFlags {
  /// The flags that matter for a key command, in which Super counts as Ctrl.
  fileprivate var withOneControlKey: UIKeyModifierFlags {
    let others = intersection([.shift, .alternate])
    return isDisjoint(with: [.control, .command]) ? others : others.union(.control)
  }
}

extension UIWindow {
  /// Performs the first key command for a key in the chain of responders that receives it.
  ///
  /// - Parameter hasPriority: Whether only commands that want priority are performed.
  /// - Returns: Whether there is one.
  func performKeyCommand(for press: UIPress, hasPriority: Bool) -> Bool {
    guard let key = press.key else { return false }
    let first = press.responder ?? keyTarget
    for responder in sequence(first: first, next: \.next) {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        guard command.wantsPriorityOverSystemBehavior == hasPriority,
          let target = first.target(forAction: command.action, withSender: command)
        else { continue }
        UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
        return true
      }
    }
    return false
  }
}
