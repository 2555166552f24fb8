// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animation of a transition, as its driver plays it: the progress follows a gesture, or runs to one of its ends.
///
/// Every transition is driven through these calls, whatever its animator makes: block animations in a container, a
/// `UIViewPropertyAnimator`, a zoom, or an animator object of the client's own.
package protocol TransitionPlayback: AnyObject {
  /// The progress on the screen: 0 at the start, 1 at the end, and beyond them where a spring overshoots.
  var progress: Double { get }
  /// Progress per second, now.
  var velocity: Double { get }

  /// Pauses at the present progress.
  func pauseAnimation()
  /// Pauses and sets the progress, 0…1.
  func update(_ progress: Double)
  /// Runs from the present progress to an end, along `timing`, and completes there.
  func settle(to end: TransitionEnd, timing: any Timing)
  /// Stops the animation, gives everything that it moves the values of an end, and completes.
  func finish(at end: TransitionEnd)
  /// Stops the animation and leaves everything as it is on the screen, without completing.
  func stop()
  /// Cleans up after an animation that has completed.
  func transitionDidEnd()
}

extension TransitionPlayback {
  /// There is nothing to clean up.
  package func transitionDidEnd() {}
}
