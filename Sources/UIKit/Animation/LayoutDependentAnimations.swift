// SPDX-License-Identifier: MIT

/// Changes whose beginning and end follow from a layout, so that they have to be made again when that changes.
///
/// Performed in an animation block, the changes animate like any others there. When the layout is another one, `setUpAgain()`
/// replaces their animations by new ones at the same progress.
@MainActor
package final class LayoutDependentAnimations {
  private let changes: () -> Void
  /// The property animator in whose block the changes were made; nil outside of one.
  private weak var animator: UIViewPropertyAnimator?

  /// - Parameter changes: Puts the views where they begin, without animation, and then where they end.
  package init(_ changes: @escaping () -> Void) { self.changes = changes }

  nonisolated deinit {}

  /// Makes the changes in the animation block that this is called in.
  package func perform() {
    guard let scope = AnimationScope.current as? AnimatorScope else { return changes() }
    animator = scope.animator
    scope.perform(self, changes)
  }

  /// Makes the changes again, for another layout, at the progress that the animator has.
  ///
  /// - Returns: Whether there is an animator that they could be added to: not after it has ended, and not for changes
  ///   that were made in a plain animation block.
  package func setUpAgain() -> Bool {
    guard let animator, animator.state == .active else { return false }
    animator.replaceChanges(of: self, changes)
    return true
  }
}
