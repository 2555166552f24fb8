// SPDX-License-Identifier: MIT

extension WindowInput {
  /// A key as the keyboard reports it.
  package struct Key {
    /// The code of text that comes without a key.
    static let noCode = 0

    /// The code that identifies the key while it is down.
    package var code: Int
    package var keysym: UInt
    package var unmodifiedKeysym: UInt
    package var text: String
    package var modifiers: UIKeyModifierFlags

    package init(code: Int, keysym: UInt, unmodifiedKeysym: UInt, text: String, modifiers: UIKeyModifierFlags) {
      self.code = code
      self.keysym = keysym
      self.unmodifiedKeysym = unmodifiedKeysym
      self.text = text
      self.modifiers = modifiers
    }
  }

  package func keyDown(_ key: Key, isRepeat: Bool, time: TimeInterval) {
    flush()
    modifierFlags = key.modifiers
    if let press = pressedKeys[key.code] {
      press.phase = .changed
      press.timestamp = time
      return send(press)
    }
    guard let window = stack.keyWindow else { return }
    let press = UIPress(key: UIKey(key), phase: .began, window: window, timestamp: time)
    press.responder = window.keyTarget
    pressedKeys[key.code] = press
    send(press)
    // Text from an input method comes without a key, so no release follows.
    if key.code == Key.noCode { release(key.code, .ended, time: time) }
  }

  package func keyUp(_ key: Key, time: TimeInterval) {
    modifierFlags = key.modifiers
    release(key.code, .ended, time: time)
  }

  /// Releases all keys or those of a window, because the keyboard focus has moved and no releases will arrive.
  func releaseKeys(of window: UIWindow? = nil, time: TimeInterval) {
    for (code, press) in pressedKeys.sorted(by: { $0.key < $1.key }) where window == nil || press.window === window {
      release(code, .cancelled, time: time)
    }
  }

  private func release(_ code: Int, _ phase: UIPress.Phase, time: TimeInterval) {
    guard let press = pressedKeys.removeValue(forKey: code) else { return }
    press.phase = phase
    press.timestamp = time
    send(press)
  }

  private func send(_ press: UIPress) {
    UIApplication.shared.sendEvent(
      UIPressesEvent(
        presses: Set(pressedKeys.values).union([press]), timestamp: press.timestamp, modifierFlags: modifierFlags))
  }
}

extension UIKey {
  convenience init(_ key: WindowInput.Key) {
    self.init(
      characters: key.text, charactersIgnoringModifiers: KeySymbol.character(key.unmodifiedKeysym) ?? key.text,
      modifierFlags: key.modifiers, keyCode: KeySymbol.usage(key.unmodifiedKeysym))
  }
}
