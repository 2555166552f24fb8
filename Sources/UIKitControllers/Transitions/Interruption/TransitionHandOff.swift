// SPDX-License-Identifier: MIT

/// What an interrupted transition leaves to the one that starts in its place.
///
/// A transition between the same two controllers takes over the motion. Any other starts from the snapshot. The bars
/// continue from where they are shown in both cases.
struct TransitionHandOff {
  /// A progress, from 0 to 1 and beyond where a spring overshoots, and its velocity, per second.
  struct Motion {
    let progress: Double
    let velocity: Double

    /// The motion in the opposite direction.
    var reversed: Motion { Motion(progress: 1 - progress, velocity: -velocity) }
  }

  let snapshot: InterruptedTransitionSnapshot?
  let bars: [InterruptedBar]
  private let from: UIViewController
  private let to: UIViewController
  /// The system's animator that ran. It knows the pose of what it animates, if that has more than the progress.
  private let animator: (any StockAnimator)?
  private let motion: Motion

  /// Returns `nil` if the transition has not begun or has ended.
  init?(of run: TransitionRun, snapshot: InterruptedTransitionSnapshot?, bars: [InterruptedBar] = []) {
    guard run.driver.phase != .preparing, !run.driver.phase.isEnded else { return nil }
    self.snapshot = snapshot
    self.bars = bars
    from = run.from
    to = run.to
    animator = run.isStock ? run.driver.stockAnimator : nil
    motion = Motion(progress: run.driver.progress, velocity: run.driver.velocity)
  }

  /// The motion with which a transition between the same two controllers continues, in its own direction; `nil` for
  /// any other transition.
  func motion(for next: TransitionRun) -> Motion? {
    guard next.isStock, let animator, let successor = next.driver.stockAnimator,
      type(of: successor) == type(of: animator)
    else { return nil }
    let isInverse = next.from === to && next.to === from
    guard isInverse || (next.from === from && next.to === to) else { return nil }
    successor.continueFrom(animator)
    return isInverse ? motion.reversed : motion
  }
}
