// SPDX-License-Identifier: MIT

/// An event that reports presses of keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  public let allPresses: Set<UIPress>

  package init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    allPresses = presses
    super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
  }

  nonisolated deinit {}
}
