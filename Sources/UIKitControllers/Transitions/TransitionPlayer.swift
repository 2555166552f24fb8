// SPDX-License-Identifier: MIT
import TimingFunctions

/// Plays a transition's animation, and beside it the animations that cannot be part of its animator.
final class TransitionPlayer {
  /// `nil` until the animator has been set up, and for an interaction controller that works without one.
  var playback: (any TransitionPlayback)?
  /// `nil` until the animations alongside have been set up.
  var alongside: AlongsidePlayback?

  nonisolated deinit {}

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

  /// Releases what was played.
  func clear() {
    playback = nil
    alongside = nil
  }
}
