// SPDX-License-Identifier: MIT
import RenderTree

/// Drives a property animator: the progress is the animator's own timeline.
final class AnimatorPlayback: TransitionPlayback {
  private let animator: UIViewPropertyAnimator

  init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

  nonisolated deinit {}

  var progress: Double { animator.progress }
  var velocity: Double { animator.isRunning ? animator.progressVelocity : 0 }

  func pause() { animator.pauseAnimation() }

  func scrub(to progress: Double) { animator.scrub(to: progress) }

  func settle(to end: TransitionEnd, timing: any Timing) {
    guard animator.state != .stopped else { return }
    animator.settle(to: end == .finish ? .end : .start, timing: timing)
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
