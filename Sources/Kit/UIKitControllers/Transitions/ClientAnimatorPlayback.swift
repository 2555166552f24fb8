// SPDX-License-Identifier: MIT
import TimingFunctions

/// Plays an animator that is not a `UIViewPropertyAnimator`, through the protocol `UIViewImplicitlyAnimating` alone.
final class ClientAnimatorPlayback: TransitionPlayback {
  private let animator: any UIViewImplicitlyAnimating
  private let duration: Double

  init(_ animator: any UIViewImplicitlyAnimating, duration: Double) {
    self.animator = animator
    self.duration = duration
  }

  nonisolated deinit {}

  var progress: Double { animator.fractionComplete }
  /// The velocity of a linear animation, because the protocol does not provide the actual one.
  var velocity: Double {
    guard animator.isRunning, duration > 0 else { return 0 }
    return (animator.isReversed ? -1 : 1) / duration
  }

  func pauseAnimation() { animator.pauseAnimation() }

  func update(_ progress: Double) {
    if animator.isRunning { animator.pauseAnimation() }
    animator.fractionComplete = min(max(progress, 0), 1)
  }

  func settle(to end: TransitionEnd, timing: any Timing) {
    animator.isReversed = end == .start
    let factor = duration > 0 ? timing.settlingDuration / duration : 0
    animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
  }

  func finish(at end: TransitionEnd) { animator.finish(at: end) }
  func stop() { animator.stop() }
}
