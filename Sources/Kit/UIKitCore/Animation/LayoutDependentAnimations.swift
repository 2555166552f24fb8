// SPDX-License-Identifier: MIT

/// Animated changes whose start and end values depend on the layout, so that a new layout requires them to be made
/// again.
///
/// Performed in an animation block, the changes animate like any others. After a change of the layout, `setUpAgain()`
/// replaces their animations by new ones at the same progress.
@MainActor
package final class LayoutDependentAnimations {
  private let changes: () -> Void
  /// The property animator in whose block the changes were made, or nil for a view animation block.
  private weak var animator: UIViewPropertyAnimator?

  /// - Parameter changes: Sets the start values without animation, and then the end values.
  package init(_ changes: @escaping () -> Void) { self.changes = changes }

  nonisolated deinit {}

  /// Makes the changes in the current animation block.
  package func perform() {
    guard let scope = AnimationScopes.current else { return changes() }
    animator = scope.animator
    scope.perform(self, changes)
  }

  /// Makes the changes again for another layout, at the animator's current progress.
  ///
  /// - Returns: Whether there is an active animator to add them to. It is false after the animator has ended, and for
  ///   changes made in a view animation block.
  package func setUpAgain() -> Bool {
    guard let animator, animator.state == .active else { return false }
    animator.replaceChanges(of: self, changes)
    return true
  }
}
