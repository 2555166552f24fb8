// SPDX-License-Identifier: MIT

/// The choice of the stage on which a window is shown.
extension UIWindow {
  /// Returns the stage of the window's scene or, for a level above `normal`, that of the key window, if another window is
  /// on it. Returns nil if the window needs one of its own, or stays where it is.
  func stageToShare() -> WindowStage? {
    if let shared = windowScene?.stage(besides: self) { return shared }
    guard stage == nil, windowLevel > .normal, !isTool else { return nil }
    let application = UIApplication.shared
    let key = application.windows.first { $0.isKeyWindow && $0 !== self }
    return (key ?? application.windows.last { $0 !== self })?.stage
  }

  /// Moves the window, with its scene, to a stage that has other windows.
  func enter(_ shared: WindowStage) {
    guard stage !== shared else { return }
    stage?.remove(self)
    if let scene = shared.windows.first?.windowScene { windowScene = scene }
    shared.add(self)
  }

  /// Moves a window that is shown to the stage of the scene that it has been given.
  func changeStage() {
    if let shared = stageToShare() {
      enter(shared)
    } else if let stage, stage.windows.count > 1 {
      stage.remove(self)
      guard UIApplication.shared.open(self) else { return }
      host?.show()
    }
  }

  /// Makes the window key instead of another one of its stage, because a view in it has become the first responder.
  func takeKeyPresses() {
    guard let stage, isVisible, let key = stage.keyWindow, key !== self else { return }
    if key.isKeyWindow { makeKey() } else { stage.noteKey(self) }
  }
}
