// SPDX-License-Identifier: MIT
import RenderTree

/// What drives an animator from outside: a transition with its gesture.
extension UIViewPropertyAnimator {
  /// The fraction of the way from the start that shows now, whatever the direction; beyond 0…1 where a spring
  /// overshoots.
  package var progress: Double { timelineValue }

  /// The speed of ``progress``, in ways per second; 0 while paused.
  package var progressVelocity: Double { timelineVelocity }

  /// Pauses and goes to `progress`, 0 at the start, whatever the direction. Activates an inactive animator.
  package func scrub(to progress: Double) { move(to: progress) }

  /// Runs from where it is to an end, along `timing` just as it is: its own initial velocity is what the run begins
  /// with. The animation completes there.
  package func settle(to end: UIViewAnimatingPosition, timing: any Timing) {
    precondition(end != .current, "UIViewPropertyAnimator.settle(to:timing:): settle to the start or to the end")
    settle(reversed: end == .start, timing: timing)
  }
}
