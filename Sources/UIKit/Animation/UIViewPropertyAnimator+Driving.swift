// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// The methods with which a transition and its gesture drive an animator.
extension UIViewPropertyAnimator {
  /// Pauses and sets the progress, measured from the start whatever the direction. Activates an inactive animator.
  package func scrub(to progress: Double) { move(to: progress) }

  /// Runs from the current progress to an end with `timing`, including its initial velocity, and completes there.
  package func settle(to end: UIViewAnimatingPosition, timing: any Timing) {
    require(end != .current, "UIViewPropertyAnimator.settle(to:timing:): pass .start or .end")
    settle(reversed: end == .start, timing: timing)
  }
}
