// SPDX-License-Identifier: MIT
import RenderTree

/// Drives an animator object that is not a `UIViewPropertyAnimator`, by its public protocol alone.
final class ClientAnimatorPlayback: TransitionPlayback {
  private let animator: any UIViewImplicitlyAnimating
  private let duration: Double

  init(_ animator: any UIViewImplicitlyAnimating, duration: Double) {
    self.animator = animator
    self.duration = duration
  }

  nonisolated deinit {}

  var progress: Double { animator.fractionComplete }
  /// The protocol doesn't tell; the pace of an even run.
  var velocity: Double {
    guard animator.isRunning, duration > 0 else { return 0 }
    return (animator.isReversed ? -1 : 1) / duration
  }

  func pause() { animator.pauseAnimation() }

  func scrub(to progress: Double) {
    if animator.isRunning { animator.pauseAnimation() }
    animator.fractionComplete = progress
  }

  func settle(to end: TransitionEnd, timing: any Timing) {
    animator.isReversed = end == .start
    let factor = duration > 0 ? timing.settlingDuration / duration : 0
    animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
  }

  func stop(at end: TransitionEnd) {
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: end == .finish ? .end : .start) }
  }

  func abandon() {
    if animator.state == .active { animator.stopAnimation(true) }
  }

  /// The animator belongs to whoever made it, and has ended.
  func release() {}
}
