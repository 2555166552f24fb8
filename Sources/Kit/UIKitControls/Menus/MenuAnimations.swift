// SPDX-License-Identifier: MIT

/// The animations that a delegate adds to the appearance or the disappearance of a menu, and its closures for the end.
final class MenuAnimations: NSObject, UIContextMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  nonisolated deinit {}

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for animation in animations { animation() }
    animations = []
  }

  func complete() {
    let waiting = completions
    completions = []
    for completion in waiting { completion() }
  }
}
