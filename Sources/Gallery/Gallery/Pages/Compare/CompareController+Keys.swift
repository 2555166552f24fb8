// SPDX-License-Identifier: MIT
import UIKit

/// The keys of the page, which are those of film and sound editors.
extension CompareController {
  /// Handles a key, or returns false if another responder is to handle it.
  ///
  /// - Parameter isFirst: Whether the key has been pressed, and is not being repeated.
  func handle(_ key: UIKey, isFirst: Bool) -> Bool {
    if panels.isTyping { return handleTyping(key) }
    if key.characters == "/", panels.panel == .styles || isFirst {
      panels.search()
      return true
    }
    // The shell shows the keys.
    if key.characters == "?" { return false }
    if key.keyCode == .keyboardC, !key.modifierFlags.isDisjoint(with: [.control, .command]) {
      return panels.copyTable()
    }
    guard key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else { return false }
    return handleRepeating(key.keyCode) || (handleOnce(key.keyCode, isFirst: isFirst))
  }

  /// Leaves the letters to the field that has the focus.
  private func handleTyping(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardEscape: panels.endTyping()
    default: return false
    }
    return true
  }

  private func handleRepeating(_ key: UIKeyboardHIDUsage) -> Bool {
    switch key {
    case .keyboardLeftArrow: playback.step(by: -1)
    case .keyboardRightArrow: playback.step(by: 1)
    default: return false
    }
    return true
  }

  /// Handles a key that acts once, however long it is held.
  private func handleOnce(_ key: UIKeyboardHIDUsage, isFirst: Bool) -> Bool {
    guard let action = action(of: key) else { return false }
    if isFirst { action() }
    return true
  }

  private func action(of key: UIKeyboardHIDUsage) -> (() -> Void)? {
    if let number = Self.digits.firstIndex(of: key) { return { self.choose(number: number + 1) } }
    if let panel = Panel.allCases.first(where: { $0.key == key }) { return { self.panels.toggle(panel) } }
    return switch key {
    case .keyboardSpacebar: { self.playback.toggle() }
    case .keyboardJ: { self.playback.play(reversed: true) }
    case .keyboardK: { self.playback.pause() }
    case .keyboardL: { self.playback.play() }
    case .keyboardHome: { self.playback.scrub(to: 0) }
    case .keyboardEnd: { self.playback.scrub(to: self.playback.length) }
    case .keyboardUpArrow: { self.changeSpeed(by: 1) }
    case .keyboardDownArrow: { self.changeSpeed(by: -1) }
    case .keyboardR: { self.playback.loops.toggle() }
    case .keyboardD: { self.playback.direction = self.playback.direction.next }
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward: { if let cell = self.chosenCell { self.remove(cell) } }
    case .keyboardN: { if let cell = self.chosenCell { self.add(cell.compared) } }
    case .keyboardEscape where exporter.isBusy: { self.exporter.cancel() }
    case .keyboardEscape where panels.canClose: { self.panels.close() }
    default: nil
    }
  }

  private func changeSpeed(by steps: Int) {
    let speeds = TransportBar.speeds.map(\.value)
    let current = speeds.firstIndex { $0 <= playback.speed + 0.001 } ?? speeds.count - 1
    playback.speed = speeds[min(max(current - steps, 0), speeds.count - 1)]
  }

  private static let digits: [UIKeyboardHIDUsage] = [
    .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7, .keyboard8, .keyboard9,
  ]
}
