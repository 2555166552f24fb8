// SPDX-License-Identifier: MIT

/// The choice of the stack on which a window is shown.
extension UIWindow {
  /// Returns the stack of the window's scene or, for a level above `normal`, that of the key window, if another window is
  /// on it. Returns nil if the window needs one of its own, or stays where it is.
  func stackToShare() -> WindowStack? {
    if let shared = windowScene?.stack(besides: self) { return shared }
    guard stack == nil, windowLevel > .normal, !isTool else { return nil }
    let application = UIApplication.shared
    let key = application.windows.first { $0.isKeyWindow && $0 !== self }
    return (key ?? application.windows.last { $0 !== self })?.stack
  }

  /// Moves the window, with its scene, to a stack that has other windows.
  func enter(_ shared: WindowStack) {
    guard stack !== shared else { return }
    stack?.remove(self)
    if let scene = shared.windows.first?.windowScene { windowScene = scene }
    shared.add(self)
  }

  /// Moves a window that is shown to the stack of the scene that it has been given.
  func changeStack() {
    if let shared = stackToShare() {
      enter(shared)
    } else if let stack, stack.windows.count > 1 {
      stack.remove(self)
      guard UIApplication.shared.open(self) else { return }
      host?.show()
    }
  }

  /// Makes the window key instead of another one of its stack, because a view in it has become the first responder.
  func takeKeyPresses() {
    guard let stack, isVisible, let key = stack.keyWindow, key !== self else { return }
    if key.isKeyWindow { makeKey() } else { stack.noteKey(self) }
  }
}
