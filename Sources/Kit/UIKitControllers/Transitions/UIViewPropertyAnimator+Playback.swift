// SPDX-License-Identifier: MIT
import TimingFunctions

/// A property animator as the playback of a transition. The progress of the animator's timeline is the progress of the
/// transition.
extension UIViewPropertyAnimator: TransitionPlayback {
  package func settle(to end: TransitionEnd, timing: any Timing) {
    guard state != .stopped else { return }
    settle(reversed: end == .start, timing: timing)
  }
}

extension UIViewAnimating {
  package func finish(at end: TransitionEnd) {
    if state == .active { stopAnimation(false) }
    if state == .stopped { finishAnimation(at: end == .finish ? .end : .start) }
  }

  package func stop() {
    if state == .active { stopAnimation(true) }
  }
}
