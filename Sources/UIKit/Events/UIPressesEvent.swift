// SPDX-License-Identifier: MIT

/// Keys that went down or came up.
@MainActor
open class UIPressesEvent: UIEvent {
  public let allPresses: Set<UIPress>

  package init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    allPresses = presses
    super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
  }

  nonisolated deinit {}
}
