// SPDX-License-Identifier: MIT
import TimingFunctions

/// The progress of the transition is that of the animator's timeline.
extension UIViewPropertyAnimator: TransitionPlayback {
  package func settle(to end: TransitionEnd, timing: any Timing) {
    guard state != .stopped else { return }
    settle(reversed: end == .start, timing: timing)
  }

  package func finish(at end: TransitionEnd) {
    if state == .active { stopAnimation(false) }
    if state == .stopped { finishAnimation(at: end == .finish ? .end : .start) }
  }

  package func stop() {
    if state == .active { stopAnimation(true) }
  }
}
