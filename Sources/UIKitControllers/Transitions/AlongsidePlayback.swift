// SPDX-License-Identifier: MIT
import TimingFunctions

/// Plays the animations beside a transition that can't be part of its animator: each is a property animator that does
/// what the transition's own playback does.
struct AlongsidePlayback {
  /// The last call, for animations that are added later.
  private enum Motion {
    /// By itself, along each animation's own curve.
    case running
    case interactive(progress: Double)
    case settling(to: TransitionEnd, timing: any Timing)
  }

  private var animators: [UIViewPropertyAnimator] = []
  private var motion: Motion
  /// The progress at which settling began.
  private var progress = 0.0

  /// - Parameter isInteractive: Whether the progress waits for the transition's driver.
  init(isInteractive: Bool) { motion = isInteractive ? .interactive(progress: 0) : .running }

  /// Adds animations that join the others at their progress, and take `duration` seconds if they run by themselves.
  mutating func add(duration: TimeInterval, _ animations: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    animators.append(animator)
    switch motion {
    case .running: animator.startAnimation()
    case .interactive(let progress): animator.update(progress)
    case .settling(let end, let timing):
      animator.update(progress)
      animator.settle(to: end, timing: timing)
    }
  }

  mutating func pauseAnimation(at progress: Double) {
    motion = .interactive(progress: progress)
    for animator in animators { animator.pauseAnimation() }
  }

  mutating func update(_ progress: Double) {
    motion = .interactive(progress: progress)
    for animator in animators { animator.update(progress) }
  }

  mutating func settle(to end: TransitionEnd, timing: any Timing) {
    if case .interactive(let progress) = motion { self.progress = progress }
    motion = .settling(to: end, timing: timing)
    for animator in animators { animator.settle(to: end, timing: timing) }
  }

  mutating func finish(at end: TransitionEnd) {
    for animator in animators { animator.finish(at: end) }
    animators = []
  }
}
