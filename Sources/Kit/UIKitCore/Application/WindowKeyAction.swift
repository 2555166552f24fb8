// SPDX-License-Identifier: MIT

/// A default action of a window for keys that no responder has handled.
@MainActor
struct WindowKeyAction {
  /// Whether the key acts again while it is held.
  let repeats: Bool
  /// Performs the action, if the key means it and there is something to act on. Returns whether it did.
  let perform: (UIWindow, UIPress) -> Bool

  /// All actions, in the order in which they are tried. The first that acts takes the key.
  static let all = [
    // Tab and, in lists and menus, the arrow keys.
    WindowKeyAction(repeats: true) { $0.focusSystem.handle($1) },
    WindowKeyAction(repeats: true) { $0.type($1) },
    WindowKeyAction(repeats: true) { $0.performKeyCommand(for: $1, hasPriority: false) },
    WindowKeyAction(repeats: true) { $0.performEditAction(for: $1) },
    WindowKeyAction(repeats: true) { $0.undoOrRedo(for: $1) },
    WindowKeyAction(repeats: false) { $0.openMenu(for: $1) },
    WindowKeyAction(repeats: false) { $1.meansBack && $0.goBack() },
    WindowKeyAction(repeats: false) { $1.meansForward && $0.goForward() },
    WindowKeyAction(repeats: true) { $0.scrollUnderPointer(for: $1) },
  ]
}

extension UIWindow {
  /// Lets the default actions handle key presses. Returns whether one did.
  ///
  /// - Parameter isRepeated: Whether the keys are held.
  func performKeyAction(for presses: Set<UIPress>, isRepeated: Bool) -> Bool {
    WindowKeyAction.all.contains { action in
      (action.repeats || !isRepeated) && presses.contains { action.perform(self, $0) }
    }
  }
}
