// SPDX-License-Identifier: MIT
import RenderTree

/// A clock that a driver moves: the progress of one animation, by hand or by itself.
///
/// All transitions are driven through these calls, whatever animates: block animations in a container, a property
/// animator, or an animator object of the client's own.
package protocol TransitionPlayback: AnyObject {
  /// On screen now; 0 at the start, 1 at the end, and beyond them where a spring overshoots.
  var progress: Double { get }
  /// Progress per second, now.
  var velocity: Double { get }

  /// Stops where it is.
  func pause()
  /// Stops and goes to `progress`, 0…1.
  func scrub(to progress: Double)
  /// Runs from where it is to an end, along `timing`.
  func settle(to end: TransitionEnd, timing: any Timing)
  /// Breaks the animation off and leaves all it moves at an end.
  func stop(at end: TransitionEnd)
  /// Breaks the animation off and leaves all as it is on screen; nobody is told.
  func abandon()
  /// Lets go of a clock whose animation has ended.
  func release()
}
