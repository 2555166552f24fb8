// SPDX-License-Identifier: MIT
import RenderTree

/// Runs the animations beside a transition where they can't join its animator: on property animators that do what the
/// transition's own clock does.
struct AlongsidePlayback {
  /// The last command to the followers, for those that join later.
  private enum Motion {
    /// By themselves, along their own curve.
    case running
    case held(at: Double)
    case settling(to: TransitionEnd, timing: any Timing)
  }

  private var followers: [AnimatorPlayback] = []
  private var motion: Motion
  /// Where the motion began.
  private var progress = 0.0

  /// - Parameter isHeld: whether somebody else will move the progress, or say how it runs.
  init(isHeld: Bool) { motion = isHeld ? .held(at: 0) : .running }

  /// Adds animations that run from where the others are, in `duration` seconds if they run by themselves.
  mutating func add(duration: TimeInterval, _ animations: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    let follower = AnimatorPlayback(animator)
    followers.append(follower)
    switch motion {
    case .running: animator.startAnimation()
    case .held(let progress): follower.scrub(to: progress)
    case .settling(let end, let timing):
      follower.scrub(to: progress)
      follower.settle(to: end, timing: timing)
    }
  }

  mutating func pause(at progress: Double) {
    motion = .held(at: progress)
    for follower in followers { follower.pause() }
  }

  mutating func scrub(to progress: Double) {
    motion = .held(at: progress)
    for follower in followers { follower.scrub(to: progress) }
  }

  mutating func settle(to end: TransitionEnd, timing: any Timing) {
    if case .held(let progress) = motion { self.progress = progress }
    motion = .settling(to: end, timing: timing)
    for follower in followers { follower.settle(to: end, timing: timing) }
  }

  mutating func stop(at end: TransitionEnd) {
    for follower in followers { follower.stop(at: end) }
    followers = []
  }
}
