// SPDX-License-Identifier: MIT
import TimingFunctions

/// Plays the animation of a transition, and alongside it the animations that cannot be part of its animator.
final class TransitionPlayer {
  /// The animation. It is `nil` until the animator has been set up, and if the interaction controller does not use one.
  var playback: (any TransitionPlayback)?
  /// The animator that the client provides for the transition, if it provides one.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)?
  /// The animations alongside, or `nil` until they have been set up.
  var alongside: AlongsidePlayback?

  nonisolated deinit {}

  /// Adds animations alongside the transition: to the client's animator, or to the playback that follows the
  /// transition's.
  ///
  /// - Parameter duration: The duration of the transition in seconds.
  func join(duration: TimeInterval, _ animations: @escaping () -> Void) {
    if let animator = interruptibleAnimator, animator.state == .active { return animator.addAnimations(animations) }
    alongside?.add(duration: duration, animations)
  }

  /// Sets the progress of a paused animation.
  func update(_ progress: Double) {
    playback?.update(progress)
    alongside?.update(progress)
  }

  func pause() {
    guard let playback else { return }
    playback.pauseAnimation()
    alongside?.pauseAnimation(at: playback.progress)
  }

  func settle(to end: TransitionEnd, timing: any Timing) {
    playback?.settle(to: end, timing: timing)
    alongside?.settle(to: end, timing: timing)
  }

  /// Cleans up after the animation has completed at an end.
  func transitionDidEnd(at end: TransitionEnd) {
    playback?.transitionDidEnd()
    alongside?.finish(at: end)
  }

  /// Releases the animations.
  func clear() {
    playback = nil
    interruptibleAnimator = nil
    alongside = nil
  }
}
