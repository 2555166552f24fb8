// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animation of a transition, which its driver plays. The progress follows a gesture, or runs to one of its ends.
///
/// Every transition is driven through these calls, whatever its animator makes: block animations in a container, a
/// `UIViewPropertyAnimator`, a zoom, or an animator object of the client's own.
package protocol TransitionPlayback: AnyObject {
  /// The progress on the screen: 0 at the start, 1 at the end, and beyond them where a spring overshoots.
  var progress: Double { get }
  /// The present velocity, in progress per second, without slow motion.
  var velocity: Double { get }

  /// Whether the animation shows something at each progress, so that it can run backwards. The default is true.
  var canRunBackwards: Bool { get }

  /// Whether the program may pause the animation. The default is true.
  var isInterruptible: Bool { get }

  /// Pauses at the present progress.
  func pauseAnimation()
  /// Pauses and sets the progress: from 0 to 1, or beyond them if the interaction overshoots.
  func update(_ progress: Double)
  /// Runs from the present progress to an end, along `timing`, and completes there.
  func settle(to end: TransitionEnd, timing: any Timing)
  /// Stops the animation, gives all animated properties their values at an end, and completes.
  func finish(at end: TransitionEnd)
  /// Stops the animation without completing. All animated properties keep their values on screen.
  func stop()
  /// Cleans up after an animation that has completed.
  func transitionDidEnd()
}

extension TransitionPlayback {
  package var canRunBackwards: Bool { true }
  package var isInterruptible: Bool { true }

  /// Does nothing.
  package func transitionDidEnd() {}
}
