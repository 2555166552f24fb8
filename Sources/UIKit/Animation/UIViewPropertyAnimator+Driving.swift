// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// The calls with which a transition and its gesture drive an animator.
extension UIViewPropertyAnimator {
  /// Pauses and goes to `progress`, 0 at the start, whatever the direction. Activates an inactive animator.
  package func scrub(to progress: Double) { move(to: progress) }

  /// Runs from where it is to an end, along `timing` just as it is: its own initial velocity is what the run begins
  /// with. The animation completes there.
  package func settle(to end: UIViewAnimatingPosition, timing: any Timing) {
    require(end != .current, "UIViewPropertyAnimator.settle(to:timing:): settle to the start or to the end")
    settle(reversed: end == .start, timing: timing)
  }
}
